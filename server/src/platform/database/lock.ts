import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core';
import { assertVersion, type DomainError } from '../../kernel/domain-error.js';
import type { Em } from './orm.js';
import type { Transaction } from './transaction.js';

/** Records that commands name by their id. */
export interface RecordKind<E extends { id: number }> {
  readonly entity: EntityClass<E>;
  /** Which of them commands may name; all when left out. */
  readonly where?: FilterQuery<E>;
  readonly notFound: () => DomainError;
  /** The code of the refusal when somebody else changed the record since the version that an edit started from. */
  readonly conflict?: string;
}

/** Gives the record of an id. Throws what the kind says of one that is not there. */
export async function findRecord<E extends { id: number }>(em: Em, kind: RecordKind<E>, id: number): Promise<E> {
  return found(await em.findOne(kind.entity, named(kind, id)), kind);
}

/**
 * Gives the record of an id as it is now, locked until the transaction ends. Throws what the kind says of one that is not there,
 * and VersionConflictError when a version was named and the record has another one.
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

function named<E extends { id: number }>({ where }: RecordKind<E>, id: number): FilterQuery<E> {
  return { $and: [{ id }, where ?? {}] } as FilterQuery<E>;
}

function found<E extends { id: number }>(record: object | null, { notFound }: RecordKind<E>): E {
  if (!record) throw notFound();
  return record as E;
}
