import type { Socket } from 'node:net';
import type { EntityClass } from '@mikro-orm/core';
import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver, MikroORM, SqlEntityManager } from '@mikro-orm/sql';
import type { Pool } from 'pg';

/** The EntityManager of a unit of work or a transaction. */
export type Em = SqlEntityManager<AbstractSqlDriver>;
/** The mapper: entities, migrations and connections. */
export type Orm = MikroORM<AbstractSqlDriver, Em>;

/** A running, migrated database, and the function that closes it. */
export interface Database {
  readonly orm: Orm;
  close(): Promise<void>;
}

/** The mapped classes of the modules, passed in by whoever composes them. */
export type Entities = readonly EntityClass<object>[];

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
