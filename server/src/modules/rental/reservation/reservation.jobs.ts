import { jobKind } from '../../../platform/jobs/job-kind.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';

export type ReservationOccasion = 'received' | 'accepted' | 'changed' | 'refused' | 'cancelled' | 'returning' | 'late';

/** One mail to one recipient, so that a retry never mails the others again. */
export interface ReservationMail {
  readonly reservationId: number;
  readonly occasion: ReservationOccasion;
  readonly to: 'customer' | 'agency';
  /** Whether a stranger named the address, who may name anybody's: it gets so many of these mails an hour at most. */
  readonly limited?: boolean;
  /** Tells mails of one occasion apart, where there can be several of one reservation. */
  readonly nth?: string;
}

export const RESERVATION_MAIL = jobKind<ReservationMail>('reservation-mail-delivery');
/** Folds the tally of reservations by state. */
export const RESERVATION_TALLY = jobKind('reservation-tally');
/** What earlier releases put into the queue: everyone concerned by what happened. */
export const RESERVATION_MAILS = jobKind<Omit<ReservationMail, 'to' | 'limited'>>('reservation-mail');

/** The agency is told of what comes from outside; what it did itself it knows. */
const TOLD: Readonly<Record<ReservationOccasion, ReadonlyArray<ReservationMail['to']>>> = {
  received: ['customer', 'agency'],
  accepted: ['customer'],
  changed: ['customer'],
  refused: ['customer'],
  cancelled: ['customer'],
  returning: ['customer'],
  late: ['customer'],
};

/** Has everyone concerned told of what happened to a reservation, once the running transaction is committed. */
export async function tellOf(
  jobs: JobQueue,
  reservationId: number,
  occasion: ReservationOccasion,
  nth?: string,
): Promise<void> {
  await jobs.enqueue(
    RESERVATION_MAIL,
    ...TOLD[occasion].map((to) => ({
      reservationId,
      occasion,
      to,
      limited: occasion === 'received' && to === 'customer',
      ...(nth !== undefined && { nth }),
    })),
  );
}
