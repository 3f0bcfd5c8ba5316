import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../test/server-process.js';
import { newServerDatabase } from '../test/test-database.js';

/** A process compiles the whole application first. */
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

/** What a process that cannot start says: one line, without a stack. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, err } = await start(env).ended;
  expect({ code, lines: err.trim().split('\n').length, err }).toEqual({ code: 1, lines: 1, err });
  return err;
}

async function taken(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

it(
  'serves, keeps others off its data, and stops when asked',
  async () => {
    const first = start({});
    const address = await first.ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await refusal({})).toMatch(/^DATA_DIR .* is in use by another process/);
    const before = Date.now();
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
  'says in one sentence what is wrong with its surroundings',
  async () => {
    const secret = 'the-password';
    const sentences = await Promise.all([
      refusal({ PORT: 'http' }),
      refusal({ DATABASE_URL: `postgres://user:${secret}@${NOBODY}/agency`, AUTH_SECRET: 'x'.repeat(32) }),
      refusal({ REDIS_URL: `redis://:${secret}@${NOBODY}` }),
      refusal({ DATA_DIR: '/dev/null/data' }),
    ]);
    expect(sentences.join('')).not.toContain(secret);
    expect(sentences).toEqual([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^DATABASE_URL: the PostgreSQL server at 127\.0\.0\.1:9\/agency cannot be used/),
      expect.stringMatching(/^REDIS_URL: the Redis server at 127\.0\.0\.1:9 cannot be used/),
      expect.stringMatching(/^DATA_DIR \/dev\/null\/data cannot be used/),
    ]);
  },
  2 * START_MS,
);

const { TEST_DATABASE_URL: postgresUrl, TEST_REDIS_URL: redisUrl } = process.env;
// Where there is neither, there is nothing to lose.
if (postgresUrl && redisUrl)
  it('survives the loss of its PostgreSQL server and of Redis', () => loseAndRegain(redisUrl), 2 * START_MS);

async function loseAndRegain(redisUrl: string): Promise<void> {
  const database = await newServerDatabase();
  const [postgres, redis] = [await through(database.url), await through(redisUrl)];
  const server = start({ DATABASE_URL: postgres.url, REDIS_URL: redis.url, AUTH_SECRET: 'x'.repeat(32) });
  const address = await server.ready;
  const status = async (path: string) => (await fetch(`${address}${path}`)).status;
  expect(await status('/api/getParametres')).toBe(200);

  postgres.cut();
  redis.cut();
  expect(await status('/readyz')).toBe(503);
  const broken = await fetch(`${address}/api/getParametres`);
  expect(broken.status).toBeGreaterThanOrEqual(500);
  expect(await broken.text()).not.toMatch(/ECONN|select|127\.0\.0\.1/);

  postgres.mend();
  redis.mend();
  const end = Date.now() + 20_000;
  while ((await status('/readyz')) !== 200 && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await status('/api/getParametres')).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  await database.drop();
}

interface Proxy {
  /** Like the target's, but through the proxy. */
  readonly url: string;
  cut(): void;
  mend(): void;
}

/** Stands between the server and what it needs. */
async function through(target: string): Promise<Proxy> {
  const to = new URL(target);
  const sockets = new Set<Socket>();
  let open = true;
  const proxy = createServer((socket) => {
    if (!open) return void socket.destroy();
    const upstream = connect(Number(to.port), to.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => undefined).on('close', () => [socket, upstream].forEach((one) => one.destroy()));
    }
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  proxy.unref();
  const url = new URL(target);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut: () => {
      open = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend: () => {
      open = true;
    },
  };
}
