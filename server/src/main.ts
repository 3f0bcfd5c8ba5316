import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type App, createApp } from './app.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { DataDirInUseError, DataDirUnusableError, ensureDataDir } from './infra/database/data-dir-lock.js';
import {
  type Database,
  DatabaseUnreachableError,
  openDatabase,
  readAuthSecret,
} from './infra/database/open-database.js';
import { checkRedis, RedisUnreachableError } from './infra/events/check-redis.js';
import { checkS3, S3UnreachableError } from './infra/files/s3-store.js';
import { createLogger } from './infra/logging.js';
import { observeProcess } from './infra/metrics.js';
import { tzDataProblem } from './shared/time.js';

/** Everything ends within this, or is cut off. */
const STOP_LIMIT_MS = 9_500;
/** One Ctrl-C may arrive twice, from the terminal and from npm. */
const SAME_SIGNAL_MS = 1_000;
const PAGES_DIR = join(import.meta.dirname, '../../web/dist');

const DEMO_ACCOUNTS = `
Demo accounts, all with the password demo1234
  /loginAdmin  admin@demo.ma (Admin), employe@demo.ma (Employe)
  /login       client@demo.ma, attente@demo.ma (not verified), bloque@demo.ma (blocked)
`;

/** The server cannot start for a reason that whoever started it can mend: the message is one sentence. */
class StartError extends Error {}

const SENTENCES = [
  StartError,
  ConfigError,
  DataDirInUseError,
  DataDirUnusableError,
  DatabaseUnreachableError,
  RedisUnreachableError,
  S3UnreachableError,
];

const logger = createLogger();
observeProcess();
try {
  const { app, database, config, demo } = await start(logger);
  stopOnSignals(app, database);
  announce(app, config);
  if (demo) console.log(DEMO_ACCOUNTS);
} catch (error) {
  if (SENTENCES.some((kind) => error instanceof kind)) console.error((error as Error).message);
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
  /** Whether the demo accounts are there. */
  readonly demo: boolean;
}

async function start(log: Logger): Promise<Started> {
  const config = readConfig(process.env);
  const tzProblem = tzDataProblem();
  if (tzProblem) throw new StartError(tzProblem);
  ensureDataDir(config.dataDir);
  if (config.redisUrl) await checkRedis(config.redisUrl);
  if (config.s3) await checkS3(config.s3);
  console.log(
    config.databaseUrl ? 'Opening the database of DATABASE_URL …' : `Opening the database in ${config.dataDir} …`,
  );
  const database = await openDatabase(config);
  await checkPort(config);
  const pagesDir = existsSync(join(PAGES_DIR, 'index.html')) ? PAGES_DIR : undefined;
  const surroundings = { database, logger: log, authSecret: readAuthSecret(config) };
  const app = await createApp(config, pagesDir ? { ...surroundings, pagesDir } : surroundings);
  const demo = config.demo && (await seed(database, app));
  await app.services.jobs.start();
  await listen(app, config);
  app.services.backups?.open();
  return { app, database, config, demo };
}

/** The demo agency, on an empty database alone; its code is loaded only where it is wanted. Whether its accounts are there. */
async function seed({ orm }: Database, { services }: App): Promise<boolean> {
  const { seedDemo } = await import('./infra/database/demo/seed.js');
  await seedDemo({ orm, files: services.files, log: (line) => console.log(line) });
  const accounts = await orm.em
    .fork()
    .execute(`select 1 from employee where email = 'admin@demo.ma' and archived_at is null`);
  return accounts.length > 0;
}

/** Before anything slow is done for nothing. */
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

function portProblem(error: unknown, { port, host }: Config): Error {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} is in use by another program: stop it, or set PORT to a free one.`);
    case 'EACCES':
      return new StartError(`PORT ${port} is not allowed to this user: set PORT to one above 1023.`);
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

function announce({ http }: App, config: Config): void {
  const { port } = http.server.address() as AddressInfo;
  const local = `http://${isLocal(config.host) ? 'localhost' : config.host}:${port}`;
  console.log(`\nReady at ${local}${config.behindProxy ? `, for the public at ${config.publicUrl}` : ''}`);
}

function isLocal(host: string): boolean {
  return ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
}

/** Refuses new work, ends what runs, closes sockets and database; a second signal ends at once. */
function stopOnSignals(app: App, database: Database): void {
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
      .close()
      .then(() => database.close())
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
  // A connection that is lost rejects promises nobody waits for any more: that is no reason to end.
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught exception');
    stop('A fault', 1);
  });
}
