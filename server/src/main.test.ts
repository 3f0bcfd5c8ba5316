import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type ServerProcess, startServerProcess } from '../test/server-process.js';
import { openTcpProxy } from '../test/tcp-proxy.js';
import { openTestDatabase } from '../test/test-database.js';
import { makeEmployee, makeVehicle, TEST_PASSWORD } from '../test/factories.js';
import { eventually, mailKeys } from '../test/outcomes.js';
import { quickRequest } from '../test/quick-request.js';

/** A process loads the whole application first. */
const START_MS = 90_000;
const NOBODY = '127.0.0.1:9';

let dataDir: string;
let running: ServerProcess[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'main-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

beforeEach(() => {
  running = [];
});

afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
});

function start(env: Record<string, string>): ServerProcess {
  const started = startServerProcess({ DATA_DIR: dataDir, ...env });
  running.push(started);
  return started;
}

/** Returns the output of a process that cannot start: one line, without a stack. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, err } = await start(env).ended;
  expect({ code, lines: err.trim().split('\n').length, err }).toEqual({ code: 1, lines: 1, err });
  return err;
}

/** Makes a data directory whose database was overwritten. */
async function brokenDataDir(): Promise<string> {
  const broken = join(dataDir, 'broken');
  await mkdir(join(broken, 'postgres'), { recursive: true, mode: 0o700 });
  await writeFile(join(broken, 'postgres/PG_VERSION'), 'nonsense');
  return broken;
}

async function taken(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

it(
  'serves, locks its data, and stops when asked',
  async () => {
    const begun = Date.now();
    const first = start({});
    const address = await first.ready;
    const startTook = Date.now() - begun;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    for (const name of ['http_request_duration_seconds', 'process_resident_memory_bytes', 'nodejs_gc_duration_seconds'])
      expect(metrics).toContain(`# TYPE ${name} `);
    let before = Date.now();
    expect(await refusal({})).toMatch(/^DATA_DIR .* is in use by another process/);
    // Fails before the application is loaded, which takes most of a start.
    expect(Date.now() - before).toBeLessThan(startTook / 2);
    before = Date.now();
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, out: expect.stringContaining('Stopped.') as string });
    expect(Date.now() - before).toBeLessThan(10_000);

    const { port, server } = await taken();
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`^PORT ${port} is in use`));
    server.close();
  },
  3 * START_MS,
);

it(
  'says why the demo agency cannot be entered',
  async () => {
    const own = join(dataDir, 'demo');
    await mkdir(own, { mode: 0o700 });
    await writeFile(join(own, 'files'), 'in the place of the directory for pictures');
    const { code, err } = await start({ DATA_DIR: own, DEMO: 'on' }).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/ENOTDIR[^\n]*\nThe demo agency could not be entered: [^\n]*\n$/) as string,
    });
  },
  START_MS,
);

it(
  'continues after its embedded PostgreSQL has crashed, and on the data of a killed server',
  async () => {
    const pidFile = join(dataDir, 'postgres/postmaster.pid');
    const postmaster = async (): Promise<number> => parseInt(await readFile(pidFile, 'utf8'));
    const first = start({});
    const address = await first.ready;
    const crashed = await postmaster();
    process.kill(crashed, 'SIGKILL');
    await eventually(async () => (await fetch(`${address}/readyz`)).status === 503);
    expect((await fetch(`${address}/api/getParametres`)).status).toBe(503);
    await eventually(async () => (await fetch(`${address}/readyz`)).status === 200);
    expect((await fetch(`${address}/api/getParametres`)).status).toBe(200);
    expect(await postmaster()).not.toBe(crashed);

    first.child.kill('SIGKILL');
    await first.ended;
    const second = start({});
    expect((await fetch(`${await second.ready}/readyz`)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0 });
    await expect(postmaster()).rejects.toThrow('ENOENT');
  },
  3 * START_MS,
);

it(
  'reports in one sentence what is wrong with its environment',
  async () => {
    const secret = 'the-password';
    const sentences = await Promise.all([
      refusal({ PORT: 'http' }),
      refusal({ DATABASE_URL: `postgres://user:${secret}@${NOBODY}/agency`, AUTH_SECRET: 'x'.repeat(32) }),
      // Each has its own directory, because each locks it first.
      refusal({ REDIS_URL: `redis://:${secret}@${NOBODY}`, DATA_DIR: join(dataDir, 'redis') }),
      refusal({ DATA_DIR: '/dev/null/data' }),
      refusal({ DATA_DIR: await brokenDataDir() }),
      refusal({
        S3_ENDPOINT: `http://${NOBODY}`,
        S3_BUCKET: 'files',
        S3_ACCESS_KEY: 'key',
        S3_SECRET_KEY: secret,
        DATA_DIR: join(dataDir, 's3'),
      }),
    ]);
    expect(sentences.join('')).not.toContain(secret);
    expect(sentences).toEqual([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^DATABASE_URL: the PostgreSQL server at 127\.0\.0\.1:9\/agency cannot be used/),
      expect.stringMatching(/^REDIS_URL: the Redis server at 127\.0\.0\.1:9 cannot be used/),
      expect.stringMatching(/^DATA_DIR \/dev\/null\/data cannot be used/),
      expect.stringMatching(/^DATA_DIR \S+broken cannot be used: its database does not open/),
      expect.stringMatching(
        /^S3_ENDPOINT, S3_BUCKET: the file store at 127\.0\.0\.1:9 with the bucket files cannot be used/,
      ),
    ]);
  },
  2 * START_MS,
);

/** Runs in the server's process and throws outside of any request, as a library may; the signal decides what. */
const THROWING = `
import { PassThrough } from 'node:stream';
process.on('SIGUSR2', () => new PassThrough().destroy(Object.assign(new Error('late'), { code: 'ERR_STREAM_DESTROYED' })));
process.on('SIGHUP', () => setImmediate(() => { throw new TypeError('nobody expected this'); }));
`;

it(
  'survives an unhandled broken stream, and ends cleanly after an unknown error',
  async () => {
    const server = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(THROWING)}` });
    const address = await server.ready;
    let log = '';
    server.child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    server.child.kill('SIGUSR2');
    await eventually(() => log.includes('a stream broke and nobody listened'));
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.child.kill('SIGHUP');
    expect(await server.ended).toMatchObject({
      code: 1,
      out: expect.stringContaining('Stopped.') as string,
      err: expect.stringMatching(/nobody expected this.*uncaught exception/) as string,
    });
  },
  2 * START_MS,
);

const { TEST_REDIS_URL: redisUrl } = process.env;
// Only with Redis.
if (redisUrl)
  it('Public data that was queried before is cached in memory.', () => loseAndRegain(redisUrl), 2 * START_MS);

async function loseAndRegain(redisUrl: string): Promise<void> {
  const database = await openTestDatabase();
  const staff = await makeEmployee(database);
  const vehicle = await makeVehicle(database);
  const [postgres, redis] = [await openTcpProxy(database.url), await openTcpProxy(redisUrl)];
  const server = start({ DATABASE_URL: postgres.url, REDIS_URL: redis.url, AUTH_SECRET: randomUUID() });
  const address = await server.ready;
  const status = async (path: string) => (await fetch(`${address}${path}`)).status;
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify({ query: '{ vehicles { totalCount } }' }),
    });
  const credentials = { email: staff.email, password: TEST_PASSWORD };
  const login = await fetch(`${address}/api/login`, {
    method: 'POST',
    body: JSON.stringify(credentials),
    headers: JSON_BODY,
  });
  const token = await login.text();
  const open = await openLine(address);
  expect(await status('/api/getParametres')).toBe(200);

  postgres.cut();
  redis.cut();
  expect(await status('/healthz')).toBe(200);
  expect(await status('/readyz')).toBe(503);
  const away = 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.';
  // Events may have been missed, so the connection is closed with a code to reconnect, and a new one works.
  expect(await status('/api/getParametres')).toBe(200);
  const refused = await fetch(`${address}/api/vehiculesParc`);
  expect([refused.status, await refused.json()]).toEqual([503, { message: away }]);
  expect(await (await ask()).json()).toEqual({
    data: null,
    errors: [expect.objectContaining({ message: away, extensions: expect.objectContaining(CODE) as object })],
  });
  const withToken = await ask({ authorization: `Bearer ${token}` });
  expect([withToken.status, await withToken.json()]).toEqual([
    503,
    { errors: [expect.objectContaining({ message: away, extensions: expect.objectContaining(CODE) as object })] },
  ]);

  postgres.mend();
  redis.mend();
  // Events may have been missed, so the connection is closed with a code to reconnect, and a new one works.
  expect(await open.closed).toBe(1012);
  await eventually(async () => (await status('/readyz')) === 200);
  expect(await status('/api/vehiculesParc')).toBe(200);
  (await openLine(address)).socket.close();
  const body = JSON.stringify(quickRequest(vehicle.id));
  const made = await fetch(`${address}/api/reservationVisiteur`, { method: 'POST', body, headers: JSON_BODY });
  expect(made.status).toBe(200);
  await eventually(() => mailKeys(dataDir).length > 0);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  for (const proxy of [postgres, redis]) proxy.close();
  await database.close();
}

const JSON_BODY = { 'content-type': 'application/json' };
const CODE = { code: 'SERVICE_UNAVAILABLE' };

/** Opens a WebSocket that the server has accepted. */
async function openLine(address: string): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send('{"type":"connection_init"}');
  await new Promise((resolve) => socket.once('message', resolve));
  return { socket, closed };
}
