import { at, bar, day } from '../../test/planningBars';
import { agendaOf } from './agenda';
import { barsByVehicle, conflictIn, isMissing, requestsIn, untilPresent, type Bar } from './bars';
import { freeByDay } from './freeDays';
import { freedomOf } from './gesture';
import { alarmText, barText } from './sentences';

test('bars come by vehicle and departure; a time out of service is named by what is done', () => {
  const bars = barsByVehicle(
    [
      {
        number: 'B',
        vehicleId: 'v1',
        status: 'PENDING',
        customerName: 'Nadia',
        startsAt: '2026-11-22T10:00',
        endsAt: '2026-11-23T10:00',
        readyAt: null,
        swappedAt: null,
      },
    ],
    [{ id: '7', vehicleId: 'v1', startsAt: '2026-11-20T08:00', endsAt: '2026-11-20T18:00', nature: 'Vidange' }],
    ({ nature }) => nature,
    0,
  );
  expect(bars.get('v1')?.map(({ key, state, label }) => [key, state, label])).toEqual([
    ['block-7', 'OUT_OF_SERVICE', 'Vidange'],
    ['B', 'PENDING', 'Nadia'],
  ]);
});

test('a bar says that its rental is late or at risk', () => {
  const rental = {
    ...{ vehicleId: 'v1', status: 'ACCEPTED', customerName: 'Nadia', readyAt: null, swappedAt: null },
    ...{ startsAt: '2026-11-22T10:00', endsAt: '2026-11-23T10:00' },
  };
  const bars = barsByVehicle(
    [
      { ...rental, number: 'A', late: true },
      { ...rental, number: 'B', riskMessage: 'Le véhicule n’est pas rentré.' },
      { ...rental, number: 'C' },
    ],
    [],
    () => '',
    0,
  );
  expect(bars.get('v1')?.map(alarmText)).toEqual(['En retard', 'Menacée : Le véhicule n’est pas rentré.', undefined]);
});

test('rentals and works are in the way, requests and what only touches are not', () => {
  const bars = [
    bar('a', at(0, 10), at(2, 10)),
    bar('p', at(2), at(4), 'PENDING'),
    bar('w', at(5), at(6), 'OUT_OF_SERVICE'),
  ];
  expect(conflictIn(bars, { start: at(2, 10), end: at(5) })).toBeUndefined();
  expect(conflictIn(bars, { start: at(2, 9), end: at(3) })?.key).toBe('a');
  expect(conflictIn(bars, { start: at(1), end: at(2) }, 'a')).toBeUndefined();
  expect(conflictIn(bars, { start: at(5, 23), end: at(7) })?.key).toBe('w');
  expect(requestsIn(bars, { start: at(3), end: at(5) }).map(({ key }) => key)).toEqual(['p']);
});

const fleet = [
  { id: 'v1', category: 'CITY_CAR' },
  { id: 'v2', category: 'COMPACT_SUV' },
  { id: 'v3', category: 'CITY_CAR' },
];

test('a vehicle is free on the days that nothing but requests touches', () => {
  const bars = new Map([
    ['v1', [bar('a', at(-2), at(0, 10)), bar('b', at(0, 12), at(2)), bar('p', at(3), at(4), 'PENDING')]],
    ['v2', [bar('w', at(4, 23), at(99), 'OUT_OF_SERVICE', 'v2')]],
  ]);
  expect(freeByDay(['v1', 'v2', 'v3'], bars, day, 6)).toEqual([2, 2, 3, 3, 2, 2]);
});

test('the agenda of a day: leaving, coming back, out, asked for, and free from when', () => {
  const bars = new Map([
    ['v1', [bar('back', at(-3), at(0, 14)), bar('leave', at(0, 18), at(3))]],
    ['v2', [bar('out', at(-3), at(3), 'ACCEPTED', 'v2'), bar('ask', at(0, 9), at(1), 'PENDING', 'v2')]],
    ['v3', [bar('back3', at(-1), at(0, 15), 'ACCEPTED', 'v3')]],
  ]);
  const agenda = agendaOf(fleet, bars, day, at(0, 8));
  const keys = (list: readonly Bar[]): string[] => list.map(({ key }) => key);
  expect(keys(agenda.departures)).toEqual(['leave']);
  expect(keys(agenda.returns)).toEqual(['back', 'back3']);
  expect(keys(agenda.running)).toEqual(['out']);
  expect(keys(agenda.requests)).toEqual(['ask']);
  expect(agenda.free).toEqual([{ vehicle: fleet[2], from: at(0, 15) }]);
  expect(agendaOf(fleet, new Map(), day, at(5)).free).toEqual([]);
});

const rental = (number: string, from: string, to: string, readyAt: string, status = 'ACCEPTED') => ({
  number,
  vehicleId: 'v1',
  status,
  customerName: number,
  startsAt: `2026-11-${from}`,
  endsAt: `2026-11-${to}`,
  readyAt: status === 'ACCEPTED' ? `2026-11-${readyAt}` : null,
  swappedAt: null,
});

test('after a swap each vehicle has a bar for the time it was driven, and only the present one can be changed', () => {
  const swapped = { ...rental('a', '19T10:00', '25T10:00', '25T10:00'), swappedAt: '2026-11-21T12:00' };
  const leg = {
    id: '4',
    number: 'a',
    vehicleId: 'v2',
    customerName: 'a',
    startsAt: '2026-11-19T10:00',
    endsAt: '2026-11-21T12:00',
  };
  const bars = barsByVehicle([swapped], [], () => '', 0, [leg]);
  const [present] = bars.get('v1') ?? [];
  const [before] = bars.get('v2') ?? [];
  expect(present).toMatchObject({ start: at(1, 12), end: at(5, 10), promisedStart: at(-1, 10) });
  expect(before).toMatchObject({ key: 'leg-4', number: 'a', start: at(-1, 10), end: at(1, 12) });
  const now = at(2);
  expect(before && freedomOf(before, now)).toEqual({ move: false, start: false, end: false });
  expect(present && freedomOf(present, now).end).toBe(true);
});

test('the preparation beside a rental excludes other rentals, but not maintenance', () => {
  const hour = 60;
  const bars = barsByVehicle(
    [rental('a', '22T10:00', '23T10:00', '23T11:00')],
    [{ id: '7', vehicleId: 'v2', startsAt: '2026-11-22T10:00', endsAt: '2026-11-23T10:00' }],
    () => 'Vidange',
    hour,
  ).get('v1');
  const before = { start: at(1), end: at(2, 9) };
  const after = { start: at(3, 11), end: at(4) };
  expect([before, after].map((span) => conflictIn(bars, span))).toEqual([undefined, undefined]);
  const tooClose = [
    { ...before, end: before.end + 1 },
    { ...after, start: after.start - 1 },
  ];
  expect(tooClose.map((span) => conflictIn(bars, span)?.key)).toEqual(['a', 'a']);
  // One that stays where it is and ends no later keeps the distance that it has to the next.
  expect(conflictIn(bars, { start: at(1), end: at(2, 10) }, 'own', true)).toBeUndefined();
  expect(conflictIn(bars, { start: at(1), end: at(2, 11) }, 'own', true)?.key).toBe('a');
});

test('requests that are closer than the preparation compete', () => {
  const bars = barsByVehicle([rental('p', '22T10:00', '23T10:00', '', 'PENDING')], [], () => '', 60).get('v1');
  expect(requestsIn(bars, { start: at(3, 10), end: at(4) })).toHaveLength(1);
  expect(requestsIn(bars, { start: at(3, 11), end: at(4) })).toHaveLength(0);
});

test('a vehicle can leave once it is prepared, and counts as free on no day that its preparation touches', () => {
  const bars = barsByVehicle([rental('a', '19T10:00', '20T13:00', '20T15:00')], [], () => '', 120);
  expect(agendaOf(fleet.slice(0, 1), bars, day, at(0, 8)).free).toEqual([{ vehicle: fleet[0], from: at(0, 15) }]);
  const late = barsByVehicle([rental('a', '19T10:00', '20T23:00', '21T01:00')], [], () => '', 120);
  expect(freeByDay(['v1'], late, day, 3)).toEqual([0, 0, 1]);
});

test('a late customer still has the vehicle: its bar goes on to the present, and it is not counted on for the rest of the day', () => {
  const late: Bar = { ...bar('late', at(-4), at(-1, 17)), alarm: 'LATE' };
  const now = at(0, 15);
  const bars = untilPresent(new Map([['v1', [late]]]), now);
  expect(bars.get('v1')).toMatchObject([{ end: now, promisedEnd: at(-1, 17) }]);
  const agenda = agendaOf(fleet.slice(0, 1), bars, day, now);
  expect(agenda).toMatchObject({ running: [{ key: 'late' }], returns: [], free: [] });
  expect(agendaOf(fleet.slice(0, 1), bars, at(1), now)).toMatchObject({ running: [], free: [{ from: at(1, 10) }] });
  expect(freeByDay(['v1'], bars, day, 2)).toEqual([0, 1]);
  expect([isMissing(bars.get('v1'), now), isMissing(bars.get('v1'), at(1, 10))]).toEqual([true, false]);
  // Staff may book it nevertheless.
  expect(conflictIn(bars.get('v1'), { start: now, end: at(2) })).toBeUndefined();
  expect(freedomOf(bars.get('v1')?.[0] as Bar, now)).toEqual({ move: false, start: false, end: true });
  expect(barText(bars.get('v1')?.[0] as Bar)).toContain('19-11-2026 17:00');
});

test('a rental that is late since this morning is told among the returns', () => {
  const bars = untilPresent(
    new Map([['v1', [{ ...bar('late', at(-4), at(0, 9)), alarm: 'LATE' as const }]]]),
    at(0, 12),
  );
  expect(agendaOf(fleet.slice(0, 1), bars, day, at(0, 12))).toMatchObject({
    running: [],
    returns: [{ key: 'late' }],
    free: [],
  });
});

test('a vehicle that came back early is free from then on, and its rental cannot be changed', () => {
  const bars = barsByVehicle([rental('a', '20T10:00', '24T10:00', '21T12:00')], [], () => '', 0);
  const [back] = bars.get('v1') ?? [];
  expect(back).toMatchObject({ start: at(0, 10), end: at(1, 12), returned: true });
  expect(back && freedomOf(back, at(1, 15))).toEqual({ move: false, start: false, end: false });
  expect(agendaOf(fleet.slice(0, 1), bars, at(2), at(1, 15))).toMatchObject({ running: [], returns: [] });
  expect(conflictIn(bars.get('v1'), { start: at(2), end: at(3) })).toBeUndefined();
});
