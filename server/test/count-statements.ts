import type { Database } from '../src/infra/database/open-database.js';

interface Executing {
  executeQuery(...args: unknown[]): Promise<unknown>;
}

/** How many SQL statements the mapper sends while `work` runs; statements of Kysely itself are not seen. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  const connection = database.orm.em.getConnection() as unknown as Executing;
  const original = connection.executeQuery;
  let count = 0;
  connection.executeQuery = function counted(...args) {
    count += 1;
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    connection.executeQuery = original;
  }
  return count;
}
