import { useCallback, useMemo, useState } from 'react';
import { byStart, type Bar } from './bars';

/**
 * Draws a bar while `send` waits for the server, and until the calendar has its answer; a bar that is refused is taken back. Its number is
 * empty for a new one. Resolves to the answer, and throws what `send` throws.
 */
export type Expect = <Answer extends Stored>(
  bar: Bar,
  send: () => Promise<Answer | null | undefined>,
) => Promise<Answer | null | undefined>;

interface Expected {
  id: number;
  bar: Bar;
  /** True once the server has accepted it. */
  version?: number;
}

interface Stored {
  number: string;
  version: number;
}

/** Milliseconds after which the calendar is certainly reloaded. */
const shownForMs = 5000;

let lastId = 0;

const withExpected = (
  bars: ReadonlyMap<string, Bar[]>,
  expected: readonly Expected[],
  stored: readonly Stored[],
): ReadonlyMap<string, Bar[]> => {
  const open = expected.filter(
    ({ bar, version }) =>
      version === undefined ||
      !stored.some(({ number, version: current }) => number === bar.number && current >= version),
  );
  if (open.length === 0) return bars;
  const moved = new Set(open.map(({ bar }) => bar.key));
  const merged = new Map([...bars].map(([id, own]) => [id, own.filter(({ key }) => !moved.has(key))]));
  for (const { bar } of open) merged.set(bar.vehicleId, [...(merged.get(bar.vehicleId) ?? []), bar]);
  for (const { bar } of open) merged.get(bar.vehicleId)?.sort(byStart);
  return merged;
};

/** Adds bookings and moves to the bars at once, until the server's data shows them or the server refuses them. */
export const useExpectedBars = (bars: ReadonlyMap<string, Bar[]>, stored: readonly Stored[]) => {
  const [expected, setExpected] = useState<readonly Expected[]>([]);

  const expect = useCallback<Expect>(async (bar, send) => {
    const id = (lastId += 1);
    const key = bar.number || `expected-${id}`;
    // Only the last move of a reservation counts.
    setExpected((all) => [...all.filter((one) => one.bar.key !== key), { id, bar: { ...bar, key } }]);
    const drop = (): void => setExpected((all) => all.filter((one) => one.id !== id));
    try {
      const answer = await send();
      if (!answer) drop();
      else {
        const { number, version } = answer;
        setExpected((all) =>
          all.map((one) => (one.id === id ? { id, bar: { ...one.bar, key: number, number }, version } : one)),
        );
        window.setTimeout(drop, shownForMs);
      }
      return answer;
    } catch (error) {
      drop();
      throw error;
    }
  }, []);

  return { bars: useMemo(() => withExpected(bars, expected, stored), [bars, expected, stored]), expect };
};
