import { type EntityClass, type EntityData, type FilterQuery, LockMode } from '@mikro-orm/core';
import { assertVersion } from '../../kernel/domain-error.js';
import type { Em } from './orm.js';
import { inTransaction, type Transaction } from './transaction.js';

interface StoredSettings {
  readonly id: number;
  readonly version: number;
}

/** A table of settings: a single row with the id 1. */
export interface SettingsRow<E extends StoredSettings> {
  readonly entity: EntityClass<E>;
  /**
   * The statement, with its values, that inserts the row with its defaults unless it exists. The first edit runs it. A migration must not,
   * because a restored backup would then insert the row twice.
   */
  readonly insert: readonly [statement: string, ...values: unknown[]];
  /** The error code if the settings were changed since the version that an edit started from. */
  readonly conflict: string;
}

/**
 * Returns the settings, locked until the transaction ends. Throws VersionConflictError if a version was sent and they have another one.
 */
export async function lockSettingsRow<E extends StoredSettings>(
  { em }: Transaction,
  { entity, insert: [statement, ...values], conflict }: SettingsRow<E>,
  version: number | undefined,
): Promise<E> {
  await em.execute(statement, values);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const settings = (await em.findOneOrFail(entity, { $and: [{ id: 1 }] } as FilterQuery<E>, lock)) as E;
  assertVersion(settings, version, conflict);
  return settings;
}

/** Changes the given fields of the settings in a new transaction; returns them. Throws VersionConflictError as `lockSettingsRow` does. */
export async function changeSettingsRow<E extends StoredSettings>(
  em: Em,
  row: SettingsRow<E>,
  { version, changes }: { readonly version: number | undefined; readonly changes: object },
): Promise<E> {
  return inTransaction(em, async (tx) => {
    const settings = await lockSettingsRow(tx, row, version);
    tx.em.assign<object>(settings, changes as EntityData<object>);
    await tx.em.flush();
    return settings;
  });
}
