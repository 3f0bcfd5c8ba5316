import {
  daysOf,
  dropDaysBefore,
  makeDays,
  PartitionInUseError,
  type Patience,
  utcDay,
} from '../../../platform/database/day-partitions.js';
import {
  type BatchBounds,
  type Deleted,
  deleteInBatches,
  deleteOldest,
  NIGHTLY,
} from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { ExpectedJobFailure, type JobQueue } from '../../../platform/jobs/job-queue.js';
import { DAY_MS, startOfAgencyDay } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { POSITION_RETENTION } from './position.jobs.js';
import type { LastPositionTable, VehiclePositionTable } from './vehicle-position.entity.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly settings: SettingsService;
  /** Smaller bounds than the nightly ones, for tests. */
  readonly bounds?: BatchBounds;
  readonly patience?: Patience;
}

/** The result of one night. */
export interface ForgottenPositions {
  /** Days (UTC) whose partitions were dropped. */
  readonly days: readonly string[];
  /** Deleted positions of a day of which a part is kept. */
  readonly positions: number;
  readonly events: number;
  /** Tells whether a bound was reached, so that more may be left. */
  readonly more: boolean;
}

const EVERY_NIGHT = '20 3 * * *';
/** How many days ahead partitions are created, so that the recorder creates none at midnight unless earlier nights failed. */
const DAYS_AHEAD = 3;

/** Deletes positions and track events once their retention period has ended, and creates partitions for the coming days. */
export class PositionRetention {
  constructor(private readonly deps: Deps) {}

  /** Registers the nightly job; a run that reached its bound queues another at once. */
  register(): void {
    const { jobs } = this.deps;
    jobs.work(POSITION_RETENTION, async () => {
      await this.makeRoom();
      const { more } = await this.forget().catch(toBeTriedAgain);
      if (more) await jobs.enqueue(POSITION_RETENTION, {});
    });
    jobs.schedule(POSITION_RETENTION, EVERY_NIGHT);
  }

  /** Creates the partitions of today and of the next days. */
  async makeRoom(now = new Date()): Promise<void> {
    const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => utcDay(new Date(now.getTime() + ahead * DAY_MS)));
    await makeDays(this.deps.em, 'vehicle_position', days);
  }

  /**
   * Deletes what is older than the retention period: positions, track events, and their notifications. Must not be called within a
   * transaction.
   */
  async forget(now = new Date()): Promise<ForgottenPositions> {
    const { em, settings, bounds = NIGHTLY, patience } = this.deps;
    const { positionRetentionDays } = await settings.get();
    const oldest = startOfAgencyDay(now, -positionRetentionDays);
    const events = await deleteInBatches(bounds, (limit) =>
      deleteOldest(em, 'track_event', 'started_at', oldest, limit),
    );
    // At most one row per vehicle.
    await tablesOf<LastPositionTable>(em).deleteFrom('lastPosition').where('recordedAt', '<', oldest).execute();
    const days = await dropDaysBefore(em, 'vehicle_position', oldest, patience);
    const rest = await this.forgetPartOfDay(oldest, bounds);
    return { days, positions: rest.count, events: events.count, more: events.more || rest.more };
  }

  /** Deletes by rows the hours of a UTC day before the agency's day begins; they come first in the table. */
  private async forgetPartOfDay(oldest: Date, bounds: BatchBounds): Promise<Deleted> {
    const { em } = this.deps;
    const day = utcDay(oldest);
    const start = new Date(`${day}T00:00:00Z`);
    if (start.getTime() === oldest.getTime() || !(await daysOf(em, 'vehicle_position')).includes(day))
      return { count: 0, more: false };
    return deleteInBatches(bounds, async (limit) => {
      // Both queries name the bounds, so that only one partition is searched.
      const { numDeletedRows } = await tablesOf<VehiclePositionTable>(em)
        .deleteFrom('vehiclePosition')
        .where((eb) =>
          eb(
            eb.refTuple('vehicleId', 'recordedAt'),
            'in',
            eb
              .selectFrom('vehiclePosition')
              .select(['vehicleId', 'recordedAt'])
              .where('recordedAt', '>=', start)
              .where('recordedAt', '<', oldest)
              .limit(limit)
              .$asTuple('vehicleId', 'recordedAt'),
          ),
        )
        .where('recordedAt', '>=', start)
        .where('recordedAt', '<', oldest)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }
}

/** Turns a partition that is being read into an expected failure, so that the queue retries it. */
function toBeTriedAgain(error: unknown): never {
  throw error instanceof PartitionInUseError ? new ExpectedJobFailure(error.message) : error;
}
