import type { Logger } from 'pino';
import {
  type BatchBounds,
  type Deleted,
  deleteInBatches,
  NIGHTLY,
} from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { startOfAgencyDay } from '../../../kernel/time.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { PAPER_VIEWS } from './inspection.enums.js';
import type { InspectionPhotoTable, InspectionTable } from './inspection.entity.js';
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
      const { numUpdatedRows } = await tablesOf<InspectionPhotoTable & InspectionTable & ReservationTable>(em)
        .updateTable('inspectionPhoto')
        .set({ imageFile: null, erasedAt: now, updatedAt: now })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('inspectionPhoto as p')
            .innerJoin('inspection as i', 'i.id', 'p.inspectionId')
            .innerJoin('reservation as r', 'r.id', 'i.reservationId')
            .select('p.id')
            .where('p.view', 'in', [...PAPER_VIEWS])
            .where('p.erasedAt', 'is', null)
            .where('r.endsAt', '<', before)
            .where('r.stage', 'is distinct from', RentalStage.OUT)
            .limit(limit),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
  }
}
