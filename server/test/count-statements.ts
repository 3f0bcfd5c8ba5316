import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../src/infra/database/open-database.js';

interface Executing {
  executeQuery(...args: unknown[]): Promise<unknown>;
}

const counting = new AsyncLocalStorage<true>();

/** How many SQL statements the mapper sends for `work`, not for jobs that run meanwhile; statements of Kysely itself are not seen. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  const connection = database.orm.em.getConnection() as unknown as Executing;
  const original = connection.executeQuery;
  let count = 0;
  connection.executeQuery = function counted(...args) {
    if (counting.getStore()) count += 1;
    return original.apply(this, args);
  };
  try {
    await counting.run(true, work);
  } finally {
    connection.executeQuery = original;
  }
  return count;
}
