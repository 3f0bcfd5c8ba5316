import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { settleStage } from '../backup/staged-restore.js';
import { DataDirUnusableError, lockDataDir } from './data-dir-lock.js';
import { endSilentConnections, openOrm, openPglite, type Orm, SILENT_MS } from './orm.js';
import type { PGlite } from '@electric-sql/pglite';

/** A running database, migrated, and how to let go of it. */
export interface Database {
  readonly orm: Orm;
  /** The embedded database's own handle; undefined on a PostgreSQL server. */
  readonly pglite: PGlite | undefined;
  close(): Promise<void>;
}

/** The database cannot be reached or refuses us; the sentence names DATABASE_URL and hides its password. */
export class DatabaseUnreachableError extends Error {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof AggregateError ? (cause.errors as Error[])[0] : (cause as Error);
    super(
      `DATABASE_URL: the PostgreSQL server at ${host}${pathname} cannot be used: ${reason?.message.split('\n')[0] ?? 'no answer'}.`,
    );
    this.name = 'DatabaseUnreachableError';
  }
}

/** Opens the database the configuration names (the embedded one under the lock of its directory) and migrates it. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl);
  return openEmbedded(config.dataDir, (orm) => orm.migrator.up());
}

/** The same without migrating: what another release left is looked at as it is. The embedded one must be there. */
export async function openDatabaseAsIs(config: Config): Promise<Database> {
  if (!config.databaseUrl) return openEmbedded(config.dataDir, async () => undefined);
  const orm = await openOrm({ url: config.databaseUrl });
  try {
    await orm.em.fork().execute('select 1');
  } catch (error) {
    await orm.close(true);
    throw new DatabaseUnreachableError(config.databaseUrl, error);
  }
  return { orm, pglite: undefined, close: () => orm.close(true) };
}

async function openEmbedded(dataDir: string, prepare: (orm: Orm) => Promise<unknown>): Promise<Database> {
  const unlock = lockDataDir(dataDir);
  try {
    settleStage(dataDir);
    const pglite = await openPglite(join(dataDir, 'database')).catch((error: unknown) => {
      throw new DataDirUnusableError(dataDir, `its database does not open (${(error as Error).message})`);
    });
    const orm = await openOrm(pglite);
    await prepare(orm);
    return {
      orm,
      pglite,
      close: async () => {
        await orm.close(true);
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const MIGRATION_LOCK = 734_120_000;

async function openServer(url: string): Promise<Database> {
  try {
    const orm = await openOrm({ url });
    // Instances that start together migrate one after the other.
    await orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await orm.migrator.up();
    });
    // From here on: a migration may take its time.
    await endSilentConnections(orm, SILENT_MS);
    return { orm, pglite: undefined, close: () => orm.close(true) };
  } catch (error) {
    throw new DatabaseUnreachableError(url, error);
  }
}

/** The secret that signs tokens: the configured one, or one made once and kept in the data directory. */
export function readAuthSecret(config: Config): string {
  if (config.authSecret) return config.authSecret;
  const file = join(config.dataDir, 'auth-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
