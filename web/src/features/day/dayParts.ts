import { dayParam, textParam, type ListState } from '../../kit/list/listParams';
import type { DayBoardQuery } from './DayBoard.generated';
import { addDays } from '../../platform/time/time';

/** The query parameters that hold the state of the day's page. */
export const dayView = {
  /** The agency that the day is limited to; empty for all. */
  agencyId: textParam('agence'),
  /** Another day than today, `YYYY-MM-DD`; empty for today. */
  day: dayParam('jour'),
};

/** A rental that leaves or comes back. */
export type DayRental = DayBoardQuery['planned']['items'][number];

type Alert = DayBoardQuery['maintenanceAlerts'][number];

/** The tasks of a day, each list in the order of time. */
export interface DayParts {
  late: DayRental[];
  departures: DayRental[];
  returns: DayRental[];
  prepare: DayRental[];
  works: Alert[];
}

const byEnd = (a: DayRental, b: DayRental): number => a.endsAt.localeCompare(b.endsAt);

/**
 * Sorts the server's answer into the parts of the agency's day `YYYY-MM-DD`. A departure for which nobody came stays until somebody records
 * it; a late return is not listed as a return of the day. Maintenance is listed if it is due today or overdue.
 */
export const dayParts = (
  { planned, out, maintenanceAlerts }: DayBoardQuery,
  today: string,
  agencyId: string | null,
): DayParts => ({
  late: out.items.filter(({ late }) => late).sort(byEnd),
  departures: planned.items.filter(({ startsAt }) => startsAt.slice(0, 10) <= today),
  returns: out.items.filter(({ late, endsAt }) => !late && endsAt.slice(0, 10) <= today).sort(byEnd),
  prepare: planned.items.filter(({ startsAt }) => startsAt.slice(0, 10) > today),
  works: maintenanceAlerts.filter(
    (alert) =>
      ((alert.daysLeft ?? 1) <= 0 || (alert.kmLeft ?? 1) <= 0) && (agencyId === null || alert.agencyId === agencyId),
  ),
});

/** Sorts out the insurances that end today or have ended, of one agency if one is chosen. */
export const endedInsurances = <Insurance extends { agencyId: string; daysLeft: number }>(
  insurances: readonly Insurance[],
  agencyId: string | null,
): Insurance[] => insurances.filter((one) => one.daysLeft <= 0 && (agencyId === null || one.agencyId === agencyId));

/** Returns the end of the day after `YYYY-MM-DD`, in agency time. */
export const endOfTomorrow = (today: string): string => `${addDays(today, 2)}T00:00`;

/** Returns the variables of the query of another day. */
export const otherDayVariables = ({ day, agencyId }: ListState<typeof dayView>) => ({
  from: `${day}T00:00`,
  to: `${addDays(day, 1)}T00:00`,
  agencyId: agencyId || null,
});

/** Returns the variables of the day's query at an agency time, `YYYY-MM-DDTHH:mm`. The view may limit it to one agency. */
export const dayVariables = (now: string, { agencyId }: Pick<ListState<typeof dayView>, 'agencyId'>) => ({
  until: endOfTomorrow(now.slice(0, 10)),
  agencyId: agencyId || null,
});
