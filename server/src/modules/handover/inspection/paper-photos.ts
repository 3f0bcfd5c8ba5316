import type { QueryResult } from '@mikro-orm/core';
import type { Logger } from 'pino';
import {
  type BatchBounds,
  type Deleted,
  deleteInBatches,
  NIGHTLY,
} from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { startOfAgencyDay } from '../../../kernel/time.js';
import { PAPER_VIEWS } from './inspection.enums.js';
import { PAPER_PHOTOS } from './inspection.jobs.js';
import type { InspectionSettingsService } from './inspection-settings.service.js';

/** Runs before the job that removes unreferenced files, and before the backup. */
const EVERY_NIGHT = '25 3 * * *';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly logger: Logger;
  readonly settings: InspectionSettingsService;
}

/**
 * Erases photos of drivers' papers some days after their rental ended (docs/rules/rental-life.md#papers-of-the-driver). Their entry in the
 * manifest stays. The nightly job that removes unreferenced files deletes the files.
 */
export class PaperPhotos {
  constructor(private readonly deps: Deps) {}

  /** Registers the nightly job. A run that reached its limit queues the next one at once. */
  register(): void {
    const { jobs, logger } = this.deps;
    jobs.work(PAPER_PHOTOS, async () => {
      const { count, more } = await this.erase();
      if (count > 0) logger.info({ count }, 'photos of papers that were kept long enough are gone');
      if (more) await jobs.enqueue(PAPER_PHOTOS, {});
    });
    jobs.schedule(PAPER_PHOTOS, EVERY_NIGHT);
  }

  /** Erases the photos of rentals whose vehicle is back and which ended longer ago than the settings allow. */
  async erase(now = new Date(), bounds: BatchBounds = NIGHTLY): Promise<Deleted> {
    const { em, settings } = this.deps;
    const { paperPhotoDays } = await settings.get();
    const before = startOfAgencyDay(now, -paperPhotoDays);
    return deleteInBatches(bounds, async (limit) => {
      const { affectedRows } = await em.execute<QueryResult>(
        `update inspection_photo set image_file = null, erased_at = ?, updated_at = ? where id in (
           select p.id from inspection_photo p join inspection i on i.id = p.inspection_id join reservation r on r.id = i.reservation_id
           where p.view in (?) and p.erased_at is null and r.ends_at < ? and r.stage is distinct from 'OUT' limit ?)`,
        [now, now, [...PAPER_VIEWS], before, limit],
        'run',
      );
      return affectedRows;
    });
  }
}
