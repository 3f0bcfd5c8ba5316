import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { noteIdempotency, unkeptIdempotency } from '../../kernel/acting.js';
import type { Em } from './orm.js';

/** A statement with `?` for its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Returns the statements to send. Called immediately before they are sent, so that a writer can collect rows until then. */
type Closing = () => readonly Statement[];

/** The statements that running transactions will send at their end, in order, by the EntityManager of the transaction. */
const unsent = new WeakMap<object, Closing[]>();

/**
 * Lets a transaction send statements at its end, in one message with those of others: immediately before its commit, and after everything
 * the mapper writes. For rows that nothing in the transaction reads, and statements whose result nobody needs.
 */
export function atEnd(em: Em, closing: Closing): void {
  const closings = unsent.get(em);
  if (closings) closings.push(closing);
  else unsent.set(em, [closing]);
}

/** Sends now what would be sent at the end. Called by whoever reads or changes such rows within the transaction. */
export async function sendClosing(em: Em): Promise<void> {
  const texts = takeUnsent(em);
  if (texts.length > 0) await em.execute(texts.join(';\n'));
}

/** Returns what was not sent yet, in order, and forgets it. */
function takeUnsent(em: Em): string[] {
  const closings = unsent.get(em) ?? [];
  unsent.delete(em);
  const platform = em.getPlatform();
  return closings.flatMap((closing) => closing().map(({ sql, values }) => platform.formatQuery(sql, [...values])));
}

/**
 * Sends the statements at the end of every transaction, in one message with its COMMIT, after which the client sends no other
 * (`joining-client.ts`). The first subscriber of the mapper's commits, and no other one writes. Called by the mapper.
 */
export const closingSubscriber: EventSubscriber = {
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    // The end of a nested transaction is that of a savepoint.
    const nested = isNested(transaction);
    if (!nested) keepIdempotency(em as Em);
    const texts = takeUnsent(em as Em);
    if (texts.length === 0) return;
    await (em as Em).execute([...texts, ...(nested ? [] : ['commit'])].join(';\n'));
  },
  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    if (!isNested(transaction)) noteIdempotency(undefined);
  },
  afterTransactionRollback({ em }: TransactionEventArgs): void {
    unsent.delete(em);
  },
};

function isNested(transaction: TransactionEventArgs['transaction']): boolean {
  return transaction !== undefined && 'savepointName' in transaction;
}

/**
 * Adds the idempotency key of an operation to its first transaction. If another operation has stored the same key meanwhile, the commit
 * violates the unique constraint and fails (see `idempotency.ts`).
 */
function keepIdempotency(em: Em): void {
  const idempotency = unkeptIdempotency();
  if (!idempotency) return;
  atEnd(em, () => [
    {
      sql: 'insert into idempotency_key (key_hash, content_hash) values (?, ?)',
      values: [idempotency.keyHash, idempotency.contentHash],
    },
  ]);
}
