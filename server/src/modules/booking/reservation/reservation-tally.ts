import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { RESERVATION_TALLY } from './reservation.jobs.js';

const EVERY_NIGHT = '40 3 * * *';

/** Schedules the nightly job that folds the tally of reservations into one row for each state. */
export function foldTallyAtNight(em: Em, jobs: JobQueue): void {
  jobs.work(RESERVATION_TALLY, () => foldTally(em));
  jobs.schedule(RESERVATION_TALLY, EVERY_NIGHT);
}

/** Folds the tally. Rows of transactions that are not committed yet stay until the next run. */
export async function foldTally(em: Em): Promise<void> {
  await em.execute(`with folded as (delete from reservation_tally returning status, change)
    insert into reservation_tally select status, sum(change) from folded group by status`);
}
