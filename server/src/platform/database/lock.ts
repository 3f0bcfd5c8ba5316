import { type EntityClass, type EntityDictionary, type FilterQuery, LockMode } from '@mikro-orm/core';
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

/**
 * Returns the current record of an id, which nobody can delete or lock for a change (`lockRecord`) until the transaction ends; undefined if
 * there is none. Several transactions can hold it at once. Waits while another one changes it.
 */
export async function holdRecord<E extends { id: number }>(
  tx: Transaction,
  entity: EntityClass<E>,
  id: number,
): Promise<E | undefined> {
  return (await holdRecords(tx, entity, [id]))[0];
}

/** Returns the current records of these ids that exist, held as by `holdRecord`. */
export async function holdRecords<E extends { id: number }>(
  { em }: Transaction,
  entity: EntityClass<E>,
  ids: readonly number[],
): Promise<E[]> {
  if (ids.length === 0) return [];
  const { tableName } = em.getMetadata().get(entity);
  // The mapper knows no lock as weak as this one.
  const rows = await em
    .getKysely<Record<string, { id: number }>>()
    .selectFrom(tableName)
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map((row) => em.map(entity, row as EntityDictionary<E>));
}

/** Returns the record of an id as `holdRecord` does; undefined also if it is archived. */
export async function holdInUse<E extends { id: number; archivedAt?: Date | null }>(
  tx: Transaction,
  entity: EntityClass<E>,
  id: number,
): Promise<E | undefined> {
  const record = await holdRecord(tx, entity, id);
  return record?.archivedAt ? undefined : record;
}

function named<E extends { id: number }>({ where }: RecordKind<E>, id: number): FilterQuery<E> {
  return { $and: [{ id }, where ?? {}] } as FilterQuery<E>;
}

function found<E extends { id: number }>(record: object | null, { notFound }: RecordKind<E>): E {
  if (!record) throw notFound();
  return record as E;
}
