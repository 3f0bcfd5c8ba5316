import type { Weekday } from '../../platform/graphql/types.generated';
import { weekdayNames } from '../../platform/i18n/locale';
import { addDays } from '../../platform/time/time';

/** The days of the week in order, from Monday. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[];

/** Returns the French name of a weekday: `lundi`. */
export const weekdayName = (day: Weekday): string => weekdayNames[weekdays.indexOf(day)] ?? day;

/** An interval of a day, `HH:mm`; the end is 24:00 at the latest. */
export interface DayHours {
  opensAt: string;
  closesAt: string;
}

interface WeekHours extends DayHours {
  weekday: Weekday;
}

interface HoursException {
  /** `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
}

/** Formats the hours of a day: `08:30–12:30, 14:30–19:00`; empty for a day that is closed. */
export const hoursText = (hours: readonly DayHours[]): string =>
  hours.map(({ opensAt, closesAt }) => `${opensAt}–${closesAt}`).join(', ');

const time = String.raw`(\d{1,2})(?:\s*[:hH.]\s*(\d{2})?)?`;
const stretch = new RegExp(String.raw`${time}\s*(?:-|–|—|à)\s*${time}`, 'g');
const closedWords = /^(ferm[ée]e?)?$/i;

const timeOf = (hours: string | undefined, minutes: string | undefined): string =>
  `${(hours ?? '').padStart(2, '0')}:${minutes ?? '00'}`;

const isStretch = ({ opensAt, closesAt }: DayHours): boolean =>
  opensAt < closesAt && closesAt <= '24:00' && [opensAt, closesAt].every((at) => at.slice(3) < '60');

/**
 * Reads hours as they are typed: `8h30-12h30, 14h30-19h`. In the order of the day; none for an empty text or 'fermé', null for
 * what is not understood, ends before it begins or overlaps.
 */
export const hoursTyped = (typed: string): DayHours[] | null => {
  if (closedWords.test(typed.trim())) return [];
  if (typed.replace(stretch, '').replace(/[\s,;/+]|et/g, '') !== '') return null;
  const found = [...typed.matchAll(stretch)]
    .map(([, fromHour, fromMinute, toHour, toMinute]) => ({
      opensAt: timeOf(fromHour, fromMinute),
      closesAt: timeOf(toHour, toMinute),
    }))
    .sort((one, other) => one.opensAt.localeCompare(other.opensAt));
  const apart = found.every(({ opensAt }, index) => (found[index - 1]?.closesAt ?? '') <= opensAt);
  return found.length > 0 && found.every(isStretch) && apart ? found : null;
};

/**
 * Returns the week in lines, with consecutive days of the same hours together: `lundi – vendredi`, `08:30–19:00`; no hours for days that
 * are closed.
 */
export const weekLines = (openingHours: readonly WeekHours[]): { days: string; hours: string }[] => {
  const lines: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const weekday of weekdays) {
    const hours = hoursText(openingHours.filter((each) => each.weekday === weekday));
    const last = lines.at(-1);
    if (last?.hours === hours) last.to = weekday;
    else lines.push({ from: weekday, to: weekday, hours });
  }
  return lines.map(({ from, to, hours }) => ({
    days: from === to ? weekdayName(from) : `${weekdayName(from)} – ${weekdayName(to)}`,
    hours,
  }));
};

/** Returns the exceptions that have not ended and begin within a number of days, the earliest first; `today` as `YYYY-MM-DD`. */
export const comingExceptions = <Exception extends HoursException>(
  exceptions: readonly Exception[],
  today: string,
  days: number,
): Exception[] => {
  const last = addDays(today, days);
  return exceptions
    .filter(({ startsOn, endsOn }) => endsOn >= today && startsOn <= last)
    .sort((one, other) => one.startsOn.localeCompare(other.startsOn));
};
