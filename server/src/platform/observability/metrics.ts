import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, register, Registry } from 'prom-client';
import { poolIsStuck } from '../database/lost-connections.js';
import type { Database } from '../database/orm.js';
import { poolOf } from '../database/orm.js';
import { looksFull } from './disk-room.js';
import type { Shortages } from './shortages.js';

const READY_TIMEOUT_MS = 2_000;

/**
 * Adds the figures of the process itself (memory, garbage collection, event loop) to `/metrics`. Runs once per process, because its
 * observers cannot be stopped, and those of each app would keep that app in memory.
 */
export function observeProcess(): void {
  collectDefaultMetrics({ register });
}

/** The dependencies of `registerMetrics`: what `/healthz` and `/readyz` check, and the registry that `/metrics` shows. */
export interface MetricsOptions {
  readonly database: Database;
  /** The metrics of this app; those of the process are in prom-client's default register. */
  readonly registry: Registry;
  readonly shortages: Shortages;
  /** The data directory, whose free space is checked. */
  readonly dataDir: string;
  /** Tells whether the server is about to stop. */
  readonly leaving: () => boolean;
  /** Who may read `/metrics` at the main port: nobody if it has its own. */
  readonly shownTo: 'nobody' | 'this machine' | 'everybody';
}

/**
 * Registers `/healthz` (the process is alive and not stuck), `/readyz` (migrated, the database answers and the disk has free space) and
 * `/metrics` (Prometheus).
 */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { database, registry, shortages, dataDir, leaving, shownTo } = options;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    // An unavailable database does not make the process unhealthy, because a restart would not help.
    const stuck = poolIsStuck(await poolOf(database.orm));
    return reply.code(stuck ? 503 : 200).send({ status: stuck ? 'stuck' : 'ok' });
  });
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (leaving()) return reply.code(503).send({ status: 'stopping' });
    // Checked before the database, which stops when it has no space for its log.
    if (shortages.has('disk')) return reply.code(503).send({ status: 'disk full' });
    if (!(await answers(database, shortages))) return reply.code(503).send({ status: 'unavailable' });
    const full = (await looksFull(dataDir)) && !(await shortages.canUse('disk'));
    return reply.code(full ? 503 : 200).send({ status: full ? 'disk full' : 'ready' });
  });
  if (shownTo === 'nobody') return;
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (shownTo === 'this machine' && !isFromThisMachine(request)) return reply.callNotFound();
    const { type, text } = await figures(registry);
    return reply.type(type).header('Cache-Control', 'no-store').send(text);
  });
}

/** Tells whether a program on this machine asks for itself. A proxy here names the caller for whom it asks. */
function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(ip);
}

/** Serves only `/metrics`, on a port that the public does not reach. Rejects if the port cannot be opened. */
export async function serveMetrics(registry: Registry, { port, host }: ListenOptions): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return response.writeHead(404).end();
    figures(registry).then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
    return undefined;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return server;
}

interface ListenOptions {
  readonly port: number;
  readonly host: string;
}

async function figures(registry: Registry): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await Registry.merge([register, registry]).metrics() };
}

async function answers(database: Database, shortages: Shortages): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), READY_TIMEOUT_MS).unref());
  const query = database.orm.em
    .fork()
    .execute('select 1')
    .then(
      () => true,
      (error: unknown) => {
        shortages.notice(error);
        return false;
      },
    );
  return Promise.race([query, timeout]);
}
