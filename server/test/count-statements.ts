import { AsyncLocalStorage } from 'node:async_hooks';
import { MarkingClient } from '../src/platform/database/marking-client.js';

const counting = new AsyncLocalStorage<true>();

/** Counts the SQL statements that `work` sends to the database, without those of concurrent jobs. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  // `query` is inherited from the driver's client, so that an own property can count calls and be deleted afterwards.
  const client = MarkingClient.prototype as { query?: (...args: unknown[]) => unknown };
  const { query: original } = client;
  let count = 0;
  client.query = function counted(...args) {
    if (counting.getStore()) count += 1;
    return original?.apply(this, args);
  };
  try {
    await counting.run(true, work);
  } finally {
    delete client.query;
  }
  return count;
}
