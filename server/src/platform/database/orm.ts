import type { Socket } from 'node:net';
import { DataloaderType, type EntityClass } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { type PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type AbstractSqlDriver, MikroORM, type SqlEntityManager } from '@mikro-orm/sql';
import type { Pool } from 'pg';
import { closingSubscriber } from './closing-statements.js';
import { takeLostClientsBack } from './lost-connections.js';
import { MarkingClient } from './marking-client.js';
import { MIGRATIONS } from './migrations/list.js';
import { currentEm } from './unit-of-work.js';

export type Em = SqlEntityManager<AbstractSqlDriver>;
export type Orm = MikroORM<AbstractSqlDriver, Em>;

/** A running, migrated database, and the function that closes it. */
export interface Database {
  readonly orm: Orm;
  close(): Promise<void>;
}

/** The mapped classes of the modules, passed in by whoever composes them. */
export type Entities = readonly EntityClass<object>[];

export interface PostgresSource {
  readonly url: string;
  /** May be left out for work that uses only SQL. */
  readonly entities?: Entities;
}

/** Connects the mapper to PostgreSQL. Does not migrate. */
export function openOrm({ url, entities = [] }: PostgresSource): Promise<Orm> {
  return MikroORM.init<AbstractSqlDriver, Em>({
    driver: PostgreSqlDriver,
    clientUrl: url,
    pool: { max: 20 },
    driverOptions: { connectionTimeoutMillis: 10_000, onPoolCreated: takeLostClientsBack, Client: MarkingClient },
    // A database that does not exist is a mistake in DATABASE_URL, so none is created.
    ensureDatabase: false,
    entities: [...entities],
    discovery: { warnWhenNoEntities: false },
    metadataProvider: ReflectMetadataProvider,
    context: currentEm,
    subscribers: [closingSubscriber],
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

/** Returns the mapper's connection pool. */
export async function poolOf(orm: Orm): Promise<Pool> {
  return (await (orm.em.getConnection() as PostgreSqlConnection).getNativeClient()) as Pool;
}

/** Longer than any statement of the running server takes; a job counts as dead after the same time. */
export const SILENT_MS = 60_000;

/**
 * Ends connections to a PostgreSQL server on which a statement has had no answer for `silentMs`, so that its caller is refused. If the
 * network drops packets silently, nobody would notice for a quarter of an hour otherwise.
 */
export async function endSilentConnections(orm: Orm, silentMs: number): Promise<void> {
  const pool = await poolOf(orm);
  pool.on('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    if (!stream.timeout) stream.setTimeout(silentMs, () => stream.destroy());
  });
}
