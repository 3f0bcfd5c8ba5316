import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { RESERVATION_TALLY } from './reservation.jobs.js';
import type { ReservationTallyTable } from './reservation-tally.tables.js';
import { sql } from 'kysely';

const EVERY_NIGHT = '40 3 * * *';

/** Schedules the nightly job that folds the tally of reservations into one row for each state. */
export function foldTallyAtNight(em: Em, jobs: JobQueue): void {
  jobs.work(RESERVATION_TALLY, () => foldTally(em));
  jobs.schedule(RESERVATION_TALLY, EVERY_NIGHT);
}

/** Folds the tally. Rows of transactions that are not committed yet stay until the next run. */
export async function foldTally(em: Em): Promise<void> {
  await tablesOf<ReservationTallyTable>(em)
    .with('folded', (tables) => tables.deleteFrom('reservationTally').returning(['status', 'change']))
    .insertInto('reservationTally')
    .columns(['status', 'change'])
    .expression((eb) =>
      eb
        .selectFrom('folded')
        .select(['status', sql<number>`sum(change)`.as('change')])
        .groupBy('status'),
    )
    .execute();
}
