import { at, bar } from '../../test/planningBars';
import type { Bar } from './bars';

import { freedomOf, proposalOf, timesFor, type Gesture } from './gesture';
import { wallOf } from '../../kit/timeline/wallMinutes';

const now = at(0, 8);

const rental = bar('a', at(3, 10), at(6, 10));
const bars = new Map([
  ['v1', [bar('gone', at(-3), at(-1)), bar('running', at(-1), at(1, 12)), rental]],
  ['v2', [bar('w', at(4), at(5), 'OUT_OF_SERVICE', 'v2'), bar('p', at(8), at(9), 'PENDING', 'v2')]],
]);
const times = ({ start, end }: { start: number; end: number }): string[] => [wallOf(start), wallOf(end)];
const propose = (gesture: Gesture) => proposalOf(gesture, bars, now);
const draw = (first: number, last: number, vehicleId = 'v1'): Gesture => ({
  kind: 'create',
  rowId: vehicleId,
  anchor: at(first),
  focus: at(last),
});

test('a drawn reservation goes from the usual hour to the usual hour, in either direction', () => {
  expect(times(propose(draw(10, 12)))).toEqual(['2026-11-30T10:00', '2026-12-02T10:00']);
  expect(times(propose(draw(12, 10)))).toEqual(['2026-11-30T10:00', '2026-12-02T10:00']);
  expect(times(propose(draw(10, 10)))).toEqual(['2026-11-30T10:00', '2026-12-01T10:00']);
});

test('its hours make way for what comes back that morning, what leaves that evening, and the present', () => {
  expect(times(propose(draw(1, 2)))).toEqual(['2026-11-21T12:00', '2026-11-22T10:00']);
  expect(times(timesFor(at(1), at(3), [bar('early', at(3, 7), at(4))], now))).toEqual([
    '2026-11-21T10:00',
    '2026-11-23T07:00',
  ]);
  expect(times(timesFor(at(0), at(0), [], at(0, 15) + 10))).toEqual(['2026-11-20T15:30', '2026-11-21T10:00']);
});

test('what is in the way is named, requests are only counted', () => {
  expect(propose(draw(2, 4)).obstacle).toEqual({ why: 'occupied', by: rental });
  expect(propose(draw(3, 5, 'v2')).obstacle).toMatchObject({ why: 'occupied', by: { key: 'w' } });
  expect(propose(draw(7, 9, 'v2'))).toMatchObject({ obstacle: null, rivals: [{ key: 'p' }] });
  expect(propose(draw(10, 10)).obstacle).toBeNull();
});

test('nothing new is drawn in the past, nor for longer than a rental lasts', () => {
  expect(propose(draw(-1, 2, 'v2')).obstacle).toEqual({ why: 'past' });
  expect(propose(draw(10, 101)).obstacle).toEqual({ why: 'long' });
});

test('a moved bar keeps its hours and does not stand in its own way', () => {
  const moved = propose({ kind: 'move', bar: rental, rowId: 'v1', days: 1 });
  expect(times(moved)).toEqual(['2026-11-24T10:00', '2026-11-27T10:00']);
  expect(moved).toMatchObject({ obstacle: null, changed: true });
  const other = propose({ kind: 'move', bar: rental, rowId: 'v2', days: 0 });
  expect(other.obstacle).toMatchObject({ why: 'occupied', by: { key: 'w' } });
  expect(propose({ kind: 'move', bar: rental, rowId: 'v1', days: 0 }).changed).toBe(false);
  expect(propose({ kind: 'move', bar: rental, rowId: 'v1', days: -4 }).obstacle).toEqual({ why: 'past' });
});

test('an end is pulled by days, but not before the start', () => {
  const longer = propose({ kind: 'resize', bar: rental, edge: 'end', days: 2 });
  expect(times(longer)).toEqual(['2026-11-23T10:00', '2026-11-28T10:00']);
  expect(propose({ kind: 'resize', bar: rental, edge: 'end', days: -3 }).obstacle).toEqual({ why: 'short' });
  expect(propose({ kind: 'resize', bar: rental, edge: 'start', days: -2 }).obstacle).toMatchObject({
    by: { key: 'running' },
  });
});

test('a car that has left only comes back another day; the past and works stay', () => {
  expect(freedomOf(bar('r', at(-1), at(2)), now)).toEqual({ move: false, start: false, end: true });
  expect(freedomOf(bar('r', at(-3), at(-1)), now)).toEqual({ move: false, start: false, end: false });
  expect(freedomOf({ ...bar('early', at(1), at(2)), stage: 'OUT' }, now)).toEqual({
    move: false,
    start: false,
    end: true,
  });
  expect(freedomOf({ ...bar('back', at(-3), at(1)), stage: 'RETURNED' }, now).end).toBe(false);
  expect(freedomOf(bar('w', at(2), at(3), 'OUT_OF_SERVICE'), now).end).toBe(false);
  expect(freedomOf(bar('p', at(-1), at(2), 'PENDING'), now).move).toBe(true);
  const early = propose({ kind: 'resize', bar: bar('running', at(-3), at(1, 12)), edge: 'end', days: -2 });
  expect(early.obstacle).toEqual({ why: 'past' });
});

test('a new reservation leaves time for the preparation; what is too close is named so', () => {
  const prepared = { ...rental, occupied: { start: rental.start - 60, end: rental.end + 60 } };
  expect(times(timesFor(at(6), at(7), [prepared], now))).toEqual(['2026-11-26T11:00', '2026-11-27T10:00']);
  expect(times(timesFor(at(1), at(3), [prepared], now))).toEqual(['2026-11-21T10:00', '2026-11-23T09:00']);
  const other = bar('b', at(1, 10), at(3, 9) + 30);
  const gesture: Gesture = { kind: 'move', bar: other, rowId: 'v1', days: 0 };
  const onto = new Map([['v1', [prepared, { ...other, vehicleId: 'v9' }]]]);
  expect(proposalOf({ ...gesture, bar: { ...other, vehicleId: 'v9' } }, onto, now).obstacle).toEqual({
    why: 'occupied',
    by: prepared,
    tooClose: true,
  });
});

test('the end of a late rental moves from its promised end', () => {
  const late: Bar = { ...bar('late', at(-4), at(0, 15)), alarm: 'LATE', promisedEnd: at(-1, 17) };
  const gesture: Gesture = { kind: 'resize', bar: late, edge: 'end', days: 3 };
  const now = at(0, 15);
  expect(proposalOf(gesture, new Map([['v1', [late]]]), now)).toMatchObject({
    end: at(2, 17),
    changed: true,
    obstacle: null,
  });
  expect(proposalOf({ ...gesture, days: 0 }, new Map([['v1', [late]]]), now).changed).toBe(false);
});
