import { clockAhead, noteServerTime } from './deviceClock';

test('the device knows how far its clock is off since the last answer', () => {
  expect(clockAhead()).toBeNull();
  noteServerTime(new Date(Date.now() - 3_600_000).toUTCString());
  expect(clockAhead()).toBeGreaterThanOrEqual(3600);
  expect(clockAhead()).toBeLessThanOrEqual(3602);
  noteServerTime(null);
  noteServerTime('unreadable');
  expect(clockAhead()).toBeGreaterThanOrEqual(3600);
});
