import { parseInstant } from '../../../kernel/time.js';
import { type AgencyHours, hoursOn, isOpen, Weekday, weekdayOf } from './opening-hours.js';

const at = (wall: string): Date => parseInstant(wall) as Date;
const WORKDAYS = [Weekday.MONDAY, Weekday.TUESDAY, Weekday.WEDNESDAY, Weekday.THURSDAY, Weekday.FRIDAY];

/** Open from Monday to Friday with a break, and on Saturday mornings. */
const AGENCY: AgencyHours = {
  openingHours: [
    ...WORKDAYS.flatMap((weekday) => [
      { weekday, opensAt: '08:30', closesAt: '12:30' },
      { weekday, opensAt: '14:30', closesAt: '19:00' },
    ]),
    { weekday: Weekday.SATURDAY, opensAt: '09:00', closesAt: '24:00' },
  ],
  openingExceptions: [
    { name: 'Ramadan', startsOn: '2027-02-08', endsOn: '2027-03-09', hours: [{ opensAt: '09:00', closesAt: '15:00' }] },
    { name: 'Férié', startsOn: '2027-02-17', endsOn: '2027-02-17', hours: [] },
    { name: 'Salon', startsOn: '2027-02-21', endsOn: '2027-02-21', hours: [{ opensAt: '10:00', closesAt: '12:00' }] },
  ],
};
const ask = (wall: string, agency = AGENCY): boolean => isOpen(agency, at(wall));

it('days of the week are those of the calendar', () => {
  expect(['2026-11-22', '2026-11-23', '2028-02-29'].map(weekdayOf)).toEqual(['SUNDAY', 'MONDAY', 'TUESDAY']);
});

it.each([
  ['2026-11-23 08:29', false],
  ['2026-11-23 08:30', true],
  ['2026-11-23 12:30', true],
  ['2026-11-23 12:31', false],
  ['2026-11-23 14:30', true],
  ['2026-11-23 19:00', true],
  ['2026-11-23 19:01', false],
  ['2026-11-21 23:59', true],
  // The last minute of Saturday, and none of Sunday.
  ['2026-11-22 00:00', true],
  ['2026-11-22 00:01', false],
  ['2026-11-22 10:00', false],
  ['2026-11-23 00:00', false],
])('on %s it is open: %s', (wall, open) => {
  expect(ask(wall)).toBe(open);
});

it.each([
  ['2027-02-08 16:00', false, 'Ramadan has its own hours'],
  ['2027-02-08 14:00', true, 'also in what is the break else'],
  ['2027-03-09 14:59', true, 'the last day included'],
  ['2027-03-10 14:00', false, 'and no day more'],
  ['2027-02-14 10:00', false, 'a Sunday stays closed in it'],
  ['2027-02-17 10:00', false, 'a holiday within it counts more, being shorter'],
  ['2027-02-21 10:00', true, 'a single day says what it says, a Sunday too'],
])('on %s it is open: %s, because %s', (wall, open) => {
  expect(ask(wall)).toBe(open);
});

it('of exceptions of one length the last counts', () => {
  const day = { startsOn: '2027-05-03', endsOn: '2027-05-03' };
  const agency = {
    openingHours: [],
    openingExceptions: [
      { name: 'a', ...day, hours: [] },
      { name: 'b', ...day, hours: [{ opensAt: '08:00', closesAt: '09:00' }] },
    ],
  };
  expect(ask('2027-05-03 08:30', agency)).toBe(true);
});

it('an agency that says nothing is open, but for its exceptions', () => {
  const agency = { openingHours: [], openingExceptions: AGENCY.openingExceptions };
  expect(hoursOn(agency, '2026-11-22')).toBeUndefined();
  expect(['2026-11-22 03:00', '2027-02-18 00:00'].map((wall) => ask(wall, agency))).toEqual([true, false]);
  expect(['2027-02-17 10:00', '2027-02-14 10:00'].map((wall) => ask(wall, agency))).toEqual([false, true]);
});

it('the hours are those of the wall clock, before and after the change of 2026', () => {
  // 08:00 UTC was 09:00 in Casablanca until September 2026 and is 08:00 since.
  expect(isOpen(AGENCY, new Date('2026-09-14T08:00:00Z'))).toBe(true);
  expect(isOpen(AGENCY, new Date('2026-11-23T08:00:00Z'))).toBe(false);
});
