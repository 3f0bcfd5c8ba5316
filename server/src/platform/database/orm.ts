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
