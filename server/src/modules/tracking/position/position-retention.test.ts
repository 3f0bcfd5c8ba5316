import { makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { daysOf, dropDaysBefore, utcDay } from '../../../platform/database/day-partitions.js';
import { ExpectedJobFailure, type JobQueue } from '../../../platform/jobs/job-queue.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { type ForgottenPositions, PositionRetention } from './position-retention.js';
import { keepPositions } from './position-store.js';
import { POSITION_RETENTION } from './position.jobs.js';

let app: TestApp;
let vehicle: Vehicle;
let other: Vehicle;

beforeAll(async () => {
  app = await startTestApp();
  vehicle = await makeVehicle(app.database);
  other = await makeVehicle(app.database);
});
afterAll(() => app.close());
beforeEach(async () => {
  await dropDaysBefore(fork(), 'vehicle_position', new Date('2100-01-01'));
  await fork().execute('delete from last_position');
});

const fork = () => app.database.orm.em.fork();

const keep = ({ id }: Vehicle, ...times: string[]) =>
  keepPositions(
    fork(),
    times.map((time) => ({ vehicleId: id, at: new Date(time), position: { ...HERE, address: time } })),
  );
const HERE = { latitude: 33.5, longitude: -7.6, speedKph: 0, odometerKm: 12, state: 'PARKED' } as const;

async function timesOf(table: 'vehicle_position' | 'last_position'): Promise<string[]> {
  const rows = await fork().execute<{ address: string }[]>(
    `select address from ${table} order by recorded_at, vehicle_id`,
  );
  return rows.map(({ address }) => address);
}

function retention(bounds = { batch: 5_000, batches: 20 }): PositionRetention {
  const { jobs, settings } = app.services;
  return new PositionRetention({ em: app.database.orm.em, jobs, settings, bounds });
}

const forget = (now: string, bounds?: { batch: number; batches: number }): Promise<ForgottenPositions> =>
  app.inContext(() => retention(bounds).forget(new Date(now)));

describe('positions', () => {
  it('are stored whatever their day, once each, and the newest of each vehicle separately', async () => {
    await keep(vehicle, '2031-01-01T10:00Z', '1999-05-05T10:00Z', '2026-11-18T10:00Z');
    await keep(other, '2026-11-18T10:00Z');
    await keep(other, '2026-11-18T09:00Z', '2026-11-18T10:00Z');
    expect(await timesOf('vehicle_position')).toEqual([
      '1999-05-05T10:00Z',
      '2026-11-18T09:00Z',
      '2026-11-18T10:00Z',
      '2026-11-18T10:00Z',
      '2031-01-01T10:00Z',
    ]);
    expect(await timesOf('last_position')).toEqual(['2026-11-18T10:00Z', '2031-01-01T10:00Z']);
  });

  it('are deleted by whole days once their retention period has ended', async () => {
    await keep(vehicle, '2026-11-17T00:00Z', '2026-11-17T23:59Z', '2026-11-18T00:00Z');
    await keep(other, '2026-11-17T12:00Z');
    // 90 days: of 15 February only positions after its beginning must be kept.
    expect(await forget('2027-02-15T23:59Z')).toMatchObject({ days: [], positions: 0 });
    expect(await forget('2027-02-16T00:00Z')).toMatchObject({ days: ['2026-11-17'], positions: 0, more: false });
    expect(await timesOf('vehicle_position')).toEqual(['2026-11-18T00:00Z']);
    expect(await timesOf('last_position')).toEqual(['2026-11-18T00:00Z']);
    await fork().execute(
      'insert into settings (id, cover_files, services, updated_at, position_retention_days) values (1, ?, ?, now(), 30)',
      ['{}', '[]'],
    );
    expect(await forget('2026-12-18T12:00Z')).toMatchObject({ days: [] });
    expect(await forget('2026-12-19T12:00Z')).toMatchObject({ days: ['2026-11-18'] });
    await fork().execute('delete from settings');
  });

  it('are deleted to the hour where the agency’s day began before the UTC day, in batches', async () => {
    // One hour ahead until 2026-09-20: 15 June began at 23:00 UTC of the 14th.
    const hour = [
      '2026-06-14T20:00Z',
      '2026-06-14T21:00Z',
      '2026-06-14T22:00Z',
      '2026-06-14T22:59Z',
      '2026-06-14T22:30Z',
    ];
    await keep(vehicle, '2026-06-13T12:00Z', ...hour, '2026-06-14T23:00Z', '2026-06-15T12:00Z');
    const now = '2026-09-13T12:00Z';
    expect(await forget(now, { batch: 2, batches: 2 })).toMatchObject({
      days: ['2026-06-13'],
      positions: 4,
      more: true,
    });
    expect(await forget(now, { batch: 2, batches: 2 })).toMatchObject({ days: [], positions: 1, more: false });
    expect(await timesOf('vehicle_position')).toEqual(['2026-06-14T23:00Z', '2026-06-15T12:00Z']);
  });

  it('of a day that is being read are deleted when the queue retries; the rest is queued', async () => {
    await keep(vehicle, '2020-01-01T10:00Z', '2020-01-01T23:59Z');
    let night = async (): Promise<unknown> => undefined;
    const asked: object[] = [];
    const jobs = {
      work: (_name: string, handler: () => Promise<void>) => void (night = handler),
      schedule: () => undefined,
      enqueue: async (kind: object) => void asked.push(kind),
    } as unknown as JobQueue;
    const { em } = app.database.orm;
    const deps = { em, jobs, settings: app.services.settings, patience: { attempts: 1, pauseMs: 0 } };
    new PositionRetention({ ...deps, bounds: { batch: 1, batches: 1 } }).register();
    await em.fork().execute(
      `insert into track_event (created_at, updated_at, vehicle_id, kind, started_at, ended_at, last_seen_at, latitude, longitude)
       select now(), now(), ?, 'OVERSPEED', at, at, at, 33, -7 from (values ('2020-01-01T10:00Z'::timestamptz), ('2020-01-02T10:00Z')) t (at)`,
      [vehicle.id],
    );
    const reading = fork();
    await reading.begin();
    await reading.execute('select 1 from vehicle_position');
    await expect(app.inContext(() => night())).rejects.toThrow(ExpectedJobFailure);
    expect(await timesOf('vehicle_position')).toHaveLength(2);
    await reading.commit();
    await app.inContext(() => night());
    expect(await timesOf('vehicle_position')).toEqual([]);
    expect(asked).toEqual([POSITION_RETENTION]);
  });

  it('have partitions for the coming days', async () => {
    const now = new Date('2026-12-30T12:00Z');
    await app.inContext(() => retention().makeRoom(now));
    const ahead = [0, 1, 2, 3].map((days) => utcDay(new Date(now.getTime() + days * DAY_MS)));
    expect(await daysOf(fork(), 'vehicle_position')).toEqual(ahead);
  });
});
