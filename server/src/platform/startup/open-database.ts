import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { StartError } from '../../kernel/start-error.js';
import { settleStage } from '../backup/staged-restore.js';
import { urlOfRunning } from '../postgres/embedded-postgres.js';
import { DataDirInUseError, DataDirUnusableError, lockDataDir } from '../database/data-dir-lock.js';
import { DatabaseUnreachableError } from '../database/database-unreachable.js';
import { clusterDir, openCluster } from '../database/embedded-cluster.js';
import { openOrm } from '../database/open-orm.js';
import type { Database, Entities, Orm } from '../database/orm.js';
import { endSilentConnections } from '../database/silent-connections.js';

/** Options for opening the database: an existing lock of the data directory, and the logger. */
export interface OpenOptions {
  /** Unlocks the data directory, if the caller has locked it; otherwise it is locked here. */
  readonly unlock?: () => void;
  readonly logger?: Logger;
}

/**
 * Opens the configured database, and migrates it. The embedded one is started under the lock of its directory. Throws
 * DatabaseUnreachableError, DataDirInUseError, DataDirUnusableError, NoEmbeddedPostgresError.
 */
export async function openDatabase(config: Config, entities: Entities, options: OpenOptions = {}): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl, entities);
  return openEmbedded(config.dataDir, { entities, prepare: (orm) => orm.migrator.up() }, options);
}

/** Opens the database for a command, which may also run beside the server with the embedded database; that server has migrated it. */
export async function openDatabaseBeside(config: Config, entities: Entities): Promise<Database> {
  const open = (): Promise<Database> => openDatabase(config, entities);
  return config.databaseUrl ? open() : besideServer(config.dataDir, open, entities);
}

/** Opens the database without migrating it, to inspect what another release left. The embedded one must exist. */
export async function openDatabaseAsIs(config: Config): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) return besideServer(dataDir, () => openEmbedded(dataDir, { prepare: async () => undefined }));
  return connect(databaseUrl).catch((error: unknown) => {
    throw new DatabaseUnreachableError(databaseUrl, error);
  });
}

async function besideServer(dataDir: string, open: () => Promise<Database>, entities?: Entities): Promise<Database> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    const url = urlOfRunning(clusterDir(dataDir));
    if (url === undefined)
      throw new StartError(`The server on DATA_DIR ${dataDir} is starting or stopping: try again.`);
    return connect(url, entities);
  }
}

async function connect(url: string, entities: Entities = []): Promise<Database> {
  const orm = await openOrm({ url, entities });
  try {
    await orm.em.fork().execute('select 1');
  } catch (error) {
    await orm.close(true);
    throw error;
  }
  return { orm, close: () => orm.close(true) };
}

async function openEmbedded(
  dataDir: string,
  { entities = [], prepare }: { entities?: Entities; prepare: (orm: Orm) => Promise<unknown> },
  { unlock = lockDataDir(dataDir), logger }: OpenOptions = {},
): Promise<Database> {
  try {
    await settleStage(dataDir);
    const database = await openCluster(clusterDir(dataDir), { entities, ...(logger ? { logger } : {}) }).catch(
      (error: unknown) => {
        if (error instanceof StartError) throw error;
        throw new DataDirUnusableError(dataDir, `its database does not open (${(error as Error).message})`);
      },
    );
    try {
      await prepare(database.orm);
    } catch (error) {
      await database.close();
      throw error;
    }
    return { orm: database.orm, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

const MIGRATION_LOCK = 734_120_000;

async function openServer(url: string, entities: Entities): Promise<Database> {
  try {
    const orm = await openOrm({ url, entities });
    // Instances that start at once migrate one after the other.
    await orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await orm.migrator.up();
    });
    // Only from here on, because a migration may take long.
    await endSilentConnections(orm);
    return { orm, close: () => orm.close(true) };
  } catch (error) {
    throw new DatabaseUnreachableError(url, error);
  }
}

/** Returns the secret that signs tokens: the configured one, or one generated once and kept in the data directory. */
export function readAuthSecret(config: Config): string {
  if (config.authSecret) return config.authSecret;
  const file = join(config.dataDir, 'auth-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
