import { ofName } from '../../../kernel/full-name.js';
import { toReadableTime, toWireTime } from '../../../kernel/time.js';
import { type AgencyHours, exceptionOn, hoursOn, isOpen, type Weekday, weekdayOf } from './opening-hours.js';

/** French name of each weekday, for sentences and REST calls. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  MONDAY: 'lundi',
  TUESDAY: 'mardi',
  WEDNESDAY: 'mercredi',
  THURSDAY: 'jeudi',
  FRIDAY: 'vendredi',
  SATURDAY: 'samedi',
  SUNDAY: 'dimanche',
};

/** Returns the French sentence that an agency is closed at a time; undefined if it is open. */
export function outsideHours(
  agency: AgencyHours & { readonly name: string },
  what: 'Le départ' | 'Le retour',
  instant: Date,
): string | undefined {
  if (isOpen(agency, instant)) return undefined;
  const day = toWireTime(instant).slice(0, 10);
  const hours = (hoursOn(agency, day) ?? []).map(({ opensAt, closesAt }) => `${opensAt}–${closesAt}`).join(', ');
  const why = exceptionOn(agency, day)?.name ?? WEEKDAY_NAMES[weekdayOf(day)];
  return `${what} du ${toReadableTime(instant)} est hors des horaires ${ofName(agency.name)} (${why} : ${hours || 'fermé'}).`;
}
