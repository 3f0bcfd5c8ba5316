import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { until } from '../../../test/until.js';
import { connectRedis } from './redis.js';

let server: Server;
let sockets: Set<Socket>;
/** While Redis is suspended, the operating system still accepts connections for it. */
let stopped: boolean;
let client: Redis;
let told: string[];

beforeEach(async () => {
  stopped = false;
  told = [];
  sockets = new Set();
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const commands = bytes.toString().match(/^\*/gm) ?? [];
      if (!stopped) socket.write(commands.map(() => '+OK\r\n').join(''));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connectRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    redisUrl: undefined,
    namespace: 'test',
    onError: () => told.push('away'),
    onBack: () => told.push('back'),
  });
  await until(() => client.status === 'ready');
});

afterEach(() => {
  client.disconnect();
  for (const socket of sockets) socket.destroy();
  server.close();
});

const answered = (): Promise<boolean> =>
  client.ping().then(
    () => true,
    () => false,
  );

it('a silent Redis delays callers once, and reconnects by itself', async () => {
  expect(await answered()).toBe(true);
  stopped = true;
  // All running commands share one time-out.
  expect(await Promise.all([answered(), answered(), answered()])).toEqual([false, false, false]);
  const before = performance.now();
  // Lasts for several reconnections, each of which is accepted and then gets no answer.
  let asked = 0;
  for (; performance.now() - before < 5_000; asked += 1) {
    expect(await answered()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  // Each command alone would wait a second.
  expect(asked).toBeGreaterThan(20);
  expect(told).toEqual(['away']);
  stopped = false;
  await until(answered);
  expect(told).toEqual(['away', 'back']);
});

it('an answer that this process was too busy to read does not count as missing', async () => {
  const answer = answered();
  await new Promise((resolve) => setImmediate(resolve));
  for (const end = performance.now() + 2_500; performance.now() < end;);
  await answer;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([client.status, told]).toEqual(['ready', []]);
});
