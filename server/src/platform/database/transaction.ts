import type { Em } from './orm.js';

/** A running transaction. Functions that must run within it take it as a parameter, so that their signature shows it. */
export interface Transaction {
  /** The unit of work of this transaction. */
  readonly em: Em;
  /** Registers work to run, in order, once the transaction has been committed; it is dropped on rollback. */
  afterCommit(then: () => void): void;
}

/** Runs work in a new transaction: either all of it is committed or nothing. Must not be called within another transaction. */
export async function inTransaction<T>(em: Em, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const after: (() => void)[] = [];
  const result = await em.transactional((inner) =>
    work({ em: inner as Em, afterCommit: (then) => void after.push(then) }),
  );
  for (const then of after) then();
  return result;
}
