import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { fewAtOnce } from '../../../kernel/few-at-once.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { PositionFeed } from './position-feed.js';
import { PositionRetention } from './position-retention.js';
import { keepPositions, type RecordedPosition } from './position-store.js';
import { detectTrackEvents } from './track-event-detector.js';
import { POSITION_RECORD } from './position.jobs.js';
import { trackEventsBegan } from './position.events.js';
import { EVERY_MINUTE } from '../../../platform/jobs/job-kind.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
import { sql } from 'kysely';

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly jobs: JobQueue;
  readonly settings: SettingsService;
  readonly feed: PositionFeed;
}

/** How many devices are asked at once. */
const ASKED_AT_ONCE = 16;
/** Records positions, detects track events, and updates odometers, on which maintenance depends. */
export class PositionRecorder {
  constructor(private readonly deps: Deps) {}

  /** Registers the job that runs each minute, and the nightly one that deletes old records. */
  register(): void {
    new PositionRetention(this.deps).register();
    this.deps.jobs.work(POSITION_RECORD, async () => void (await this.record()));
    this.deps.jobs.schedule(POSITION_RECORD, EVERY_MINUTE);
  }

  /** Asks every vehicle that is tracked now and stores the answers; returns how many were stored. */
  async record(now = new Date()): Promise<number> {
    const settings = await this.deps.settings.get();
    const followed = await this.followed(settings.trackAlways, now);
    const inTurn = fewAtOnce(ASKED_AT_ONCE);
    const found = await Promise.all(followed.map((vehicle) => inTurn(() => this.deps.feed.ask(vehicle))));
    const positions = found.flatMap(({ vehicleId, at, position }) =>
      position ? [{ vehicleId, at: new Date(at), position }] : [],
    );
    await inTransaction(this.deps.em, async (tx) => {
      const { em } = tx;
      await keepPositions(em, positions);
      await raiseOdometers(em, positions);
      const vehicleIds = [...new Set(positions.map(({ vehicleId }) => vehicleId))];
      // Answers may have arrived after `now`.
      const latest = positions.reduce((last, { at }) => Math.max(last, at.getTime()), now.getTime());
      const notices = await detectTrackEvents(em, vehicleIds, settings, new Date(latest));
      await this.deps.domainEvents.happened(tx, trackEventsBegan, { notices, now: new Date(latest) });
    });
    return positions.length;
  }

  /** Law 09-08: a vehicle is tracked while it is rented, or always if the agency chooses so. */
  private followed(always: boolean, now: Date): Promise<{ id: number; deviceId: string }[]> {
    return tablesOf<VehicleTable & OccupationTable>(this.deps.em)
      .selectFrom('vehicle as v')
      .select(['v.id', 'v.deviceId'])
      .where('v.archivedAt', 'is', null)
      .where('v.deviceId', 'is not', null)
      .$if(!always, (query) =>
        query.where((eb) =>
          eb.exists(
            eb
              .selectFrom('occupation as o')
              .select('o.id')
              .whereRef('o.vehicleId', '=', 'v.id')
              .where('o.reservationId', 'is not', null)
              .where(sql<boolean>`o.period @> ${now}::timestamptz`),
          ),
        ),
      )
      .orderBy('v.id')
      .$narrowType<{ deviceId: string }>()
      .execute();
  }
}

/** Never lowers an odometer, because a replaced device starts from zero. */
async function raiseOdometers(em: Em, all: readonly RecordedPosition[]): Promise<void> {
  if (all.length === 0) return;
  const ids = all.map(({ vehicleId }) => vehicleId);
  const kilometres = all.map(({ position }) => Math.floor(position.odometerKm ?? 0));
  await tablesOf<VehicleTable>(em)
    .updateTable('vehicle as v')
    .from(sql<{ id: number; km: number }>`unnest(${ids}::int[], ${kilometres}::int[])`.as<'p'>(sql`p (id, km)`))
    .set((eb) => ({ odometerKm: eb.ref('p.km') }))
    .whereRef('v.id', '=', 'p.id')
    .where(sql<boolean>`p.km > coalesce(v.odometer_km, 0)`)
    .execute();
}
