import { DateTime } from 'luxon';
import { AGENCY_ZONE, parseInstant, toReadableTime, toWireTime } from './time.js';

const HOUR_MS = 3_600_000;

it('writes agency time as the tz data says, also around each change of the offset', () => {
  for (let at = Date.UTC(1970, 0, 1); at < Date.UTC(2199, 0, 1); at += 1031 * HOUR_MS + 61_001) {
    const instant = new Date(at);
    const local = DateTime.fromJSDate(instant, { zone: AGENCY_ZONE });
    expect(toWireTime(instant)).toBe(local.toFormat('yyyy-MM-dd HH:mm'));
    expect(toReadableTime(instant)).toBe(local.toFormat('dd-MM-yyyy HH:mm'));
  }
  for (let at = Date.UTC(2026, 8, 19); at < Date.UTC(2026, 8, 22); at += HOUR_MS / 4) {
    const instant = new Date(at);
    expect(toWireTime(instant)).toBe(DateTime.fromJSDate(instant, { zone: AGENCY_ZONE }).toFormat('yyyy-MM-dd HH:mm'));
  }
});

it.each(['Z', '+00:00', '+0530', '-12:00', '+14:00'])('reads the offset %s', (offset) => {
  const text = `2027-03-01T10:00${offset}`;
  expect(parseInstant(text)).toEqual(DateTime.fromISO(text).toJSDate());
});

it.each(['+99:00', '-99:59', '+15:00', '+01:60', '+1:00'])('refuses the offset %s, which no place has', (offset) => {
  expect(parseInstant(`2027-03-01T10:00${offset}`)).toBeUndefined();
});
