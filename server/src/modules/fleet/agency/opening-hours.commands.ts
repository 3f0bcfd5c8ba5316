import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { type AgencyHours, type DayHours, type HoursException, WEEKDAYS, type WeekHours } from './opening-hours.js';
import { DayHoursInput, MAX_STRETCHES, OpeningExceptionInput, WeekHoursInput } from './opening-hours.types.js';

type SentItem = Readonly<Record<string, unknown>>;

/** Cleans the weekly hours. Null clears the list. */
export function cleanWeek(sent: unknown): WeekHoursInput[] {
  return itemsOf(sent).map((item) =>
    Object.assign(new WeekHoursInput(), { weekday: item['weekday'], ...timesOf(item) }),
  );
}

/** Cleans the exceptions. Null clears the list. */
export function cleanExceptions(sent: unknown): OpeningExceptionInput[] {
  return itemsOf(sent).map(({ name, startsOn, endsOn, hours }) =>
    Object.assign(new OpeningExceptionInput(), {
      name: cleanLine(name) ?? null,
      startsOn: cleanLine(startsOn),
      endsOn: cleanLine(endsOn),
      hours: itemsOf(hours).map((item) => Object.assign(new DayHoursInput(), timesOf(item))),
    }),
  );
}

/** Converts the hours to plain objects, sorted by day and time. */
export function plainHours<Some extends Partial<AgencyHours>>({
  openingHours,
  openingExceptions,
  ...fields
}: Some): Some {
  return {
    ...fields,
    ...(openingHours && { openingHours: inOrder(openingHours) }),
    ...(openingExceptions && {
      openingExceptions: openingExceptions.map(({ name, startsOn, endsOn, hours }) => ({
        ...{ name, startsOn, endsOn },
        hours: hours.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })).sort(byOpening),
      })),
    }),
  } as Some;
}

/** Returns the problems between the intervals of a day, and between the days of an exception. */
export function hoursProblems({ openingHours, openingExceptions }: Partial<AgencyHours>): FieldErrors {
  const found = [
    ...WEEKDAYS.map((day) => dayProblems(openingHours ?? [], 'openingHours', ({ weekday }) => weekday === day)),
    ...(openingExceptions ?? []).map((exception, index) => exceptionProblems(exception, `openingExceptions.${index}`)),
  ];
  return Object.fromEntries(found.flatMap((problems) => Object.entries(problems)));
}

function exceptionProblems({ startsOn, endsOn, hours }: HoursException, path: string): FieldErrors {
  return {
    ...(startsOn && endsOn && endsOn < startsOn ? { [`${path}.endsOn`]: ['La fin doit suivre le début.'] } : {}),
    ...dayProblems(hours, `${path}.hours`, () => true),
  };
}

/** Returns the problem of overlapping intervals of a day, under the later one. */
function dayProblems<Hours extends DayHours>(
  all: readonly Hours[],
  path: string,
  isOfDay: (hours: Hours) => boolean,
): FieldErrors {
  const ofDay = all.flatMap((hours, index) => (isOfDay(hours) ? [{ ...hours, index }] : [])).sort(byOpening);
  if (ofDay.length > MAX_STRETCHES) return { [path]: [`${MAX_STRETCHES} plages par jour au plus.`] };
  const problems: Record<string, string[]> = {};
  let until = '';
  for (const { opensAt, closesAt, index } of ofDay) {
    if (opensAt < until) problems[`${path}.${index}.opensAt`] = ['Les plages d’un jour ne doivent pas se recouvrir.'];
    if (closesAt > until) until = closesAt;
  }
  return problems;
}

function inOrder(hours: readonly WeekHours[]): WeekHours[] {
  return hours
    .map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt }))
    .sort((one, other) => WEEKDAYS.indexOf(one.weekday) - WEEKDAYS.indexOf(other.weekday) || byOpening(one, other));
}

function byOpening(one: DayHours, other: DayHours): number {
  return one.opensAt < other.opensAt ? -1 : 1;
}

function timesOf({ opensAt, closesAt }: SentItem): { opensAt: unknown; closesAt: unknown } {
  return { opensAt: cleanLine(opensAt), closesAt: cleanLine(closesAt) };
}

/** Returns the items of a list. REST calls may send anything; what is no list becomes one invalid item. */
function itemsOf(sent: unknown): readonly SentItem[] {
  if (sent === null || sent === undefined) return [];
  const items: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  return items.map((item) => (typeof item === 'object' && item !== null ? (item as SentItem) : {}));
}
