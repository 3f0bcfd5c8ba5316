import { ENTITIES } from './modules.js';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmployee, makeVehicle, TEST_PASSWORD } from '../test/factories.js';
import { type LiveWatcher, watchLive } from '../test/live-watcher.js';
import { eventually, mailKeys } from '../test/outcomes.js';
import { quickRequest } from '../test/quick-request.js';
import { type ServerProcess, startServerProcess } from '../test/server-process.js';
import { testConfig } from '../test/test-app.js';
import { openTestDatabase } from '../test/test-database.js';
import type { Database } from './platform/database/orm.js';
import { openDatabase } from './platform/startup/open-database.js';

/** A process loads the whole application first. */
const LIMIT_MS = 180_000;
/** Longer than an interrupted job waits for its next attempt. */
const MAILS_LIMIT_MS = 120_000;

let directory: string;
let processes: ServerProcess[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'instances-'));
  processes = [];
});
afterEach(async () => {
  await endAll();
  await rm(directory, { recursive: true, force: true });
});

async function endAll(): Promise<void> {
  for (const { child, ended } of processes.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
}

function start(env: Record<string, string>): ServerProcess {
  const started = startServerProcess(env);
  processes.push(started);
  return started;
}

async function post(address: string, path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
}

async function reserve(address: string, vehicleId: number): Promise<string> {
  // Each customer has another address, because one address gets few mails an hour
  // (docs/rules/limits.md#mails-to-people-who-did-not-ask-for-them).
  const request = { ...quickRequest(vehicleId), email_client: `nora${vehicleId}@exemple.ma` };
  const reply = await post(address, '/api/reservationVisiteur', request);
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { message: string }).message;
}

async function accept(address: string, number: string, token: string): Promise<void> {
  const reply = await post(
    address,
    '/graphql',
    {
      query:
        'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { status } } }',
      variables: { input: { number, total: '300.00', advance: '0.00' } },
    },
    token,
  );
  expect(await reply.json()).toEqual({ data: { acceptReservation: { status: 'ACCEPTED' } } });
}

it(
  'a process killed right after its answer has lost nothing',
  async () => {
    const config = testConfig({ dataDir: directory });
    const before = await openDatabase(config, ENTITIES);
    const vehicle = await makeVehicle(before);
    await before.close();

    const { ready, child, ended } = start({ DATA_DIR: directory });
    const number = await reserve(await ready, vehicle.id);
    child.kill('SIGKILL');
    await ended;

    const after = await openDatabase(config, ENTITIES);
    try {
      const [row] = await rowsOf(after);
      expect(row?.number_key).toBe(number.replace('-', ''));
      const mail = `reservation-${row?.id}-received-customer`;
      expect([...mailKeys(directory), ...(await waitingMails(after, row?.id))]).toContain(mail);
    } finally {
      await after.close();
    }
  },
  LIMIT_MS,
);

const { TEST_REDIS_URL: redisUrl } = process.env;
// Without Redis two instances cannot communicate.
if (redisUrl)
  it(
    'two instances look like one to subscribers: nothing is lost or doubled when either stops',
    async () => {
      const database = await openTestDatabase();
      const tracker = await startTracker();
      try {
        await twoInstances(database, { url: database.url, redisUrl, tracker });
      } finally {
        tracker.server.close();
        tracker.server.closeAllConnections();
        await endAll();
        await database.close();
      }
    },
    LIMIT_MS,
  );

interface Tracker {
  readonly server: Server;
  readonly urlFor: (name: string) => string;
  /** How often each instance has asked. */
  readonly asked: Map<string, number>;
}

/** Starts a GPS service that recognises the instances by address. */
async function startTracker(): Promise<Tracker> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const name = request.url?.split('/')[1] ?? '';
    asked.set(name, (asked.get(name) ?? 0) + 1);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ latitude: 33.59, longitude: -7.6, speedKPH: 40, activityTime: '2 min, moving' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, asked, urlFor: (name) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}` };
}

interface Surroundings {
  readonly url: string;
  readonly redisUrl: string;
  readonly tracker: Tracker;
}

async function twoInstances(database: Database, { url, redisUrl, tracker }: Surroundings): Promise<void> {
  // The secret also names the installation in Redis.
  const shared = { DATABASE_URL: url, REDIS_URL: redisUrl, AUTH_SECRET: randomUUID(), RATE_LIMIT_FACTOR: '0.2' };
  const instance = (name: string) =>
    start({ ...shared, DATA_DIR: join(directory, name), TRACKER_URL: tracker.urlFor(name) });
  const [one, two] = [instance('one'), instance('two')];
  const staff = await makeEmployee(database);
  const vehicle = await makeVehicle(database, { deviceId: 'tracked' });
  const others = await Promise.all([makeVehicle(database), makeVehicle(database), makeVehicle(database)]);
  const [first, second] = [await one.ready, await two.ready];
  const token = await (await post(first, '/api/login', { email: staff.email, password: TEST_PASSWORD })).text();

  // One page per instance; one of both asks the tracker, for both.
  let goesTo = first;
  const page = watchLive(() => goesTo, token, vehicle.id);
  await page.until(({ positions }) => positions.length > 0);
  const colleague = watchLive(() => second, token, vehicle.id);
  await colleague.until(({ positions }) => positions.length > 0);
  expect(tracker.asked.get('two')).toBeUndefined();

  // Events of the second instance reach the first.
  const numbers = [await reserve(second, others[0]?.id ?? 0)];
  await page.until(({ reservations }) => reservations.get(numbers[0] ?? '') === 'PENDING');
  await accept(second, numbers[0] ?? '', token);
  await page.until(({ reservations }) => reservations.get(numbers[0] ?? '') === 'ACCEPTED');

  // The limit is two wrong passwords, across instances.
  const wrong = async (address: string): Promise<number> =>
    (await post(address, '/api/login', { email: 'nobody@exemple.ma', password: 'wrong' })).status;
  expect([await wrong(first), await wrong(second), await wrong(first), await wrong(second)]).toEqual([
    422, 422, 429, 429,
  ]);

  // The first, which asks the tracker, is stopped: the second takes over.
  goesTo = second;
  one.child.kill('SIGTERM');
  const third = instance('three').ready;
  numbers.push(await reserve(second, others[1]?.id ?? 0));
  await page.until(({ connections, reservations }) => connections === 2 && reservations.has(numbers[1] ?? ''));
  expect((await one.ended).code).toBe(0);
  await eventually(() => tracker.asked.has('two'));
  const known = page.positions.length;
  await page.until(({ positions }) => positions.length > known);

  // The second is killed right after it has answered.
  goesTo = await third;
  await colleague.close();
  numbers.push(await reserve(second, others[2]?.id ?? 0));
  two.child.kill('SIGKILL');
  await page.until(({ connections, reservations }) => connections === 3 && reservations.has(numbers[2] ?? ''));
  await accept(goesTo, numbers[2] ?? '', token);
  await page.until(({ reservations }) => reservations.get(numbers[2] ?? '') === 'ACCEPTED');

  expectNothingDoubled(page, numbers);
  await expectEachMailOnce(database, numbers);
  await page.close();
}

function expectNothingDoubled(page: LiveWatcher, numbers: string[]): void {
  expect([...page.reservations.keys()].sort()).toEqual([...numbers].sort());
  expect(page.notifications.size).toBe(numbers.length);
  for (const heard of [page.reservationsHeard, page.notificationsHeard]) {
    expect(heard).toEqual([...new Set(heard)]);
  }
}

/** Expects every mail once; jobs that the killed instance had started are repeated after their expiry. */
async function expectEachMailOnce(database: Database, numbers: string[]): Promise<void> {
  const rows = await rowsOf(database);
  expect(rows).toHaveLength(numbers.length);
  const [killedIn] = rows.slice(-1);
  const wanted = rows.flatMap(({ id }, index) => [
    `reservation-${id}-received-customer`,
    ...(index === 1 ? [] : [`reservation-${id}-accepted-customer`]),
  ]);
  const missing = async (): Promise<string[]> => {
    const found = new Set([...mailKeys(directory), ...(await waitingMails(database, killedIn?.id))]);
    return wanted.filter((key) => !found.has(key));
  };
  await expect.poll(missing, { timeout: MAILS_LIMIT_MS, interval: 100 }).toEqual([]);
  const sent = mailKeys(directory);
  expect(sent).toEqual([...new Set(sent)]);
}

function rowsOf({ orm }: Database): Promise<Array<{ id: number; number_key: string }>> {
  return orm.em.fork().execute('select id, number_key from reservation order by id');
}

/** Returns the keys of mails about a reservation to its customer that are still queued. */
async function waitingMails({ orm }: Database, reservationId: number | undefined): Promise<string[]> {
  const jobs = await orm.em.fork().execute<Array<{ occasion: string }>>(
    `select data->>'occasion' occasion from pgboss.job where name = 'reservation-mail-delivery'
     and data->>'to' = 'customer' and state in ('created', 'retry', 'active') and (data->>'reservationId')::int = ?`,
    [reservationId],
  );
  return jobs.map(({ occasion }) => `reservation-${reservationId}-${occasion}-customer`);
}
