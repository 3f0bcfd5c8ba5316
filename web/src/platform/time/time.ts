import { locale } from '../i18n/locale';
import { onFirstUse } from '../i18n/onFirstUse';
import { t } from '../i18n/texts';
import { serverNow } from '../clock/deviceClock';

/*
 * Times of the agency. The server sends ISO 8601 with the agency's offset; the local time is used as written and never converted, because a
 * browser's time-zone data may be outdated. Values that people pick are `YYYY-MM-DDTHH:mm` without offset, which the server reads as agency
 * time.
 */

const pattern = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})/;

interface WallParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

const partsOf = (value: string): WallParts | null => {
  const match = pattern.exec(value);
  if (!match) return null;
  const [, year = '', month = '', day = '', hour = '', minute = ''] = match;
  return { year, month, day, hour, minute };
};

// The parts are put into a UTC date only to compute with them, and read back in UTC.
const asUtc = ({ year, month, day, hour, minute }: WallParts): Date =>
  new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));

const fromUtc = (date: Date): string => date.toISOString().slice(0, 16);

/** Returns `YYYY-MM-DDTHH:mm` of a time from the server or the URL; empty if it is not a real date and time. */
export const toWallTime = (value: string | null | undefined): string => {
  const parts = value ? partsOf(value) : null;
  if (!parts) return '';
  const wall = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
  const date = asUtc(parts);
  return !Number.isNaN(date.getTime()) && fromUtc(date) === wall ? wall : '';
};

/** Formats `DD-MM-YYYY HH:mm`, as every date and time on screen (docs/rules/common.md#time-and-dates). */
export const formatDateTime = (value: string | null | undefined): string => {
  const parts = value ? partsOf(value) : null;
  return parts ? `${parts.day}-${parts.month}-${parts.year} ${parts.hour}:${parts.minute}` : '';
};

/** Formats the day of a time, or a day `YYYY-MM-DD`, as `DD-MM-YYYY`. */
export const formatDate = (value: string | null | undefined): string =>
  formatDateTime(value?.length === 10 ? `${value}T00:00` : value).slice(0, 10);

/** Formats `HH:mm`. */
export const formatTime = (value: string | null | undefined): string => formatDateTime(value).slice(11);

const longDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Formats a day for screen readers: `mer. 25 nov. 2026`. */
export const formatLongDay = (value: string | null | undefined): string => {
  const parts = value ? partsOf(value) : null;
  return parts ? longDay().format(asUtc(parts)) : '';
};

const weekday = onFirstUse(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));

/** Formats a day with its weekday: `mer. 25-11-2026`. */
export const formatWeekday = (value: string | null | undefined): string => {
  const parts = value ? partsOf(value) : null;
  return parts && value ? `${weekday().format(asUtc(parts))} ${formatDate(value)}` : '';
};

/** Returns the wall time moved by whole days and hours. */
export const addToWallTime = (wall: string, move: { days?: number; hours?: number }): string => {
  const parts = partsOf(wall);
  if (!parts) return '';
  return fromUtc(new Date(asUtc(parts).getTime() + ((move.days ?? 0) * 24 + (move.hours ?? 0)) * 3_600_000));
};

/** Returns the day a number of days later, `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => addToWallTime(`${day}T00:00`, { days }).slice(0, 10);

/** Returns the calendar days between two days or wall times; negative if the second is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);

/** Returns the whole minutes between two wall times; negative if the second is the earlier one. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to.slice(0, 16)}Z`) - Date.parse(`${from.slice(0, 16)}Z`)) / 60_000);

const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_629_800],
  ['year', 31_557_600],
];

/** Formats `il y a 5 minutes`. */
export const formatAgo = (value: string, now: number = serverNow()): string => {
  const seconds = Math.round((new Date(value).getTime() - now) / 1000);
  if (Math.abs(seconds) < 60) return t('justNow');
  let best: [Intl.RelativeTimeFormatUnit, number] = ['minute', 60];
  for (const step of steps) if (Math.abs(seconds) >= step[1]) best = step;
  return relative().format(Math.trunc(seconds / best[1]), best[0]);
};

/** Two wall times, empty if not chosen. */
interface ChosenPeriod {
  startsAt: string;
  endsAt: string;
}

/** Tells whether a period ends before it has begun, or as it begins; false while a bound is not chosen. */
export const isReversed = ({ startsAt, endsAt }: ChosenPeriod): boolean =>
  startsAt !== '' && endsAt !== '' && endsAt <= startsAt;

/** Tells whether both bounds are chosen and in order, so that the server can be asked about the period. */
export const isPeriod = ({ startsAt, endsAt }: ChosenPeriod): boolean =>
  startsAt !== '' && endsAt !== '' && startsAt < endsAt;
