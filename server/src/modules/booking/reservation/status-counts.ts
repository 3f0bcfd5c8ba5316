import type { ReservationStatus } from './reservation-status.js';

/** Number of reservations in each state, by all filters of the list except its states. */
export type StatusCounts = Readonly<Record<'pending' | 'accepted' | 'refused' | 'cancelled' | 'all', number>>;

/** The number of reservations in one state. */
export interface StatusCount {
  readonly status: ReservationStatus;
  readonly count: number;
}

/** Returns the counts by state, and their sum. */
export function countsOf(rows: readonly StatusCount[]): StatusCounts {
  const counts = { pending: 0, accepted: 0, refused: 0, cancelled: 0, all: 0 };
  for (const { status, count } of rows) {
    counts[countKey(status)] = count;
    counts.all += count;
  }
  return counts;
}

/** Adds up the counts of the wanted states; of all states if none is named. */
export function totalOf(counts: StatusCounts, wanted: readonly ReservationStatus[] | null | undefined): number {
  const statuses = [...new Set(wanted)];
  return statuses.length > 0 ? statuses.reduce((sum, status) => sum + counts[countKey(status)], 0) : counts.all;
}

function countKey(status: ReservationStatus): Exclude<keyof StatusCounts, 'all'> {
  return status.toLowerCase() as Exclude<keyof StatusCounts, 'all'>;
}
