import type { Socket } from 'node:net';
import { PGlite, types } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DataloaderType } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { PgliteDriver } from '@mikro-orm/pglite';
import { type PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type AbstractSqlDriver, MikroORM, type Options, type SqlEntityManager } from '@mikro-orm/sql';
import type { Pool } from 'pg';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/list.js';

/** One EntityManager type for both databases. */
export type Em = SqlEntityManager<AbstractSqlDriver>;
export type Orm = MikroORM<AbstractSqlDriver, Em>;

const EXTENSIONS = { btree_gist, pg_trgm, unaccent };
/** A date column stays `YYYY-MM-DD`, as on a server; by itself PGlite makes it a moment. */
const CALENDAR_DAYS = { [types.DATE]: (day: string) => day };

/** The embedded database at a directory, or in memory from an image of one (tests). */
export function openPglite(dataDir: string, image?: Blob): Promise<PGlite> {
  return PGlite.create({
    dataDir,
    extensions: EXTENSIONS,
    parsers: CALENDAR_DAYS,
    ...(image ? { loadDataDir: image } : {}),
  });
}

export interface PostgresSource {
  readonly url: string;
}

/** Connects the mapper to an embedded database or a PostgreSQL server. Does not migrate. */
export function openOrm(source: PGlite | PostgresSource): Promise<Orm> {
  return MikroORM.init<AbstractSqlDriver, Em>({
    ...(source instanceof PGlite ? embedded(source) : server(source)),
    // A database that does not exist is a mistake in DATABASE_URL, not a wish for an empty one.
    ensureDatabase: false,
    entities: ENTITIES,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    dataloader: DataloaderType.REFERENCE,
    forceUtcTimezone: true,
    forceUndefined: true,
    migrations: {
      migrationsList: MIGRATIONS,
      snapshot: false,
      transactional: true,
      allOrNothing: true,
      tableName: 'schema_migration',
      silent: true,
    },
  });
}

type DriverOptions = Pick<Options<AbstractSqlDriver>, 'driver'> & Partial<Options<AbstractSqlDriver>>;

function embedded(pglite: PGlite): DriverOptions {
  return { driver: PgliteDriver, dbName: 'postgres', driverOptions: { pglite } };
}

function server({ url }: PostgresSource): DriverOptions {
  return {
    driver: PostgreSqlDriver,
    clientUrl: url,
    pool: { max: 20 },
    driverOptions: { connectionTimeoutMillis: 10_000 },
  };
}

/** Longer than any statement of the running server takes; a job is taken for dead after it, too. */
export const SILENT_MS = 60_000;

/**
 * Ends connections to a PostgreSQL server over which a statement has heard nothing for so many ms, so that whoever waits is
 * refused: where the network swallows what is sent, nobody would notice for a quarter of an hour.
 */
export async function endSilentConnections(orm: Orm, silentMs: number): Promise<void> {
  const pool = (await (orm.em.getConnection() as PostgreSqlConnection).getNativeClient()) as Pool;
  pool.on('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    if (!stream.timeout) stream.setTimeout(silentMs, () => stream.destroy());
  });
}
