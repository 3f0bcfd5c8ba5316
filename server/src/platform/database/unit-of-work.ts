import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionContext } from '@mikro-orm/core';
import type { Em } from './orm.js';

/** What one request, operation or job does. Its EntityManager is made when something first asks for it: readers need none. */
class UnitOfWork {
  private made: Em | undefined;

  constructor(private readonly global: Em) {}

  get em(): Em {
    // Outside of this unit, as a new EntityManager asks for the current one while it is made.
    this.made ??= units.exit(() => this.global.fork({ disableContextResolution: true, useContext: true }));
    return this.made;
  }
}

const units = new AsyncLocalStorage<UnitOfWork>();

/** Runs the work of one request, operation or job with an EntityManager of its own. `em` is the global one. */
export function inUnitOfWork<T>(em: Em, work: () => T): T {
  return units.run(new UnitOfWork(em), work);
}

/** Gives the mapper the EntityManager of the running unit of work; undefined outside of one. */
export function currentEm(): Em | undefined {
  return units.getStore()?.em;
}

/** Gives what tells running transactions and units of work apart, and makes no EntityManager. Throws outside of both. */
export function currentUnit(): object {
  const unit = TransactionContext.currentTransactionContext()?.em ?? units.getStore();
  if (!unit) throw new Error('outside of a unit of work');
  return unit;
}

/** Tells whether a transaction is running here. */
export function isInTransaction(): boolean {
  return TransactionContext.currentTransactionContext()?.em.isInTransaction() ?? false;
}
