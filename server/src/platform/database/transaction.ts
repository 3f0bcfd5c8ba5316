import type { Em } from './orm.js';

/** A running transaction. What must happen within it takes it as a parameter, so that a signature shows it. */
export interface Transaction {
  /** The unit of work of this transaction. */
  readonly em: Em;
  /** Does something once the transaction has been committed, and never when it is rolled back. In the order of the calls. */
  afterCommit(then: () => void): void;
}

/** Runs work in one transaction of its own: all of it is committed or nothing. Not within another transaction. */
export async function inTransaction<T>(em: Em, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const after: (() => void)[] = [];
  const result = await em.transactional((inner) =>
    work({ em: inner as Em, afterCommit: (then) => void after.push(then) }),
  );
  for (const then of after) then();
  return result;
}
