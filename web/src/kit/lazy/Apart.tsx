import { Suspense, useEffect, useId, useLayoutEffect, type ReactNode } from 'react';

/** Ids of the `Apart`s on the page that React has not hydrated yet. */
const pending = new Set<string>();
let waiting: (() => void)[] = [];

/** Calls `act` once all parts of the page are hydrated. For an effect of the whole application. */
export const whenHydrated = (act: () => void): void => {
  if (pending.size === 0) act();
  else waiting.push(act);
};

/** Notes that a part is hydrated, or has left the page before it was. */
const settle = (part: string): void => {
  pending.delete(part);
  if (pending.size > 0) return;
  const acts = waiting;
  waiting = [];
  acts.forEach((act) => act());
};

/** Stands at the end of a part: its effect runs once the part is hydrated. */
const End = ({ part }: { part: string }) => {
  useEffect(() => settle(part), [part]);
  return null;
};

/**
 * Hydrates its content after the rest of a page that the server rendered, in tasks of its own, so that a tap never waits for all of a large
 * page; a tap on the content hydrates it at once. Elsewhere it does nothing. The content must have no field to type or choose in, because what
 * was typed before is handed over with the rest of the page (app/boot.ts).
 */
export const Apart = ({ children }: { children: ReactNode }) => {
  const part = useId();
  // Before the effects of the content, which stands at once where nothing is hydrated.
  useLayoutEffect(() => {
    pending.add(part);
    return () => settle(part);
  }, [part]);
  return (
    <Suspense fallback={null}>
      {children}
      <End part={part} />
    </Suspense>
  );
};
