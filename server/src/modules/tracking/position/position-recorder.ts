import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
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

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly jobs: JobQueue;
  readonly settings: SettingsService;
  readonly feed: PositionFeed;
}

interface VehicleRow {
  id: number;
  device_id: string;
}

/** How many devices are asked at once. */
const ASKED_AT_ONCE = 16;
/** Law 09-08: a vehicle is tracked while it is rented, or always if the agency chooses so. */
const FOLLOWED = `select v.id, v.device_id from vehicle v
  where v.archived_at is null and v.device_id is not null and (?::boolean or exists (
    select 1 from occupation o where o.vehicle_id = v.id and o.reservation_id is not null and o.period @> ?::timestamptz))
  order by v.id`;

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
    const rows = await this.deps.em.execute<VehicleRow[]>(FOLLOWED, [settings.trackAlways, now]);
    const inTurn = fewAtOnce(ASKED_AT_ONCE);
    const found = await Promise.all(
      rows.map(({ id, device_id: deviceId }) => inTurn(() => this.deps.feed.ask({ id, deviceId }))),
    );
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
}

/** Never lowers an odometer, because a replaced device starts from zero. */
async function raiseOdometers(em: Em, all: readonly RecordedPosition[]): Promise<void> {
  if (all.length === 0) return;
  await em.execute(
    `update vehicle v set odometer_km = p.km from (values ${all.map(() => '(?::int, ?::int)').join(', ')}) as p (id, km)
     where v.id = p.id and p.km > coalesce(v.odometer_km, 0)`,
    all.flatMap(({ vehicleId, position }) => [vehicleId, Math.floor(position.odometerKm ?? 0)]),
  );
}
