import { jobKind } from '../../../platform/jobs/job-kind.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';

/** The occasion of a mail about a reservation (docs/rules/rental-life.md#mails-of-a-reservation). */
export type ReservationOccasion = 'received' | 'accepted' | 'changed' | 'refused' | 'cancelled' | 'returning' | 'late';

/** A mail to one recipient, so that a retry does not repeat the mails to others. */
export interface ReservationMail {
  readonly reservationId: number;
  readonly occasion: ReservationOccasion;
  readonly to: 'customer' | 'agency';
  /** Whether the address was entered by an unknown visitor and may be somebody else's; mails to it are then limited per hour. */
  readonly limited?: boolean;
  /** Distinguishes several mails of one reservation on the same occasion. */
  readonly nth?: string;
  /** The lines of the price that staff entered, which the mail about a change names. */
  readonly lineIds?: readonly number[];
}

/** The job that mails one recipient about a reservation. */
export const RESERVATION_MAIL = jobKind<ReservationMail>('reservation-mail-delivery');
/** Folds the tally of reservations by state. */
export const RESERVATION_TALLY = jobKind('reservation-tally');
/** Jobs that earlier releases enqueued: one for all recipients. */
export const RESERVATION_MAILS = jobKind<Omit<ReservationMail, 'to' | 'limited'>>('reservation-mail');

/** Recipients by occasion. The agency gets no mails about its own actions. */
const TOLD: Readonly<Record<ReservationOccasion, ReadonlyArray<ReservationMail['to']>>> = {
  received: ['customer', 'agency'],
  accepted: ['customer'],
  changed: ['customer'],
  refused: ['customer'],
  cancelled: ['customer'],
  returning: ['customer'],
  late: ['customer'],
};

/** Enqueues the mails about an event of a reservation to all recipients, within the running transaction. */
export async function tellOf(
  jobs: JobQueue,
  reservationId: number,
  occasion: ReservationOccasion,
  about: Pick<ReservationMail, 'nth' | 'lineIds'> = {},
): Promise<void> {
  await jobs.enqueue(
    RESERVATION_MAIL,
    ...TOLD[occasion].map((to) => ({
      reservationId,
      occasion,
      to,
      limited: occasion === 'received' && to === 'customer',
      ...about,
    })),
  );
}
