import type { DayBoardQuery, DayRentalFragment } from './DayBoard.generated';

type Alert = DayBoardQuery['maintenanceAlerts'][number];

/** What a day asks for, each in the order of its time. */
export interface DayParts {
  late: DayRentalFragment[];
  departures: DayRentalFragment[];
  returns: DayRentalFragment[];
  prepare: DayRentalFragment[];
  works: Alert[];
}

const byEnd = (a: DayRentalFragment, b: DayRentalFragment): number => a.endsAt.localeCompare(b.endsAt);

/**
 * Sorts what the server gives into the parts of the agency's day `YYYY-MM-DD`. A departure that nobody came for stays until somebody says so;
 * what is late is no return of the day any more. Works are those that are due today or overdue.
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

/** The end of the day after `YYYY-MM-DD`, in agency time. */
export const endOfTomorrow = (today: string): string =>
  `${new Date(Date.parse(`${today}T00:00Z`) + 2 * 86_400_000).toISOString().slice(0, 10)}T00:00`;

/** Returns the variables of the day's query at an agency time, `YYYY-MM-DDTHH:mm`. The address may limit it to one agency. */
export const dayVariables = (now: string, query: URLSearchParams) => ({
  until: endOfTomorrow(now.slice(0, 10)),
  agencyId: query.get('agence') || null,
});
