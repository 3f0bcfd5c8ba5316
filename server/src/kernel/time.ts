import { createRequire } from 'node:module';
import type * as Luxon from 'luxon';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);
// Required, as the library of the job queue does: `import` would load the other build of it beside, which takes 3 MB.
const { DateTime } = require('luxon') as typeof Luxon;

/**
 * The agency's time zone. Its offset changed for good on 2026-09-20, so it always comes from tz data (docs/rules/common.md#time-and-dates).
 */
export const AGENCY_ZONE = 'Africa/Casablanca';
const OLDEST_TZ_DATA = '2026c';
const WIRE_FORMAT = 'yyyy-MM-dd HH:mm';
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/i;
/** The offset at the end of an instant. No time zone is more than 14 hours from UTC. */
const OFFSET = /(Z|[+-](0\d|1[0-4]):?[0-5]\d)$/i;

/**
 * Reads an instant: `YYYY-MM-DD HH:mm` (or with a `T`) in agency time, or ISO 8601 with an offset. Undefined for anything else, including a
 * day that does not exist.
 */
export function parseInstant(value: unknown): Date | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!LOCAL_TIME.test(text) && !(OFFSET.test(text) && text.includes(':'))) return undefined;
  const found = DateTime.fromISO(text.replace(' ', 'T'), { zone: AGENCY_ZONE });
  return found.isValid && found.year >= 1970 && found.year < 2200 ? found.toJSDate() : undefined;
}

/** Formats `YYYY-MM-DD HH:mm` in agency time, as REST answers do. */
export function toWireTime(instant: Date): string {
  return agencyClock(instant).slice(0, WIRE_FORMAT.length).replace('T', ' ');
}

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/** Tells whether an entered moment lies in the future. Pickers have no seconds, so the current minute does not. */
export function isFuture(moment: Date): boolean {
  return moment.getTime() > Date.now() + MINUTE_MS;
}

const OFFSETS_CHANGE_MS = 15 * MINUTE_MS;

/** Formats ISO 8601 with the agency's offset at that instant, as GraphQL answers do. */
export function toAgencyIso(instant: Date): string {
  const offset = agencyOffset(instant);
  const sign = offset < 0 ? '-' : '+';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${agencyClock(instant)}${sign}${hours}:${minutes}`;
}

/** Formats `YYYY-MM-DDTHH:mm:ss.SSS` in agency time. */
function agencyClock(instant: Date): string {
  return new Date(instant.getTime() + agencyOffset(instant) * MINUTE_MS).toISOString().slice(0, -1);
}

/** Offsets in minutes by quarter of an hour: looking up tz data is slow, and the offset never changes within a quarter. */
const offsets = new LRUCache<number, number>({ max: 20_000 });

function agencyOffset(instant: Date): number {
  const quarter = Math.floor(instant.getTime() / OFFSETS_CHANGE_MS);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    ({ offset } = DateTime.fromMillis(quarter * OFFSETS_CHANGE_MS, { zone: AGENCY_ZONE }));
    offsets.set(quarter, offset);
  }
  return offset;
}

/** Formats `DD-MM-YYYY HH:mm` in agency time, for mails and documents (docs/rules/common.md#time-and-dates). */
export function toReadableTime(instant: Date): string {
  const [day = '', time = ''] = toWireTime(instant).split(' ');
  return `${toReadableDay(day)} ${time}`;
}

/** Formats a calendar day as `DD-MM-YYYY`, for sentences and documents. */
export function toReadableDay(day: string): string {
  return day.split('-').reverse().join('-');
}

/** Returns the agency's calendar day of an instant, `YYYY-MM-DD`. */
export function agencyDay(instant: Date): string {
  return agencyClock(instant).slice(0, -'T00:00:00.000'.length);
}

/** Reads a calendar day, `YYYY-MM-DD`; undefined for anything else, including a day that does not exist. */
export function parseDay(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const found = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone: 'utc' });
  return found.isValid && found.year >= 1900 && found.year < 2200 ? text : undefined;
}

/** Returns the calendar day `shift` days after another, `YYYY-MM-DD`. */
export function calendarDay(day: string, shift: number): string {
  return new Date(Date.parse(day) + shift * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the first instant of the agency day `shift` days later. SQL never computes this, because a database's tz data may be old. */
export function startOfAgencyDay(instant: Date, shift = 0): Date {
  return DateTime.fromJSDate(instant, { zone: AGENCY_ZONE }).startOf('day').plus({ days: shift }).toJSDate();
}

/** Returns the first instant of a calendar day, `YYYY-MM-DD`, or of the day `shift` days later, in agency time. */
export function startOfDay(day: string, shift = 0): Date {
  return DateTime.fromISO(day, { zone: AGENCY_ZONE }).startOf('day').plus({ days: shift }).toJSDate();
}

/** Returns the instant of a time of day in agency time, `shift` days after the day of `instant`. */
export function atAgencyHour(instant: Date, shift: number, hour: number, minute = 0): Date {
  return DateTime.fromJSDate(instant, { zone: AGENCY_ZONE })
    .startOf('day')
    .plus({ days: shift })
    .set({ hour, minute })
    .toJSDate();
}

/** Adds calendar months in agency time to an instant. */
export function addMonths(instant: Date, months: number): Date {
  return DateTime.fromJSDate(instant, { zone: AGENCY_ZONE }).plus({ months }).toJSDate();
}

/** The number of milliseconds of 24 hours. A calendar day may be an hour shorter or longer. */
export const DAY_MS = 86_400_000;

/** Counts rental days: started periods of 24 h, of which the first minutes of grace are free but for the first (docs/rules/fleet.md#price). */
export function rentalDays(startsAt: Date, endsAt: Date, graceMinutes: number): number {
  return Math.max(1, Math.ceil((endsAt.getTime() - startsAt.getTime() - graceMinutes * MINUTE_MS) / DAY_MS));
}

/** Returns a sentence that says why this Node's tz data cannot be used, or undefined if it includes Morocco's change of 2026. */
export function tzDataProblem(version: string | undefined = process.versions.tz): string | undefined {
  const offset = DateTime.fromISO('2026-12-01T12:00', { zone: AGENCY_ZONE }).offset;
  if (offset === 0 && (version ?? '') >= OLDEST_TZ_DATA) return undefined;
  return (
    `Time-zone data ${version ?? 'unknown'} is too old: ${OLDEST_TZ_DATA} or later is needed, because Morocco changed its time ` +
    'on 2026-09-20. Start with npm start, which uses the pinned Node, or update Node.'
  );
}
