import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../src/platform/config/config.js';
import { ENTITIES } from '../src/modules.js';
import { DAY_MS } from '../src/kernel/time.js';
import type { SettingsService } from '../src/modules/base/settings/settings.service.js';
import { fleetRecords } from '../src/modules/tracking/position/fleet-position.service.js';
import type { PositionFeed } from '../src/modules/tracking/position/position-feed.js';
import { PositionRecorder } from '../src/modules/tracking/position/position-recorder.js';
import { PositionRetention } from '../src/modules/tracking/position/position-retention.js';
import { TrackService } from '../src/modules/tracking/position/track.service.js';
import { makeDays, utcDay } from '../src/platform/database/day-partitions.js';
import { clusterDir } from '../src/platform/database/embedded-cluster.js';
import { openDatabase } from '../src/platform/startup/open-database.js';
import type { Database, Em } from '../src/platform/database/orm.js';
import { median, megabytes, ms, quantile, ratio, type Row, type Section, timed } from './figures.js';
import { Filler } from './fill.js';
import { inUnitOfWork } from '../src/platform/database/unit-of-work.js';
import { DomainEvents } from '../src/platform/events/domain-events.js';

/** The minimum number of rows, in millions. */
export const MILLIONS = 20;
/** The number of vehicles with positions. */
const FLEET = 2_000;
const MINUTES = 1_440;
const TRACKS = 100;
const RECORDED_MINUTES = 15;
const FLEETS = [50, 500, 2_000, 5_000];
const STAFF = { kind: 'admin', id: 1, sessionId: 'bench' } as const;
const TABLE = 'vehicle_position';

/** As the recorder writes them: minute by minute, each vehicle some seconds after the minute. */
const FILL_DAY = `insert into vehicle_position (vehicle_id, recorded_at, latitude, longitude, speed_kph, odometer_km, state, address)
  select v.id, ?::timestamptz + minute * interval '1 minute' + v.id % 60 * interval '1 second', 33.5 + sin(minute + v.id) / 10,
    -7.6 + cos(minute + v.id) / 10, (minute * 7 + v.id) % 120, 10000 + minute * 0.7, case when minute % 3 = 0 then 'PARKED' else 'MOVING' end,
    'Boulevard Mohammed V ' || v.id % 200 || ', Casablanca'
  from generate_series(0, ${MINUTES - 1}) minute, vehicle v where v.device_id is not null order by minute, v.id`;

/** Measures a fleet tracked for days: the size of its positions, and the cost of reading, recording and deleting them. */
export async function benchPositions(config: Config, millions: number): Promise<Section[]> {
  const database = await openDatabase(config, ENTITIES);
  try {
    const em = database.orm.em.fork();
    const days = Math.max(3, Math.ceil((millions * 1e6) / (FLEET * MINUTES)));
    const first = Date.parse(utcDay(new Date())) - days * DAY_MS;
    await new Filler(database.orm).vehicles(Math.max(...FLEETS), false);
    await track(em, FLEET);
    const filled = await timed(async () => {
      for (let day = 0; day < days; day += 1) {
        const start = new Date(first + day * DAY_MS);
        await makeDays(em, TABLE, [utcDay(start)]);
        await em.execute(FILL_DAY, [start], 'run');
      }
    });
    // In production autovacuum does this each time the table has grown by a fifth. Here all rows were inserted at once.
    await em.execute('vacuum (analyze) vehicle_position');
    const rows = days * FLEET * MINUTES;
    return [
      {
        title: `Positions: ${rows.toLocaleString('en')} of ${FLEET.toLocaleString('en')} vehicles in ${days} days, filled in ${Math.round(filled / 1000)} s`,
        rows: [...(await sizes(em, first)), ...(await tracks(database, config, first, days)), await wholeFleet(em)],
      },
      { title: 'A minute of the recorder (median)', rows: await recording(database, config) },
      {
        title: `A day of ${(FLEET * MINUTES).toLocaleString('en')} positions goes`,
        rows: await forgetting(database, first, days),
      },
    ];
  } finally {
    await database.close();
  }
}

/** Gives a number of vehicles a device. */
async function track(em: Em, count: number): Promise<void> {
  await em.execute(
    `update vehicle set device_id = case when place <= ? then 'bench-' || v.id end
     from (select id, row_number() over (order by id) as place from vehicle) v where vehicle.id = v.id`,
    [count],
  );
}

async function sizes(em: Em, first: number): Promise<Row[]> {
  const name = `${TABLE}_${utcDay(new Date(first)).replaceAll('-', '')}`;
  const [size] = await em.execute<{ heap: string; index: string }[]>(
    `select pg_table_size('${name}') as heap, pg_indexes_size('${name}') as index`,
  );
  const [heap, index] = [Number(size?.heap), Number(size?.index)];
  const bytes = (heap + index) / (FLEET * MINUTES);
  return [
    ['a day: rows, index', `${megabytes(heap)}, ${megabytes(index)}`],
    ['a position', `${Math.round(bytes)} bytes`],
    ['a vehicle that is always followed, a day', `${((bytes * MINUTES) / 1024).toFixed(0)} KiB`],
  ];
}

/** Measures tracks of different vehicles and days, so that none was read before. */
async function tracks({ orm }: Database, config: Config, first: number, days: number): Promise<Row[]> {
  const service = new TrackService(orm.em);
  const taken: number[] = [];
  let points = 0;
  const ids = await orm.em
    .fork()
    .execute<{ id: number }[]>('select id from vehicle where device_id is not null order by id');
  const cpu = { node: process.cpuUsage(), database: databaseCpu(config) };
  for (let number = 0; number < TRACKS; number += 1) {
    const id = ids[(number * 577) % ids.length]?.id ?? 0;
    const day = utcDay(new Date(first + (1 + (number % (days - 2))) * DAY_MS));
    await inUnitOfWork(orm.em, async () => {
      taken.push(await timed(async () => void (points = (await service.ofDay(STAFF, id, day)).points.length)));
    });
  }
  const { user, system } = process.cpuUsage(cpu.node);
  const ofDatabase = databaseCpu(config) - cpu.database;
  return [
    [
      `a day of one vehicle (${points} points), p50 / p95 / worst of ${TRACKS}`,
      `${ms(median(taken))} / ${ms(quantile(taken, 0.95))} / ${ms(Math.max(...taken))}`,
    ],
    [
      'CPU time of it',
      `${ms((user + system) / 1_000 / TRACKS)} of the server${Number.isNaN(ofDatabase) ? '' : `, ${ms(ofDatabase / TRACKS)} of PostgreSQL`}`,
    ],
  ];
}

async function wholeFleet(em: Em): Promise<Row> {
  const newest = `select distinct on (vehicle_id) * from vehicle_position where recorded_at > now() - interval '2 days' order by vehicle_id, recorded_at desc`;
  await em.execute(`insert into last_position select * from (${newest}) p`);
  const taken: number[] = [];
  for (let time = 0; time < 10; time += 1) taken.push(await timed(() => fleetRecords(em).lastKnown()));
  return [`the last known of all ${FLEET.toLocaleString('en')}, p50`, ms(median(taken))];
}

async function recording({ orm }: Database, config: Config): Promise<Row[]> {
  const settings = { get: async () => ({ trackAlways: true, overspeedKph: 110 }) } as unknown as SettingsService;
  const em = orm.em.fork();
  const rows: Row[] = [];
  let clock = Date.now();
  const feed = {
    ask: async ({ id }: { id: number }) => ({
      vehicleId: id,
      at: clock + (id % 60) * 1_000,
      position: seen(id),
      problem: null,
    }),
  } as unknown as PositionFeed;
  const recorder = new PositionRecorder({
    em: orm.em,
    domainEvents: new DomainEvents(),
    jobs: undefined as never,
    settings,
    feed,
  });
  for (const fleet of FLEETS) {
    await track(em, fleet);
    const taken: number[] = [];
    const log = await walOf(em);
    const cpu = { node: process.cpuUsage(), database: databaseCpu(config) };
    for (let minute = 0; minute < RECORDED_MINUTES; minute += 1) {
      clock += 60_000;
      taken.push(await timed(() => inUnitOfWork(orm.em, () => recorder.record(new Date(clock)))));
    }
    const { user, system } = process.cpuUsage(cpu.node);
    const each = (total: number): string => ms(total / RECORDED_MINUTES);
    const ofDatabase = databaseCpu(config) - cpu.database;
    const logged = (await walOf(em)) - log;
    rows.push([
      `${fleet.toLocaleString('en')} vehicles`,
      `${ms(median(taken))}, ${Math.round((fleet / median(taken)) * 1_000).toLocaleString('en')} positions/s; CPU ${each((user + system) / 1_000)} of the server` +
        (Number.isNaN(ofDatabase) ? '' : `, ${each(ofDatabase)} of PostgreSQL`) +
        `; ${(logged / RECORDED_MINUTES / 1024 / 1024).toFixed(1)} MiB of log`,
    ]);
  }
  return rows;
}

function seen(id: number) {
  const [latitude, longitude] = [33.5 + (id % 100) / 1_000, -7.6 + (Date.now() % 1_000) / 10_000];
  const speedKph = (id * 7 + Math.floor(Math.random() * 10)) % 100;
  return {
    latitude,
    longitude,
    speedKph,
    odometerKm: 12_000 + id,
    state: 'MOVING',
    address: `Boulevard Mohammed V ${id}, Casablanca`,
  };
}

/** Drops the oldest day as the nightly job does, and deletes the next one by rows, while others read tracks and record positions. */
async function forgetting({ orm }: Database, first: number, days: number): Promise<Row[]> {
  const em = orm.em.fork();
  const keptDays = 10_000;
  const settings = { get: async () => ({ positionRetentionDays: keptDays }) } as unknown as SettingsService;
  const retention = new PositionRetention({ em: orm.em, jobs: undefined as never, settings });
  // The night after which only the second and later days are kept.
  const now = new Date(first + DAY_MS + keptDays * DAY_MS + DAY_MS / 2);
  const beside = async (work: () => Promise<unknown>): Promise<{ taken: number; wal: number; worst: number }> => {
    await em.execute('checkpoint');
    const start = await walOf(em);
    let running = true;
    const waits: number[] = [];
    const others = (async () => {
      for (let number = 0; running; number += 1) {
        const day = utcDay(new Date(first + (days - 2) * DAY_MS));
        await inUnitOfWork(orm.em, async () => {
          waits.push(
            await timed(() => new TrackService(orm.em).ofDay(STAFF, 1 + (number % FLEET), day).catch(() => undefined)),
          );
        });
      }
    })();
    const taken = await timed(work);
    running = false;
    await others;
    return { taken, wal: (await walOf(em)) - start, worst: Math.max(...waits) };
  };
  const said = ({ taken, wal, worst }: Awaited<ReturnType<typeof beside>>): string =>
    `${ms(taken)}, ${(wal / 1024 / 1024).toFixed(1)} MiB of log; a track beside it waited ${ms(worst)} at most`;
  const drop = await beside(() => inUnitOfWork(orm.em, () => retention.forget(now)));
  const [from, to] = [new Date(first + DAY_MS), new Date(first + 2 * DAY_MS)];
  const deletion = await beside(() =>
    em.execute('delete from vehicle_position where recorded_at >= ? and recorded_at < ?', [from, to], 'run'),
  );
  return [
    ['dropped, by the night’s job', said(drop)],
    ['deleted by rows', said(deletion)],
    ['ratio', ratio(deletion.taken, drop.taken)],
  ];
}

async function walOf(em: Em): Promise<number> {
  const [row] = await em.execute<{ bytes: string }[]>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`);
  return Number(row?.bytes);
}

/** Returns the CPU time of the embedded PostgreSQL so far, including ended processes, in ms; NaN for a server, and without /proc. */
function databaseCpu({ databaseUrl, dataDir }: Config): number {
  if (databaseUrl) return Number.NaN;
  try {
    const [postmaster = ''] = readFileSync(join(clusterDir(dataDir), 'postmaster.pid'), 'utf8').split('\n');
    let ticks = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const [, parent, ...times] = statOf(pid);
      if (pid === postmaster) ticks += sum(times);
      else if (parent === postmaster) ticks += sum(times.slice(0, 2));
    }
    return ticks * 10;
  } catch {
    return Number.NaN;
  }
}

/** Returns state, parent, and user and system time, own and of ended children, in hundredths of a second. */
function statOf(pid: string): string[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [fields[0] ?? '', fields[1] ?? '', ...fields.slice(11, 15)];
  } catch {
    return [];
  }
}

const sum = (values: readonly string[]): number => values.reduce((total, value) => total + Number(value), 0);
