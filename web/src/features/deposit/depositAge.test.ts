import { daysSince, waitsSince } from './depositAge';

test('a deposit waits since the return, and not while the vehicle is out', () => {
  const rental = { stage: 'CLOSED', endedAt: '2026-11-10T10:00:00Z', endsAt: '2026-11-09T10:00:00Z' } as const;
  expect(waitsSince(rental)).toBe('2026-11-10T10:00:00Z');
  expect(waitsSince({ ...rental, stage: 'OUT' })).toBeNull();
  expect(waitsSince({ ...rental, stage: 'NO_SHOW', endedAt: null })).toBe('2026-11-09T10:00:00Z');
  expect(waitsSince({ ...rental, stage: null, endedAt: '2026-11-01T10:00:00Z' })).toBe('2026-11-01T10:00:00Z');
  expect(daysSince('2026-11-10T10:00:00Z', '2026-11-12T09:00')).toBe(2);
  expect(daysSince('2026-11-12T10:00:00Z', '2026-11-12T09:00')).toBe(0);
});
