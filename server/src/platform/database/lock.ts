import { type EntityClass, type EntityMetadata, type FilterQuery, LockMode, ReferenceKind } from '@mikro-orm/core';
import { assertVersion, type DomainError } from '../../kernel/domain-error.js';
import type { Em } from './orm.js';
import type { Transaction } from './transaction.js';

/** A kind of record that commands name by id. */
export interface RecordKind<E extends { id: number }> {
  readonly entity: EntityClass<E>;
  /** Which records commands may name; all if left out. */
  readonly where?: FilterQuery<E>;
  readonly notFound: () => DomainError;
  /** The error code if somebody else changed the record since the version that an edit started from. */
  readonly conflict?: string;
}

/** Returns the record of an id. Throws the kind's error if there is none. */
export async function findRecord<E extends { id: number }>(em: Em, kind: RecordKind<E>, id: number): Promise<E> {
  return found(await em.findOne(kind.entity, named(kind, id)), kind);
}

/**
 * Returns the current record of an id, locked until the transaction ends. Throws the kind's error if there is none, and
 * VersionConflictError if a version was sent and the record has another one.
 */
export async function lockRecord<E extends { id: number }>(
  { em }: Transaction,
  kind: RecordKind<E>,
  id: number,
  version?: number,
): Promise<E> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const record = found(await em.findOne(kind.entity, named(kind, id), options), kind);
  if (kind.conflict) assertVersion(record as E & { version: number }, version, kind.conflict);
  return record;
}

/** Locks that a row can have until the transaction ends; `for key share` lets others edit it, but not delete it. */
export type RowLock = 'for update' | 'for key share';

/**
 * Returns the current record of a column's value, locked; undefined if there is none. For commands that run often: the mapper builds the
 * entity, but not the statement, which takes it longer.
 */
export async function lockRow<E extends object>(
  { em }: Transaction,
  entity: EntityClass<E>,
  [column, value]: readonly [column: string, value: string | number],
  lock: RowLock,
): Promise<E | undefined> {
  const { columns, tableName } = columnsOf(em.getMetadata().get(entity) as EntityMetadata);
  const [row] = await em.execute<object[]>(`select ${columns} from "${tableName}" where "${column}" = ? ${lock}`, [
    value,
  ]);
  return row && em.map(entity, row);
}

/**
 * Returns the record of an id if it is in use, i.e. not archived; undefined otherwise. Others can edit it, but neither archive nor delete
 * it before the transaction ends; the lock waits for whoever is doing so now.
 */
export async function lockInUse<E extends { archivedAt?: Date | null }>(
  tx: Transaction,
  entity: EntityClass<E>,
  id: number,
): Promise<E | undefined> {
  const record = await lockRow(tx, entity, ['id', id], 'for key share');
  return record?.archivedAt ? undefined : record;
}

/** The columns of tables, by the metadata of their entities. */
const tables = new WeakMap<EntityMetadata, string>();

function columnsOf(meta: EntityMetadata): { readonly columns: string; readonly tableName: string } {
  const { tableName, props } = meta;
  let columns = tables.get(meta);
  if (columns === undefined) {
    const stored = props.filter(
      ({ persist, lazy, kind }) =>
        persist !== false && !lazy && (kind === ReferenceKind.SCALAR || kind === ReferenceKind.MANY_TO_ONE),
    );
    columns = stored.map(({ fieldNames }) => `"${fieldNames[0]}"`).join(', ');
    tables.set(meta, columns);
  }
  return { columns, tableName };
}

function named<E extends { id: number }>({ where }: RecordKind<E>, id: number): FilterQuery<E> {
  return { $and: [{ id }, where ?? {}] } as FilterQuery<E>;
}

function found<E extends { id: number }>(record: object | null, { notFound }: RecordKind<E>): E {
  if (!record) throw notFound();
  return record as E;
}
