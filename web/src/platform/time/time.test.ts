import {
  addDays,
  addToWallTime,
  daysBetween,
  formatAgo,
  formatDate,
  formatDateTime,
  formatLongDay,
  formatWeekday,
  toWallTime,
} from './time';

test("shows local times as the server wrote them, whatever the browser's time-zone data", () => {
  expect(formatDateTime('2026-11-25T23:30:00+00:00')).toBe('25-11-2026 23:30');
  expect(formatDateTime('2026-07-01T10:00:00+01:00')).toBe('01-07-2026 10:00');
  expect(formatDateTime(null)).toBe('');
  expect(formatDate('2026-11-25T23:30:00+00:00')).toBe('25-11-2026');
});

test('a day alone is shown as it is', () => {
  expect(formatDate('2026-11-25')).toBe('25-11-2026');
  expect(formatDate('')).toBe('');
});

test('reads dates of an address in both forms and ignores anything else', () => {
  expect(toWallTime('2026-11-25 10:00')).toBe('2026-11-25T10:00');
  expect(toWallTime('2026-11-25T10:00:00+00:00')).toBe('2026-11-25T10:00');
  expect(toWallTime('2026-02-30T10:00')).toBe('');
  expect(toWallTime('demain')).toBe('');
});

test('moves a time across months and years', () => {
  expect(addToWallTime('2026-12-31T10:00', { days: 1 })).toBe('2027-01-01T10:00');
  expect(addToWallTime('2026-11-25T10:00', { hours: 15 })).toBe('2026-11-26T01:00');
});

test('moves and counts days', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(daysBetween('2026-11-21T22:00', '2026-11-23')).toBe(2);
  expect(daysBetween('2026-11-23', '2026-11-21')).toBe(-2);
});

test('formats in French', () => {
  expect(formatLongDay('2026-11-25T10:00')).toBe('mer. 25 nov. 2026');
  expect(formatWeekday('2026-11-25T10:00')).toBe('mer. 25-11-2026');
  const now = Date.parse('2026-11-25T10:00:00Z');
  expect(formatAgo('2026-11-25T09:55:00Z', now)).toBe('il y a 5 minutes');
  expect(formatAgo('2026-11-23T09:00:00Z', now)).toBe('avant-hier');
});
