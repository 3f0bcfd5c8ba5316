import { toReadableTime, toWireTime } from '../../../kernel/time.js';
import { type AgencyHours, exceptionOn, hoursOn, isOpen, type Weekday, weekdayOf } from './opening-hours.js';

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  MONDAY: 'lundi',
  TUESDAY: 'mardi',
  WEDNESDAY: 'mercredi',
  THURSDAY: 'jeudi',
  FRIDAY: 'vendredi',
  SATURDAY: 'samedi',
  SUNDAY: 'dimanche',
};

/** Says in French that somebody comes while an agency is closed; undefined when it is open. */
export function outsideHours(
  agency: AgencyHours & { readonly name: string },
  what: 'Le départ' | 'Le retour',
  instant: Date,
): string | undefined {
  if (isOpen(agency, instant)) return undefined;
  const day = toWireTime(instant).slice(0, 10);
  const hours = (hoursOn(agency, day) ?? []).map(({ opensAt, closesAt }) => `${opensAt}–${closesAt}`).join(', ');
  const why = exceptionOn(agency, day)?.name ?? WEEKDAY_NAMES[weekdayOf(day)];
  return `${what} du ${toReadableTime(instant)} est hors des horaires de ${agency.name} (${why} : ${hours || 'fermé'}).`;
}
