import { createHash } from 'node:crypto';
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { type Idempotency, noteIdempotency, unkeptIdempotency } from '../../kernel/acting.js';
import { accountOf, type Actor } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Em } from './orm.js';
import type { Reader } from './reader.js';
import type { IdempotencyKeyTable } from './idempotency.tables.js';
import { tablesOf } from './tables.js';

/** Thrown for an operation that was saved before under the same idempotency key (docs/rules/common.md#sent-twice). */
class AlreadyDoneError extends DomainError {
  constructor() {
    super('conflict', 'ALREADY_DONE', "C'est déjà enregistré : le premier envoi était bien arrivé.");
  }
}

/** Thrown for a key under which the caller has saved another operation. */
class IdempotencyKeyReusedError extends DomainError {
  constructor() {
    super('conflict', 'IDEMPOTENCY_KEY_REUSED', 'Cette clé a déjà servi à une autre opération.');
  }
}

/** The keys that callers give to mutations, so that one whose answer was lost can be sent again (docs/rules/common.md#sent-twice). */
export class IdempotencyKeys {
  constructor(private readonly reader: Reader) {}

  /**
   * Makes the running operation store this key in its first transaction. `content` is the whole operation as text. Throws AlreadyDoneError
   * if this caller has already saved an operation with the same key and content, IdempotencyKeyReusedError if the contents differ.
   */
  async begin(actor: Actor, key: string, content: string): Promise<void> {
    const idempotency = { keyHash: sha256(`${accountOf(actor)}\n${key}`), contentHash: sha256(content) };
    await this.refuseKept(idempotency);
    noteIdempotency(idempotency);
  }

  /**
   * Called after an operation has run. If it saved nothing, another with its key may have been quicker, and it failed for that reason: at
   * its commit, because the key was there, or earlier, at the new version of the record for instance. Throws as `begin`.
   */
  async refuseTwin(): Promise<void> {
    const unkept = unkeptIdempotency();
    if (unkept) await this.refuseKept(unkept);
  }

  private async refuseKept({ keyHash, contentHash }: Idempotency): Promise<void> {
    const kept = await this.reader
      .tables<IdempotencyKeyTable>()
      .selectFrom('idempotencyKey')
      .select('contentHash')
      .where('keyHash', '=', keyHash)
      .executeTakeFirst();
    if (kept?.contentHash === contentHash) throw new AlreadyDoneError();
    if (kept) throw new IdempotencyKeyReusedError();
  }
}

/**
 * Stores the idempotency key of an operation at the end of its first transaction. If another operation has stored the same key meanwhile,
 * the unique constraint refuses it, so that nothing is saved twice.
 */
export const idempotencySubscriber: EventSubscriber = {
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const key = unkeptIdempotency();
    if (!key || isNested(transaction)) return;
    await tablesOf<IdempotencyKeyTable>(em as Em)
      .insertInto('idempotencyKey')
      .values(key)
      .execute();
  },
  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    if (!isNested(transaction)) noteIdempotency(undefined);
  },
};

/** Tells whether the end is that of a savepoint, whose outer transaction may still be rolled back. */
function isNested(transaction: TransactionEventArgs['transaction']): boolean {
  return transaction !== undefined && 'savepointName' in transaction;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
