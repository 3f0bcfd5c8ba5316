import { dayOf, isDay, minutesOf, wallOf } from './wallMinutes';

test('wall times are counted in minutes, whatever offset the server writes', () => {
  expect(wallOf(minutesOf('2026-11-20T10:30:00.000+01:00'))).toBe('2026-11-20T10:30');
  expect(dayOf(minutesOf('2026-12-31T23:59'))).toBe('2026-12-31');
  expect([isDay('2026-02-30'), isDay('2026-2-3'), isDay(null), isDay('2028-02-29')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
