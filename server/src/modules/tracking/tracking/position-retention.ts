import type { QueryResult } from '@mikro-orm/core';
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
import { ExpectedJobFailure, type JobQueue } from '../../../platform/jobs/job-queue.js';
import { DAY_MS, startOfAgencyDay } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { POSITION_RETENTION } from './tracking.jobs.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly settings: SettingsService;
  /** Smaller bounds than a night's, for tests. */
  readonly bounds?: BatchBounds;
  readonly patience?: Patience;
}

/** What a night let go. */
export interface ForgottenPositions {
  /** Days (UTC) that were dropped with all that was in them. */
  readonly days: readonly string[];
  /** Positions of a day that is not over as a whole. */
  readonly positions: number;
  readonly events: number;
  /** Whether a bound was reached, so that there may be more. */
  readonly more: boolean;
}

const EVERY_NIGHT = '20 3 * * *';
/** Days made ahead, so that the recorder makes none at midnight; it does where the nights before were lost. */
const DAYS_AHEAD = 3;

/** Lets go of positions and of what they gave away once the agency may keep them no longer, and makes room for the days to come. */
export class PositionRetention {
  constructor(private readonly deps: Deps) {}

  /** Registers the nightly job; one that could not do everything asks for another at once. */
  register(): void {
    const { jobs } = this.deps;
    jobs.work(POSITION_RETENTION, async () => {
      await this.makeRoom();
      const { more } = await this.forget().catch(toBeTriedAgain);
      if (more) await jobs.enqueue(POSITION_RETENTION, {});
    });
    jobs.schedule(POSITION_RETENTION, EVERY_NIGHT);
  }

  /** Makes the partitions of today and of the next days. */
  async makeRoom(now = new Date()): Promise<void> {
    const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => utcDay(new Date(now.getTime() + ahead * DAY_MS)));
    await makeDays(this.deps.em, 'vehicle_position', days);
  }

  /**
   * Forgets what is older than the agency may keep: positions, what they gave away, and its notifications. Must not be called within
   * a transaction.
   */
  async forget(now = new Date()): Promise<ForgottenPositions> {
    const { em, settings, bounds = NIGHTLY, patience } = this.deps;
    const { positionRetentionDays } = await settings.get();
    const oldest = startOfAgencyDay(now, -positionRetentionDays);
    const events = await deleteInBatches(bounds, (limit) =>
      deleteOldest(em, 'track_event', 'started_at', oldest, limit),
    );
    // As many as there are vehicles.
    await em.execute('delete from last_position where recorded_at < ?', [oldest], 'run');
    const days = await dropDaysBefore(em, 'vehicle_position', oldest, patience);
    const rest = await this.forgetPartOfDay(oldest, bounds);
    return { days, positions: rest.count, events: events.count, more: events.more || rest.more };
  }

  /** Where the agency's day begins at another moment than the UTC day, the hours before it go by rows: they come first in the table. */
  private async forgetPartOfDay(oldest: Date, bounds: BatchBounds): Promise<Deleted> {
    const { em } = this.deps;
    const day = utcDay(oldest);
    const start = new Date(`${day}T00:00:00Z`);
    if (start.getTime() === oldest.getTime() || !(await daysOf(em, 'vehicle_position')).includes(day))
      return { count: 0, more: false };
    return deleteInBatches(bounds, async (limit) => {
      const { affectedRows } = await em.execute<QueryResult>(PART_OF_DAY, [start, oldest, limit, start, oldest], 'run');
      return affectedRows;
    });
  }
}

/** The queue comes back to a day that is read just now: that is no fault. */
function toBeTriedAgain(error: unknown): never {
  throw error instanceof PartitionInUseError ? new ExpectedJobFailure(error.message) : error;
}

/** Both bounds twice, so that no other day is looked at. */
const PART_OF_DAY = `delete from vehicle_position where (vehicle_id, recorded_at) in (
    select vehicle_id, recorded_at from vehicle_position where recorded_at >= ? and recorded_at < ? limit ?)
  and recorded_at >= ? and recorded_at < ?`;
