import type { Em } from '../../../platform/database/orm.js';
import type { EventBus, PositionNews } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { fewAtOnce } from '../../../kernel/few-at-once.js';
import { startOfAgencyDay } from '../../../kernel/time.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { PositionFeed } from './position-feed.js';
import { detectTrackEvents } from './track-event.detector.js';

interface Deps {
  readonly em: Em;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly settings: SettingsService;
  readonly feed: PositionFeed;
}

interface VehicleRow {
  id: number;
  device_id: string;
}

/** Once a minute, by one instance of several: the queue hands each job out once. */
const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '20 3 * * *';
/** Positions in one statement, which takes 65,535 values. */
const BATCH = 5_000;
/** Devices. */
const ASKED_AT_ONCE = 16;
/** Law 09-08: a vehicle is followed while it is rented, or always by the agency's own choice. */
const FOLLOWED = `select v.id, v.device_id from vehicle v
  where v.archived_at is null and v.device_id is not null and (?::boolean or exists (
    select 1 from occupation o where o.vehicle_id = v.id and o.reservation_id is not null and o.period @> ?::timestamptz))
  order by v.id`;

/** Keeps where vehicles are, tells what that gives away, and feeds their odometers to the upkeep's thresholds. */
export class PositionRecorder {
  constructor(private readonly deps: Deps) {}

  register(): void {
    this.deps.jobs.work('position-record', async () => void (await this.record()));
    this.deps.jobs.schedule('position-record', EVERY_MINUTE);
    this.deps.jobs.work('position-retention', async () => void (await this.forget()));
    this.deps.jobs.schedule('position-retention', EVERY_NIGHT);
  }

  /** Asks every vehicle that is followed now and keeps the answers; gives how many were kept. */
  async record(now = new Date()): Promise<number> {
    const settings = await this.deps.settings.get();
    const rows = await this.deps.em.execute<VehicleRow[]>(FOLLOWED, [settings.trackAlways, now]);
    const inTurn = fewAtOnce(ASKED_AT_ONCE);
    const found = await Promise.all(
      rows.map(({ id, device_id: deviceId }) => inTurn(() => this.deps.feed.ask({ id, deviceId }))),
    );
    const known = found.filter(({ position }) => position !== null);
    const notifications = await this.deps.em.transactional(async (em) => {
      await keep(em, known);
      const vehicleIds = [...new Set(known.map(({ vehicleId }) => vehicleId))];
      // The devices answered after they were asked.
      const latest = known.reduce((last, { at }) => Math.max(last, at), now.getTime());
      return detectTrackEvents(em, vehicleIds, settings, new Date(latest));
    });
    for (const notificationId of notifications) this.deps.events.publish('notificationAdded', { notificationId });
    return known.length;
  }

  /**
   * Deletes what is older than the agency may keep: positions, what they gave away, and its notifications. Gives how many
   * positions.
   */
  async forget(now = new Date()): Promise<number> {
    const { positionRetentionDays } = await this.deps.settings.get();
    const oldest = startOfAgencyDay(now, -positionRetentionDays);
    return this.deps.em.transactional(async (em) => {
      await em.execute('delete from track_event where started_at < ?', [oldest]);
      const rows = await em.execute<{ id: string }[]>(
        'delete from vehicle_position where recorded_at < ? returning id',
        [oldest],
      );
      return rows.length;
    });
  }
}

async function keep(em: Em, all: readonly PositionNews[]): Promise<void> {
  for (let start = 0; start < all.length; start += BATCH) await keepBatch(em, all.slice(start, start + BATCH));
}

async function keepBatch(em: Em, news: readonly PositionNews[]): Promise<void> {
  await em.execute(
    `insert into vehicle_position (vehicle_id, recorded_at, latitude, longitude, speed_kph, odometer_km, state, address)
     values ${news.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')} on conflict do nothing`,
    news.flatMap(({ vehicleId, at, position }) => [
      vehicleId,
      new Date(at),
      position?.latitude,
      position?.longitude,
      position?.speedKph,
      position?.odometerKm ?? null,
      position?.state,
      position?.address ?? null,
    ]),
  );
  // Never backwards: a device that was exchanged starts from nothing.
  await em.execute(
    `update vehicle v set odometer_km = p.km from (values ${news.map(() => '(?::int, ?::int)').join(', ')}) as p (id, km)
     where v.id = p.id and p.km > coalesce(v.odometer_km, 0)`,
    news.flatMap(({ vehicleId, position }) => [vehicleId, Math.floor(position?.odometerKm ?? 0)]),
  );
}
