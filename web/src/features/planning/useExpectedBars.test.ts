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

test('a booking is drawn at once and keeps its place until the calendar has it', () => {
  const bars = new Map([['1', [bar('A', '1', 100)]]]);
  const { result, rerender } = render(bars);
  let booked = {} as ReturnType<typeof result.current.expect>;
  act(() => {
    booked = result.current.expect(bar('', '1', 50));
  });
  expect(keysOf(result.current.bars, '1')).toEqual([expect.stringMatching(/^expected-/), 'A']);
  act(() => booked.confirm('B', 1));
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

test('a move that is refused is taken back', () => {
  const { result } = render(new Map([['1', [bar('A', '1', 100)]]]));
  let moved = {} as ReturnType<typeof result.current.expect>;
  act(() => {
    moved = result.current.expect(bar('A', '2', 100));
  });
  expect([keysOf(result.current.bars, '1'), keysOf(result.current.bars, '2')]).toEqual([[], ['A']]);
  act(() => moved.drop());
  expect([keysOf(result.current.bars, '1'), keysOf(result.current.bars, '2')]).toEqual([['A'], []]);
});
