import { DAY_MS, toWireTime } from '../../../kernel/time.js';

export enum Weekday {
  MONDAY = 'MONDAY',
  TUESDAY = 'TUESDAY',
  WEDNESDAY = 'WEDNESDAY',
  THURSDAY = 'THURSDAY',
  FRIDAY = 'FRIDAY',
  SATURDAY = 'SATURDAY',
  SUNDAY = 'SUNDAY',
}

/** The weekdays from Monday to Sunday. */
export const WEEKDAYS = Object.values(Weekday);

/** An interval of a day, `HH:mm` in agency time; it ends at 24:00 at the latest. */
export interface DayHours {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** An interval on a weekday. */
export interface WeekHours extends DayHours {
  readonly weekday: Weekday;
}

/** Days with different hours, both inclusive, e.g. holidays or Ramadan. Without hours the agency is closed. */
export interface HoursException {
  readonly name: string | null;
  /** `YYYY-MM-DD`. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly hours: readonly DayHours[];
}

/** The opening hours of an agency; both lists are empty if the agency entered none. */
export interface AgencyHours {
  readonly openingHours: readonly WeekHours[];
  readonly openingExceptions: readonly HoursException[];
}

const MIDNIGHT = '00:00';
const END_OF_DAY = '24:00';

/**
 * Tells whether an agency is open at a time, in agency time (docs/rules/fleet.md#opening-hours). The closing minute counts as open. Without
 * weekly hours, an agency counts as open except by its exceptions. `agency` may be an entity or a plain record.
 */
export function isOpen(agency: AgencyHours, instant: Date): boolean {
  const [day, time] = toWireTime(instant).split(' ') as [string, string];
  const hours = hoursOn(agency, day);
  if (!hours || hours.some(({ opensAt, closesAt }) => opensAt <= time && time <= closesAt)) return true;
  const before = time === MIDNIGHT ? hoursOn(agency, dayBefore(day)) : [];
  return before?.some(({ closesAt }) => closesAt === END_OF_DAY) ?? true;
}

/** Returns an agency's hours on a day, `YYYY-MM-DD`: an empty list if it is closed, undefined without entered hours. */
export function hoursOn(agency: AgencyHours, day: string): readonly DayHours[] | undefined {
  const { openingHours } = agency;
  const known = openingHours.length > 0;
  const usual = openingHours.filter(({ weekday }) => weekday === weekdayOf(day));
  const exception = exceptionOn(agency, day);
  if (!exception) return known ? usual : undefined;
  // A weekday that is always closed stays closed during an exception of several days; an exception of one day applies as entered.
  const closed = known && usual.length === 0 && exception.startsOn !== exception.endsOn;
  return closed ? [] : exception.hours;
}

/** Returns the exception that applies on a day: the shortest of several, and of equally long ones the last. */
export function exceptionOn({ openingExceptions }: AgencyHours, day: string): HoursException | undefined {
  let found: HoursException | undefined;
  for (const exception of openingExceptions) {
    if (exception.startsOn > day || day > exception.endsOn) continue;
    if (!found || lengthOf(exception) <= lengthOf(found)) found = exception;
  }
  return found;
}

/** Returns the weekday of a calendar day, `YYYY-MM-DD`. */
export function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(day).getUTCDay();
  return WEEKDAYS[(fromSunday + 6) % 7] as Weekday;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

function lengthOf({ startsOn, endsOn }: HoursException): number {
  return Date.parse(endsOn) - Date.parse(startsOn);
}
