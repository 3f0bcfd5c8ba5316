import { createHash } from 'node:crypto';
import type { EntityClass } from '@mikro-orm/core';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import pg, { type QueryConfig } from 'pg';
import { type Page, type PageRequest, toPage } from '../../kernel/page.js';
import { batched } from './batched.js';
import { type Orm, poolOf } from './orm.js';
import { allOf, type Selection, type Sql } from './sql-parts.js';
import { isInTransaction } from './unit-of-work.js';
import { planOf, type RecordOf, type RecordPlan, type RecordSource, sourceOf } from './records.js';

/** Caches names of prepared statements by their text; a dropped name is computed again, with the same result. */
const STATEMENTS = 2_000;

const NOTHING = sql``;
const COUNT = sql<{ count: number }>`count(*)::int as count`;

/** Compiles SQL only; the dummy driver runs nothing. */
const writer = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Reads plain records by prepared statements (docs/adr/0019). It sees only committed data, so within a transaction, whose changes it would
 * miss, it throws.
 */
export class Reader {
  private readonly plans = new Map<RecordSource<never>, RecordPlan<unknown>>();
  private readonly names = new LRUCache<string, string>({ max: STATEMENTS });
  private readonly loaders = new Map<EntityClass<unknown>, (id: number) => Promise<RecordOf<unknown> | null>>();

  constructor(private readonly orm: Orm) {}

  /** Returns one page and the number of all rows, in one statement unless the page is behind the last one. */
  async page<E>(source: RecordSource<E>, selection: Selection, page: PageRequest): Promise<Page<RecordOf<E>>> {
    const { columns, toRecord } = this.planOf(source);
    return this.pageOf(source, columns, selection, page, toRecord);
  }

  /** Returns every row, or at most `limit`. */
  async list<E>(
    source: RecordSource<E>,
    { join = NOTHING, where, orderBy }: Selection,
    window: Window = {},
  ): Promise<RecordOf<E>[]> {
    const { columns, from, toRecord } = this.planOf(source);
    const rows = await this.arrays(
      sql`select ${columns} from ${from} ${join} where ${allOf(where)} order by ${orderBy} ${windowOf(window)}`,
    );
    return rows.map(toRecord);
  }

  /** Returns rows as `list` does, and a value that is the same for all of them, in one statement; undefined if there is no row. */
  async listBeside<E>(
    source: RecordSource<E>,
    { join = NOTHING, where, orderBy }: Selection,
    window: Window,
    value: RawBuilder<string>,
  ): Promise<{ readonly records: RecordOf<E>[]; readonly value: string | undefined }> {
    const { columns, from, toRecord } = this.planOf(source);
    const rows = await this.arrays(
      sql`select ${columns}, (${value}) from ${from} ${join} where ${allOf(where)} order by ${orderBy} ${windowOf(window)}`,
    );
    return { records: rows.map(toRecord), value: rows[0]?.at(-1) as string | undefined };
  }

  /** Returns the ids of one page and the number of all rows, as `page` does. */
  async idPage<E>(source: RecordSource<E>, selection: Selection, page: PageRequest): Promise<Page<number>> {
    return this.pageOf(source, sql.ref(`${source.alias}.id`), selection, page, ([id]) => id as number);
  }

  /** Returns the ids of the rows that `list` would return. */
  async ids<E>(
    source: RecordSource<E>,
    { join = NOTHING, where, orderBy }: Selection,
    window: Window = {},
  ): Promise<number[]> {
    const { from } = this.planOf(source);
    const rows = await this.arrays(
      sql`select ${sql.ref(`${source.alias}.id`)} from ${from} ${join} where ${allOf(where)} order by ${orderBy} ${windowOf(window)}`,
    );
    return rows.map(([id]) => id as number);
  }

  /** Returns the existing records of these ids, in the order of the ids. */
  async byIds<E>(source: RecordSource<E>, ids: readonly number[]): Promise<RecordOf<E>[]> {
    const { columns, from, toRecord } = this.planOf(source);
    const rows = await this.arrays(
      sql`select ${columns} from ${from} where ${sql.ref(`${source.alias}.id`)} = any(${[...ids]})`,
    );
    const byId = new Map(rows.map((row) => [row[0], toRecord(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Returns aggregates of the rows; `columns` names each. */
  async sums<E, T extends object>(source: RecordSource<E>, where: readonly Sql[], columns: RawBuilder<T>): Promise<T> {
    const { from } = this.planOf(source);
    const [row] = await this.rows(sql<T>`select ${columns} from ${from} where ${allOf(where)}`);
    return row as T;
  }

  /** Returns aggregates by group. Tables to read along are not joined. */
  groups<E, T extends object>(
    { entity, alias }: RecordSource<E>,
    where: readonly Sql[],
    groupBy: Sql,
    columns: RawBuilder<T>,
  ): Promise<T[]> {
    const { from } = this.planOf(sourceOf(entity, alias));
    return this.rows(sql<T>`select ${columns} from ${from} where ${allOf(where)} group by ${groupBy}`);
  }

  /** Returns the rows of any other statement. */
  async rows<T extends object>(statement: RawBuilder<T>): Promise<T[]> {
    return (await this.run<T>(statement, undefined)).rows;
  }

  private async pageOf<E, T>(
    source: RecordSource<E>,
    columns: Sql,
    { join = NOTHING, where, orderBy }: Selection,
    page: PageRequest,
    make: (row: readonly unknown[]) => T,
  ): Promise<Page<T>> {
    const { from } = this.planOf(source);
    const offset = (page.page - 1) * page.size;
    const rows = await this.arrays(
      sql`select ${columns}, count(*) over ()::int from ${from} ${join} where ${allOf(where)} order by ${orderBy} limit ${page.size} offset ${offset}`,
    );
    const total = rows[0]?.at(-1) as number | undefined;
    return toPage(rows.map(make), total ?? (offset > 0 ? (await this.sums(source, where, COUNT)).count : 0), page);
  }

  private async arrays(statement: Sql): Promise<unknown[][]> {
    return (await this.run<unknown[]>(statement, 'array')).rows;
  }

  private async run<T>(statement: Sql, rowMode: 'array' | undefined): Promise<{ rows: T[] }> {
    if (isInTransaction()) throw new Error('a reader was asked within a transaction');
    const { sql: text, parameters }: CompiledQuery = statement.compile(writer);
    const pool = await poolOf(this.orm);
    const query = { name: this.nameOf(text), text, values: [...parameters], types: TYPES, rowMode };
    return (await pool.query(query as QueryConfig)) as unknown as { rows: T[] };
  }

  private nameOf(text: string): string {
    let name = this.names.get(text);
    if (name === undefined) {
      name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
      this.names.set(text, name);
    }
    return name;
  }

  private planOf<E>(source: RecordSource<E>): RecordPlan<E> {
    const key = source as RecordSource<never>;
    let plan = this.plans.get(key);
    if (!plan) {
      plan = planOf(source, this.orm.getMetadata(), (entity, id) => this.loaderOf(entity)(id));
      this.plans.set(key, plan);
    }
    return plan as RecordPlan<E>;
  }

  /** Returns a loader that collects the ids of one tick that name records of one entity. */
  private loaderOf(entity: EntityClass<unknown>): (id: number) => Promise<RecordOf<unknown> | null> {
    let loader = this.loaders.get(entity);
    if (!loader) {
      const source = sourceOf(entity as EntityClass<{ id: number }>, 'r');
      loader = batched(async (ids: readonly number[]) => {
        const byId = new Map((await this.byIds(source, [...new Set(ids)])).map((record) => [record.id, record]));
        return ids.map((id) => byId.get(id) ?? null);
      });
      this.loaders.set(entity, loader);
    }
    return loader;
  }
}

/** The part of a list to read. */
export interface Window {
  readonly limit?: number;
  readonly offset?: number;
}

function windowOf({ limit, offset }: Window): Sql {
  return sql`${limit === undefined ? NOTHING : sql`limit ${limit}`} ${offset === undefined ? NOTHING : sql`offset ${offset}`}`;
}

/** Reads PostgreSQL's types as entities have them: days as text, timestamps as Date. */
const TYPES = new pg.TypeOverrides();
TYPES.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
TYPES.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toDate);
const parseTimestamp = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

/** Parses a timestamp. Connections write them in UTC, and JavaScript parses them far quicker in the form of ISO 8601. */
function toDate(text: string): Date {
  return text.endsWith('+00') && text.length <= 26
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parseTimestamp(text);
}
