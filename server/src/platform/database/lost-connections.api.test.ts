import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { makeEmployee, makeReservation, makeVehicle } from '../../../test/factories.js';
import { mailKeys } from '../../../test/outcomes.js';
import { quickRequest } from '../../../test/quick-request.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { poolIsStuck, takeLostClientsBack } from './lost-connections.js';
import { poolOf } from './orm.js';

const ACCEPT =
  'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { status } } }';
const POOL_SIZE = 20;

it('a pool is stuck only when every connection is taken and nothing has moved for long', () => {
  const pool = Object.assign(new EventEmitter(), { options: { max: 2 } }) as unknown as pg.Pool;
  takeLostClientsBack(pool);
  const [one, two] = [new EventEmitter(), new EventEmitter()];
  pool.emit('acquire', one);
  expect(poolIsStuck(pool, -1)).toBe(false);
  pool.emit('acquire', two);
  expect([poolIsStuck(pool), poolIsStuck(pool, -1)]).toEqual([false, true]);
  pool.emit('release', undefined, one);
  expect(poolIsStuck(pool, -1)).toBe(false);
});

describe('lost connections', () => {
  it('fail only the writes that they carried, and the pool is complete again at once', async () => {
    const { app, hand, database, token } = await surroundings();
    // A separate connection, because activity is reported once per transaction.
    const holder = await connect(database.url);
    const { numberKey } = await makeReservation(database);
    const accept = () => app.graphql(ACCEPT, { input: { number: numberKey, total: '900.00', advance: '0.00' } }, token);
    for (const losses of [10, 10, POOL_SIZE, POOL_SIZE]) {
      await holder.query('begin');
      await holder.query('select 1 from reservation where number_key = $1 for update', [numberKey]);
      const asked = Array.from({ length: losses }, accept);
      await until(async () => (await sessions(hand, WAITING)) === losses);
      await endSessions(hand, WAITING);
      const codes = (await Promise.all(asked)).map(({ errors }) => errors?.[0]?.extensions.code);
      expect(codes).toEqual(codes.map(() => 'SERVICE_UNAVAILABLE'));
      await holder.query('rollback');
      await expectAllServed(app, token);
    }
    const pool = await poolOf(database.orm);
    await until(() => pool.idleCount === pool.totalCount);
    expect(await accept()).toEqual({ data: { acceptReservation: { status: 'ACCEPTED' } } });
  });

  it('are replaced, even all at once: in reads, writes, jobs and the listener of the job queue', async () => {
    const { app, hand, database, token } = await surroundings();
    const em = database.orm.em;
    const vehicle = await makeVehicle(database);
    for (let round = 0; round < 3; round += 1) {
      const asleep = Array.from({ length: POOL_SIZE / 2 }, () => [
        em.fork().execute(ASLEEP),
        em.fork().transactional((tx) => tx.execute(ASLEEP)),
      ]).flat();
      const ended = Promise.allSettled(asleep);
      await until(async () => (await sessions(hand, `query = '${ASLEEP}' and state = 'active'`)) === POOL_SIZE);
      await endSessions(hand, 'true');
      expect((await ended).map(({ status }) => status)).toEqual(asleep.map(() => 'rejected'));
      // Requests before the process has noticed the lost connection are refused.
      await until(async () => (await list(app, token)).statusCode === 200);
      await expectAllServed(app, token);
      // Its mail is a job, which shows that the queue is listening and working again.
      const reply = await app.rest('POST', '/reservationVisiteur', quickRequest(vehicle.id));
      expect(reply.statusCode).toBe(200);
      await until(() => mailKeys(join(app.config.dataDir, 'mail')).length > round);
    }
    const pool = await poolOf(database.orm);
    await until(() => pool.idleCount === pool.totalCount);
    expect(poolIsStuck(pool, 0)).toBe(false);
  });
});

it('a process with a stuck pool reports unhealthy until the pool moves', async () => {
  const { app, database } = await surroundings();
  const pool = await poolOf(database.orm);
  const health = async () => (await app.inject({ url: '/healthz' })).statusCode;
  const lost = Array.from({ length: POOL_SIZE }, () => new EventEmitter() as pg.PoolClient);
  for (const client of lost) pool.emit('acquire', client);
  expect(await health()).toBe(200);
  const later = performance.now() + 10 * 60_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
  try {
    expect(await health()).toBe(503);
    pool.emit('release', undefined, lost[0]);
    expect(await health()).toBe(200);
  } finally {
    clock.mockRestore();
  }
});

const ASLEEP = 'select pg_sleep(300)';
/** Sessions that wait for a lock. */
const WAITING = `wait_event_type = 'Lock'`;

const open: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Starts an app on a PostgreSQL server, and a session there that does by hand what crashes and administrators do. */
async function surroundings() {
  const database = await openTestDatabase();
  open.push(() => database.close());
  // One caller may run as many operations at once as the pool has connections.
  const app = await startTestApp({ database, config: { operationsAtOnce: 2 * POOL_SIZE } });
  open.push(() => app.close());
  const token = await app.tokenFor(await makeEmployee(database));
  return { database, app, token, hand: await connect(database.url) };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  open.push(() => client.end());
  return client;
}

async function sessions(hand: pg.Client, which: string, what = '1'): Promise<number> {
  const { rowCount } = await hand.query(
    `select ${what} from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );
  return rowCount ?? 0;
}

async function endSessions(hand: pg.Client, which: string): Promise<void> {
  await sessions(hand, which, 'pg_terminate_backend(pid)');
}

/** Requests a list that always asks the database, unlike the public ones. */
function list(app: TestApp, token: string): ReturnType<TestApp['rest']> {
  return app.rest('GET', '/Agence', undefined, token);
}

/** Sends more requests at once than the pool has connections, so that each connection is used. */
async function expectAllServed(app: TestApp, token: string): Promise<void> {
  const asked = Array.from({ length: 2 * POOL_SIZE }, () => list(app, token));
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(statuses.map(() => 200));
}
