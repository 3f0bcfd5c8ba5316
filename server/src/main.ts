import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { App } from './app.js';
import { type Config, readConfig } from './platform/config/config.js';
import { ensureDataDir, lockDataDir } from './platform/database/data-dir-lock.js';
import type { Database } from './platform/database/orm.js';
import { isBrokenStream } from './platform/http/broken-stream.js';
import { closeDirectory, writeForOwnerOnly } from './platform/files/owner-only.js';
import { createLogger } from './platform/observability/logging.js';
import { ownEntry } from './kernel/own-entry.js';
import { StartError } from './kernel/start-error.js';
import { tzDataProblem } from './kernel/time.js';

/** How long everything continues after `/readyz` reports the stop, because load balancers ask about once a second. */
const FAREWELL_MS = 1_500;
/** Everything ends within this time, or is cut off. */
const STOP_LIMIT_MS = 9_500;
/** One Ctrl-C may arrive twice, from the terminal and from npm. */
const SAME_SIGNAL_MS = 1_000;
const PAGES_DIR = join(import.meta.dirname, '../../web/dist');
const RENDERER_FILE = join(import.meta.dirname, '../../web/dist-server/server.js');

const DEMO_ACCOUNTS = `
Demo accounts, all with the password demo1234
  /loginAdmin  admin@demo.ma (Admin), employe@demo.ma (Employe)
  /login       client@demo.ma, attente@demo.ma (not verified), bloque@demo.ma (blocked)
`;

writeForOwnerOnly();
const logger = createLogger();
try {
  const { app, database, config, demo, metrics } = await start(logger);
  stopOnSignals(app, database, metrics);
  announce(app, config, metrics);
  if (demo) console.log(DEMO_ACCOUNTS);
} catch (error) {
  if (error instanceof StartError) console.error(error.message);
  else {
    logger.fatal({ err: error }, 'start-up failed');
    console.error(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
  }
  process.exit(1);
}

interface Started {
  readonly app: App;
  readonly database: Database;
  readonly config: Config;
  /** The separate server of `/metrics`, if it has its own port. */
  readonly metrics: Server | undefined;
  /** Whether the demo accounts exist. */
  readonly demo: boolean;
}

async function start(log: Logger): Promise<Started> {
  const config = readConfig(process.env);
  const tzProblem = tzDataProblem();
  if (tzProblem) throw new StartError(tzProblem);
  ensureDataDir(config.dataDir);
  warnOfOpenDataDir(config.dataDir, log);
  const unlock = config.databaseUrl ? undefined : lockDataDir(config.dataDir);
  await checkPort(config);
  // The following imports take seconds, so that a mistaken second start fails before them.
  if (config.redisUrl) await (await import('./platform/events/check-redis.js')).checkRedis(config.redisUrl);
  if (config.s3) await (await import('./platform/files/s3-store.js')).checkS3(config.s3);
  const { observeProcess } = await import('./platform/observability/metrics.js');
  const { openDatabase, readAuthSecret } = await import('./platform/startup/open-database.js');
  const { createApp } = await import('./app.js');
  const { ENTITIES } = await import('./modules.js');
  observeProcess();
  console.log(
    config.databaseUrl ? 'Opening the database of DATABASE_URL …' : `Opening the database in ${config.dataDir} …`,
  );
  const database = await openDatabase(config, ENTITIES, { logger: log, ...(unlock ? { unlock } : {}) });
  const pagesDir = existsSync(join(PAGES_DIR, 'index.html')) ? PAGES_DIR : undefined;
  const surroundings = { database, logger: log, authSecret: readAuthSecret(config) };
  const app = await createApp(
    config,
    pagesDir ? { ...surroundings, pagesDir, rendererFile: RENDERER_FILE } : surroundings,
  );
  const demo = config.demo && (await seed(database));
  await app.services.jobs.start();
  const metrics = await listenForMetrics(app, config);
  await listen(app, config);
  return { app, database, config, demo, metrics };
}

/** Closes a data directory that other users of the machine could read, and logs the result. */
function warnOfOpenDataDir(dataDir: string, log: Logger): void {
  const open = closeDirectory(dataDir);
  if (open?.mended)
    log.warn(open, `DATA_DIR ${dataDir} was open to other users of this machine: it is closed to them now`);
  else if (open)
    log.warn(open, `DATA_DIR ${dataDir} is open to other users of this machine: chmod 700 it, or choose another`);
}

/**
 * Adds the demo agency to an empty database, in a process of its own: drawing its pictures takes 250 MB of memory, which only the end of a
 * process gives back. Returns whether the demo's accounts exist.
 */
async function seed({ orm }: Database): Promise<boolean> {
  const { isEmpty } = await import('./demo/empty-database.js');
  if (await isEmpty(orm.em.fork())) {
    const { url, options } = ownEntry('./commands/seed-demo', import.meta.url);
    const [code] = (await once(fork(url, options), 'exit')) as [number | null];
    if (code !== 0) throw new StartError('The demo agency could not be entered: start again, or with DEMO=off.');
  }
  const accounts = await orm.em
    .fork()
    .execute(`select 1 from employee where email = 'admin@demo.ma' and archived_at is null`);
  return accounts.length > 0;
}

/** Checks the port before any slow work. Another program may still take it until we listen. */
function checkPort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portProblem(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

async function listen(app: App, config: Config): Promise<void> {
  await app.http.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw portProblem(error, config);
  });
}

async function listenForMetrics({ registry }: App, { metricsPort: port, host }: Config): Promise<Server | undefined> {
  if (port === undefined) return undefined;
  const { serveMetrics } = await import('./platform/observability/metrics.js');
  return serveMetrics(registry, { port, host }).catch((error: unknown) => {
    throw portProblem(error, { port, host }, 'METRICS_PORT');
  });
}

function portProblem(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>, variable = 'PORT'): Error {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `${variable} ${port} is in use by another program: stop it, or set ${variable} to a free one.`,
      );
    case 'EACCES':
      return new StartError(`${variable} ${port} is not allowed to this user: set ${variable} to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST ${host} is no address of this machine: set HOST to one, 127.0.0.1 or 0.0.0.0 for instance.`,
      );
    default:
      return error as Error;
  }
}

function announce({ http }: App, config: Config, metrics: Server | undefined): void {
  const { port } = http.server.address() as AddressInfo;
  const local = `http://${hostInUrl(config.host)}:${port}`;
  console.log(`\nReady at ${local}${config.behindProxy ? `, for the public at ${config.publicUrl}` : ''}`);
  if (metrics)
    console.log(`Figures at http://${hostInUrl(config.host)}:${(metrics.address() as AddressInfo).port}/metrics`);
}

function hostInUrl(host: string): string {
  return isLocal(host) ? 'localhost' : host;
}

function isLocal(host: string): boolean {
  return ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
}

/** Stops on a signal: reports it, ends what runs, closes sockets and database; a second signal exits at once. */
function stopOnSignals(app: App, database: Database, metrics: Server | undefined): void {
  let stopping: number | undefined;
  const stop = (reason: string, exitCode: number): void => {
    if (stopping !== undefined) {
      if (Date.now() - stopping > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stopping = Date.now();
    console.log(`${reason}: stopping …`);
    setTimeout(() => {
      logger.error('stopping took too long and was cut off');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    app
      .close(FAREWELL_MS)
      .then(() => database.close())
      .then(() => void metrics?.close().closeAllConnections())
      .then(
        () => {
          console.log('Stopped.');
          process.exit(exitCode);
        },
        (err: unknown) => {
          logger.error({ err }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', () => stop('SIGTERM', 0));
  process.on('SIGINT', () => stop('SIGINT', 0));
  // A lost connection rejects promises that nobody awaits any more, which is no reason to exit.
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    if (isBrokenStream(err)) return logger.error({ err }, 'a stream broke and nobody listened');
    // The state after an unknown error is uncertain, so the process exits and its supervisor restarts it (docs/operations.md).
    logger.fatal({ err }, 'uncaught exception');
    stop('A fault', 1);
  });
}
