import { act, renderHook } from '@testing-library/react';
import type { Bar } from './bars';
import { useExpectedBars } from './useExpectedBars';

const bar = (number: string, vehicleId: string, start: number): Bar => ({
  key: number,
  number,
  vehicleId,
  state: 'ACCEPTED',
  label: 'Nadia',
  start,
  end: start + 60,
});

const keysOf = (bars: ReadonlyMap<string, readonly Bar[]>, vehicleId: string) =>
  bars.get(vehicleId)?.map(({ key }) => key) ?? [];

const render = (bars: Map<string, Bar[]>, version = 3) =>
  renderHook(({ stored }) => useExpectedBars(bars, stored), {
    initialProps: { stored: [{ number: 'A', version }] },
  });

test('a booking is drawn at once and keeps its place until the calendar has it', async () => {
  const bars = new Map([['1', [bar('A', '1', 100)]]]);
  const { result, rerender } = render(bars);
  let answer: (made: { number: string; version: number }) => void = () => undefined;
  act(() => {
    void result.current.expect(
      bar('', '1', 50),
      () => new Promise<Parameters<typeof answer>[0]>((resolve) => (answer = resolve)),
    );
  });
  expect(keysOf(result.current.bars, '1')).toEqual([expect.stringMatching(/^expected-/), 'A']);
  await act(async () => answer({ number: 'B', version: 1 }));
  expect(keysOf(result.current.bars, '1')).toEqual(['B', 'A']);
  bars.get('1')?.unshift(bar('B', '1', 50));
  rerender({
    stored: [
      { number: 'A', version: 3 },
      { number: 'B', version: 1 },
    ],
  });
  expect(keysOf(result.current.bars, '1')).toEqual(['B', 'A']);
});

test('a move that is refused is taken back', async () => {
  const { result } = render(new Map([['1', [bar('A', '1', 100)]]]));
  let refuse: (error: Error) => void = () => undefined;
  let moved: Promise<unknown> = Promise.resolve();
  act(() => {
    moved = result.current.expect(bar('A', '2', 100), () => new Promise((_, reject) => (refuse = reject)));
  });
  expect([keysOf(result.current.bars, '1'), keysOf(result.current.bars, '2')]).toEqual([[], ['A']]);
  await act(async () => {
    refuse(new Error('Refused.'));
    await moved.catch(() => undefined);
  });
  await expect(moved).rejects.toThrow('Refused.');
  expect([keysOf(result.current.bars, '1'), keysOf(result.current.bars, '2')]).toEqual([['A'], []]);
});
