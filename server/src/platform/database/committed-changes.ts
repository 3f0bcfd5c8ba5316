import type { EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';

/** Calls back after each commit in which the mapper wrote records of certain entities. */
export class CommittedChanges implements EventSubscriber {
  /** Units of work that have written such a record in a transaction that is still running. */
  private readonly written = new WeakSet<object>();

  constructor(
    /** Class names of the entities. */
    private readonly watched: ReadonlySet<string>,
    private readonly then: () => void,
  ) {}

  /** Remembers that this unit of work writes a watched entity. Called by MikroORM before each flush. */
  onFlush({ em, uow }: FlushEventArgs): void {
    if (uow.getChangeSets().some(({ meta }) => this.watched.has(meta.className))) this.written.add(em);
  }

  /** Calls back if the transaction that was committed has written a watched entity. */
  afterTransactionCommit({ em }: TransactionEventArgs): void {
    if (this.written.delete(em)) this.then();
  }

  /** Forgets what the transaction has written, because it is rolled back. */
  beforeTransactionRollback({ em }: TransactionEventArgs): void {
    this.written.delete(em);
  }
}
