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

/** The weekdays in the agency's order. */
export const WEEKDAYS = Object.values(Weekday);

/** A stretch of a day, `HH:mm` in agency time; the end is 24:00 at the latest. */
export interface DayHours {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** Such a stretch of each week. */
export interface WeekHours extends DayHours {
  readonly weekday: Weekday;
}

/** Days with hours of their own, both included: holidays, Ramadan. Closed when there are none. */
export interface HoursException {
  readonly name: string | null;
  /** `YYYY-MM-DD`. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly hours: readonly DayHours[];
}

/** What is known of an agency's hours; both are empty when nothing is. */
export interface AgencyHours {
  readonly openingHours: readonly WeekHours[];
  readonly openingExceptions: readonly HoursException[];
}

const MIDNIGHT = '00:00';
const END_OF_DAY = '24:00';

/**
 * Tells whether an agency is open at a moment, by its wall clock (docs/rules/fleet.md#opening-hours). The last minute counts as
 * open: whoever comes at closing time is served. An agency without weekly hours is open but for its exceptions. Pure: the agency may
 * be an entity or a plain record.
 */
export function isOpen(agency: AgencyHours, instant: Date): boolean {
  const [day, time] = toWireTime(instant).split(' ') as [string, string];
  const hours = hoursOn(agency, day);
  if (!hours || hours.some(({ opensAt, closesAt }) => opensAt <= time && time <= closesAt)) return true;
  const before = time === MIDNIGHT ? hoursOn(agency, dayBefore(day)) : [];
  return before?.some(({ closesAt }) => closesAt === END_OF_DAY) ?? true;
}

/** Gives an agency's hours on a day, `YYYY-MM-DD`; none when it is closed, undefined when nothing is known of that day. */
export function hoursOn(agency: AgencyHours, day: string): readonly DayHours[] | undefined {
  const { openingHours } = agency;
  const known = openingHours.length > 0;
  const usual = openingHours.filter(({ weekday }) => weekday === weekdayOf(day));
  const exception = exceptionOn(agency, day);
  if (!exception) return known ? usual : undefined;
  // A weekday that is always closed stays so in a longer stretch; a single day says what it says.
  const closed = known && usual.length === 0 && exception.startsOn !== exception.endsOn;
  return closed ? [] : exception.hours;
}

/** Gives the exception that holds on a day: of several the shortest, of those the last. */
export function exceptionOn({ openingExceptions }: AgencyHours, day: string): HoursException | undefined {
  let found: HoursException | undefined;
  for (const exception of openingExceptions) {
    if (exception.startsOn > day || day > exception.endsOn) continue;
    if (!found || lengthOf(exception) <= lengthOf(found)) found = exception;
  }
  return found;
}

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
