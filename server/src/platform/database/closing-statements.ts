import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
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
  const closings = unsent.get(em);
  if (!closings) return;
  unsent.delete(em);
  const platform = em.getPlatform();
  const texts = closings.flatMap((closing) =>
    closing().map(({ sql, values }) => platform.formatQuery(sql, [...values])),
  );
  if (texts.length > 0) await em.execute(texts.join(';\n'));
}

/** Sends the statements before the commit of every transaction; called by the mapper. */
export const closingSubscriber: EventSubscriber = {
  beforeTransactionCommit: ({ em }: TransactionEventArgs) => sendClosing(em as Em),
  afterTransactionRollback({ em }: TransactionEventArgs): void {
    unsent.delete(em);
  },
};
