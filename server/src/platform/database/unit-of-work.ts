import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionContext } from '@mikro-orm/core';
import type { Em } from './orm.js';

/** The context of one request, operation or job. Its EntityManager is created at first use, because readers need none. */
class UnitOfWork {
  private made: Em | undefined;

  constructor(private readonly global: Em) {}

  get em(): Em {
    // Outside of this unit, because a new EntityManager asks for the current one while it is created.
    this.made ??= units.exit(() => this.global.fork({ disableContextResolution: true, useContext: true }));
    return this.made;
  }
}

const units = new AsyncLocalStorage<UnitOfWork>();

/** Runs the work of one request, operation or job with its own EntityManager. `em` is the global one. */
export function inUnitOfWork<T>(em: Em, work: () => T): T {
  return units.run(new UnitOfWork(em), work);
}

/** Returns the EntityManager of the running unit of work for the mapper; undefined outside of one. */
export function currentEm(): Em | undefined {
  return units.getStore()?.em;
}

/** Returns an object that identifies the running transaction or unit of work, without creating an EntityManager. Throws outside of both. */
export function currentUnit(): object {
  const unit = TransactionContext.currentTransactionContext()?.em ?? units.getStore();
  if (!unit) throw new Error('outside of a unit of work');
  return unit;
}

/** Returns the EntityManager of the transaction that is running in this context; undefined outside of one. */
export function transactionEm(): Em | undefined {
  const em = TransactionContext.currentTransactionContext()?.em as Em | undefined;
  return em?.isInTransaction() ? em : undefined;
}
