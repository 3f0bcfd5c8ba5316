import { DataloaderType } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type AbstractSqlDriver, MikroORM } from '@mikro-orm/sql';
import { COLUMN_TYPES } from './column-types.js';
import { idempotencySubscriber } from './idempotency.js';
import { WatchedClient } from './watched-client.js';
import { takeLostClientsBack } from './lost-connections.js';
import { MIGRATIONS } from './migrations/list.js';
import type { Em, Entities, Orm } from './orm.js';
import { currentEm } from './unit-of-work.js';

interface PostgresSource {
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
    driverOptions: {
      connectionTimeoutMillis: 10_000,
      types: COLUMN_TYPES,
      onPoolCreated: takeLostClientsBack,
      Client: WatchedClient,
    },
    // A database that does not exist is a mistake in DATABASE_URL, so none is created.
    ensureDatabase: false,
    entities: [...entities],
    discovery: { warnWhenNoEntities: false },
    metadataProvider: ReflectMetadataProvider,
    context: currentEm,
    subscribers: [idempotencySubscriber],
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
