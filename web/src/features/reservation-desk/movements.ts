import { toWallTime } from '../../lib/time';
import type { ReservationRowFragment } from './ReservationRow.generated';

/** What leaves and what comes back on a day, each in the order of the day, and what is out right now. */
export interface Movements {
  departures: ReservationRowFragment[];
  returns: ReservationRowFragment[];
  running: number;
}

const byTime =
  (read: (row: ReservationRowFragment) => string) =>
  (a: ReservationRowFragment, b: ReservationRowFragment): number =>
    read(a).localeCompare(read(b));

/** Sorts the rentals that touch a day; `now` is the agency's wall time. */
export const movementsOf = (rentals: readonly ReservationRowFragment[], now: string): Movements => {
  const day = now.slice(0, 10);
  const start = (row: ReservationRowFragment): string => toWallTime(row.startsAt);
  const end = (row: ReservationRowFragment): string => toWallTime(row.endsAt);
  return {
    departures: rentals.filter((row) => start(row).startsWith(day)).sort(byTime(start)),
    returns: rentals.filter((row) => end(row).startsWith(day)).sort(byTime(end)),
    running: rentals.filter((row) => start(row) <= now && now < end(row)).length,
  };
};
