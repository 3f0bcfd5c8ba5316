import type { ReservationStatus } from './reservation-status.js';

/** The table in which triggers count the reservations of each status: the sum of `change` is their number. */
export interface ReservationTallyTable {
  readonly reservationTally: {
    readonly status: ReservationStatus;
    readonly change: number;
  };
}
