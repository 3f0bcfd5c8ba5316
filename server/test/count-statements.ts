import { AsyncLocalStorage } from 'node:async_hooks';
import { MarkingClient } from '../src/platform/database/marking-client.js';

const counting = new AsyncLocalStorage<true>();

/** How many SQL statements are sent to the database for `work`, not for jobs that run meanwhile. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  // Inherited from the driver's client, so that an own property counts and its removal ends it.
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
