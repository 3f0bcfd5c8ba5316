import type { EntityClass } from '@mikro-orm/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Page, type PageRequest, toPage } from '../../kernel/page.js';
import { batched } from './batched.js';
import type { Em, Orm } from './orm.js';
import { allOf, type Selection, type Sql } from './sql-parts.js';
import { tablesOf } from './tables.js';
import { transactionEm } from './unit-of-work.js';
import { planOf, type RecordOf, type RecordPlan, type RecordSource, type Row, sourceOf } from './records.js';

const NOTHING = sql``;

/** Reads plain records (docs/adr/0019): within the running transaction if there is one, otherwise what is committed. */
export class Reader {
  private readonly plans = new Map<RecordSource<never>, RecordPlan<unknown>>();
  private readonly loaders = new Map<EntityClass<unknown>, (id: number) => Promise<RecordOf<unknown> | null>>();

  /** Outside of transactions. */
  private readonly committed: Em;

  constructor(private readonly orm: Orm) {
    this.committed = orm.em.fork({ disableContextResolution: true });
  }

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
    const rows = await this.rows(
      sql<Row>`select ${columns} from ${from} ${join} where ${allOf(where)} order by ${orderBy} ${windowOf(window)}`,
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
    const rows = await this.rows(
      sql<Row>`select ${columns}, (${value}) as value from ${from} ${join} where ${allOf(where)} order by ${orderBy} ${windowOf(window)}`,
    );
    return { records: rows.map(toRecord), value: rows[0]?.['value'] as string | undefined };
  }

  /** Returns the ids of one page and the number of all rows, as `page` does. */
  async idPage<E>(source: RecordSource<E>, selection: Selection, page: PageRequest): Promise<Page<number>> {
    return this.pageOf(source, idOf(source), selection, page, ({ id }) => id as number);
  }

  /** Returns the ids of the rows that `list` would return. */
  async ids<E>(
    source: RecordSource<E>,
    { join = NOTHING, where, orderBy }: Selection,
    window: Window = {},
  ): Promise<number[]> {
    const { from } = this.planOf(source);
    const rows = await this.rows(
      sql<Row>`select ${idOf(source)} from ${from} ${join} where ${allOf(where)} order by ${orderBy} ${windowOf(window)}`,
    );
    return rows.map(({ id }) => id as number);
  }

  /** Returns the existing records of these ids, in the order of the ids. */
  async byIds<E>(source: RecordSource<E>, ids: readonly number[]): Promise<RecordOf<E>[]> {
    const { columns, from, toRecord } = this.planOf(source);
    const rows = await this.rows(sql<Row>`select ${columns} from ${from} where ${idOf(source)} = any(${[...ids]})`);
    const byId = new Map(rows.map((row) => [row[`${source.alias}.id`], toRecord(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Queries on tables, as `tablesOf`; outside of transactions they see what is committed. */
  tables<T>(): Kysely<T> {
    return tablesOf<T>(transactionEm() ?? this.committed);
  }

  private async rows<T extends object>(statement: RawBuilder<T>): Promise<T[]> {
    return (await statement.execute((transactionEm() ?? this.committed).getKysely())).rows;
  }

  private async pageOf<E, T>(
    source: RecordSource<E>,
    columns: Sql,
    { join = NOTHING, where, orderBy }: Selection,
    page: PageRequest,
    make: (row: Row) => T,
  ): Promise<Page<T>> {
    const { from } = this.planOf(source);
    const offset = (page.page - 1) * page.size;
    const rows = await this.rows(
      sql<Row>`select ${columns}, count(*) over ()::int as total_count from ${from} ${join} where ${allOf(where)} order by ${orderBy} limit ${page.size} offset ${offset}`,
    );
    const total = rows[0]?.['total_count'] as number | undefined;
    return toPage(rows.map(make), total ?? (offset > 0 ? await this.count(source, where) : 0), page);
  }

  private async count<E>(source: RecordSource<E>, where: readonly Sql[]): Promise<number> {
    const { from } = this.planOf(source);
    const [row] = await this.rows(
      sql<{ count: number }>`select count(*)::int as count from ${from} where ${allOf(where)}`,
    );
    return row?.count ?? 0;
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

function idOf<E>({ alias }: RecordSource<E>): Sql {
  return sql.ref(`${alias}.id`);
}

function windowOf({ limit, offset }: Window): Sql {
  return sql`${limit === undefined ? NOTHING : sql`limit ${limit}`} ${offset === undefined ? NOTHING : sql`offset ${offset}`}`;
}
