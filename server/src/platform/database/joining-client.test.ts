import { sql } from 'kysely';
import { countStatements } from '../../../test/count-statements.js';
import { openTestDatabase } from '../../../test/test-database.js';
import type { Database, Em } from './orm.js';
import { inTransaction, rowsWithin, type Transaction } from './transaction.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.orm.em.fork().execute('create table counted (n int unique deferrable initially deferred)');
});
afterAll(() => database.close());

const run = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => inTransaction(database.orm.em.fork(), work);
const add = (em: Em, n: number): Promise<unknown> => em.execute('insert into counted values (?)', [n]);
const kept = async (): Promise<number[]> =>
  (await database.orm.em.fork().execute<{ n: number }[]>('select n from counted order by n')).map(({ n }) => n);

it('begins with the first statement, whose answer it gives alone', async () => {
  let rows: unknown;
  const count = await countStatements(() =>
    run(async ({ em }) => {
      rows = await em.execute("select 'a' as letter");
      await add(em, 1);
    }),
  );
  expect(rows).toEqual([{ letter: 'a' }]);
  // The question, the insert and commit.
  expect(count).toBe(3);
  expect(await kept()).toEqual([1]);
});

it('begins before a statement with values', async () => {
  const [row] = await run(async (tx) => {
    const found = await rowsWithin(tx, sql<{ n: number }>`select ${2}::int as n`);
    await add(tx.em, 2);
    return found;
  });
  expect(row).toEqual({ n: 2 });
  expect(await kept()).toEqual([1, 2]);
});

it('sends nothing for a transaction without statements', async () => {
  const empty = await countStatements(() => run(() => Promise.resolve()));
  const refused = await countStatements(() => expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no'));
  expect([empty, refused]).toEqual([0, 0]);
});

it('keeps nothing of a transaction that fails at its first statement, later, or at its commit', async () => {
  const before = await kept();
  await expect(run(({ em }) => em.execute('insert into counted select 3 / 0'))).rejects.toThrow('division by zero');
  const later = run(async ({ em }) => {
    await add(em, 3);
    await em.execute('select 1 / 0');
  });
  await expect(later).rejects.toThrow('division by zero');
  const atCommit = run(async ({ em }) => {
    await add(em, 4);
    await add(em, 4);
  });
  await expect(atCommit).rejects.toThrow('duplicate key');
  expect(await kept()).toEqual(before);
  // The connections are as good as before.
  await Promise.all([5, 6, 7, 8].map((n) => run(({ em }) => add(em, n))));
  expect(await kept()).toEqual([...before, 5, 6, 7, 8]);
});
