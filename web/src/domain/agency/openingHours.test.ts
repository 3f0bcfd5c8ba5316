import { comingExceptions, hoursText, hoursTyped, weekLines } from './openingHours';

test.each([
  ['8h30-12h30, 14h30-19h', '08:30–12:30, 14:30–19:00'],
  ['08:30–12:30 14:30–19:00', '08:30–12:30, 14:30–19:00'],
  ['14h à 19h et 8 à 12', '08:00–12:00, 14:00–19:00'],
  ['9-24', '09:00–24:00'],
  ['8h30-12h30;12h30-14h', '08:30–12:30, 12:30–14:00'],
  ['', ''],
  [' Fermé ', ''],
])('%j is read as %j, which reads as itself', (typed, hours) => {
  const read = hoursTyped(typed);
  expect(read && hoursText(read)).toBe(hours);
  expect(hoursTyped(hours)).toEqual(read);
});

test.each([
  'matin',
  '8h30',
  '8h-',
  '19h-8h',
  '8h-8h',
  '8h-25h',
  '8h75-9h',
  '8h-12h 11h-14h',
  '9-24h30',
  '8h-12h demain',
])('%j is refused', (typed) => {
  expect(hoursTyped(typed)).toBeNull();
});

const on = (weekday: 'MONDAY' | 'TUESDAY' | 'SATURDAY', opensAt: string, closesAt: string) => ({
  weekday,
  opensAt,
  closesAt,
});

test('days in a row with the same hours are one line, and so are those that are closed', () => {
  expect(
    weekLines([
      on('MONDAY', '08:30', '12:30'),
      on('MONDAY', '14:30', '19:00'),
      on('TUESDAY', '08:30', '12:30'),
      on('TUESDAY', '14:30', '19:00'),
      on('SATURDAY', '09:00', '13:00'),
    ]),
  ).toEqual([
    { days: 'lundi – mardi', hours: '08:30–12:30, 14:30–19:00' },
    { days: 'mercredi – vendredi', hours: '' },
    { days: 'samedi', hours: '09:00–13:00' },
    { days: 'dimanche', hours: '' },
  ]);
});

test('exceptions are told while they hold and when they are near', () => {
  const day = (startsOn: string, endsOn = startsOn) => ({ startsOn, endsOn });
  const all = [day('2026-12-20'), day('2026-11-01', '2026-11-22'), day('2026-11-21'), day('2026-11-25')];
  expect(comingExceptions(all, '2026-11-22', 14)).toEqual([day('2026-11-01', '2026-11-22'), day('2026-11-25')]);
});
