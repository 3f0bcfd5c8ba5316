import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register, Registry } from 'prom-client';
import type { Database } from './database/open-database.js';

const READY_TIMEOUT_MS = 2_000;

/**
 * Adds what the process itself uses (memory, collections, event loop) to `/metrics`. Once in a process: its observers can't be
 * ended, and would keep alive each app that had some of its own.
 */
export function observeProcess(): void {
  collectDefaultMetrics({ register });
}

/** `/healthz` (the process lives), `/readyz` (migrated and the database answers) and `/metrics` (Prometheus). */
export function registerMetrics(app: FastifyInstance, database: Database): void {
  const registry = new Registry();
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
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await answers(database);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await Registry.merge([register, registry]).metrics()),
  );
}

async function answers(database: Database): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), READY_TIMEOUT_MS).unref());
  const query = database.orm.em
    .fork()
    .execute('select 1')
    .then(
      () => true,
      () => false,
    );
  return Promise.race([query, timeout]);
}
