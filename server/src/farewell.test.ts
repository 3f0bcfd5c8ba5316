import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startServerProcess } from '../test/server-process.js';
import { steadyLoad } from '../test/steady-load.js';
import { until } from '../test/until.js';

const RUNS = 3;
const CONNECTIONS = 12;
/** A process loads the whole application first. */
const RUN_MS = 90_000;
const PATHS = ['/api/getParametres', '/graphql?query=%7Bsettings%7BcompanyName%7D%7D', '/robots.txt'];

it(
  'a server that stops under load reports it, closes each connection after its answer, and cuts no request',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'farewell-'));
    for (let run = 0; run < RUNS; run += 1) await stopUnderLoad(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  RUNS * RUN_MS,
);

async function stopUnderLoad(dataDir: string): Promise<void> {
  const server = startServerProcess({ DATA_DIR: dataDir });
  try {
    const address = await server.ready;
    const line = await openLine(address);
    const load = steadyLoad(address, PATHS, CONNECTIONS);
    await until(() => (load.answers.get(200) ?? 0) > 100);
    server.child.kill('SIGTERM');
    await until(async () => (await readiness(address)) === '503 stopping');
    const served = load.answers.get(200) ?? 0;
    // Clients that have not noticed it yet are still served.
    await until(() => (load.answers.get(200) ?? 0) > served + CONNECTIONS);
    const { code, err } = await server.ended;
    await load.end();
    // The exit code would be 1 if it had not stopped in time.
    expect({ code, cut: load.cut, answers: [...load.answers.keys()] }).toEqual({ code: 0, cut: [], answers: [200] });
    expect(await line.closed).toBe(1001);
    expect(err).not.toContain('"level":50');
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
  }
}

/** Uses a new connection for each request, as load balancers do. */
async function readiness(address: string): Promise<string> {
  const reply = await fetch(`${address}/readyz`, { headers: { connection: 'close' } });
  return `${reply.status} ${((await reply.json()) as { status: string }).status}`;
}

/** Opens a WebSocket that the server has accepted. */
async function openLine(address: string): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send('{"type":"connection_init"}');
  await new Promise((resolve) => socket.once('message', resolve));
  return { closed };
}
