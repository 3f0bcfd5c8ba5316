import { countStatements } from '../../../test/count-statements.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { DAY_MS } from '../../kernel/time.js';
import { deleteInBatches, deleteOldest } from './delete-in-batches.js';
import type { Database } from './orm.js';

const NOW = new Date('2026-11-22T03:20:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const execute = <T = unknown[]>(sql: string, values: unknown[] = []): Promise<T> =>
  database.orm.em.fork().execute(sql, values) as Promise<T>;

/** Makes messages that are 1, 2, 3 … days old. */
const messages = (count: number) =>
  execute(
    `insert into contact_message (created_at, updated_at, name, subject, email, message)
     select at, at, 'a', 'b', 'c', n::text from generate_series(1, ?) n, lateral (select ?::timestamptz - n * interval '24 hours' as at) t`,
    [count, NOW],
  );
const ages = async (): Promise<string[]> =>
  (await execute<{ message: string }[]>('select message from contact_message order by created_at desc')).map(
    ({ message }) => message,
  );
const deleteMessages = (days: number) => (limit: number) =>
  deleteOldest(database.orm.em.fork(), 'contact_message', 'created_at', ago(days), limit);

beforeEach(() => execute('delete from contact_message'));

it('deletes the oldest first, one statement a batch, up to the bound of batches', async () => {
  await messages(10);
  const sizes: number[] = [];
  const run = (bounds: { batch: number; batches: number }) =>
    deleteInBatches(bounds, async (limit) => {
      const count = await deleteMessages(3.5)(limit);
      sizes.push(count);
      return count;
    });
  expect(await run({ batch: 2, batches: 2 })).toEqual({ count: 4, more: true });
  expect(await ages()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(await run({ batch: 2, batches: 5 })).toEqual({ count: 3, more: false });
  expect(await ages()).toEqual(['1', '2', '3']);
  expect(sizes).toEqual([2, 2, 2, 1]);
});

it('takes one statement a batch, whatever its size, and one if nothing is too old', async () => {
  const statements = (batch: number) =>
    countStatements(() => deleteInBatches({ batch, batches: 100 }, deleteMessages(0)));
  await messages(9);
  expect(await statements(3)).toBe(4);
  await messages(9_000);
  expect(await statements(3_000)).toBe(4);
  expect(await statements(3_000)).toBe(1);
});

it.each([
  ['audit_entry', 'at'],
  ['contact_message', 'created_at'],
  ['email_token', 'expires_at'],
  ['notification', 'created_at'],
  ['track_event', 'started_at'],
  ['webhook_delivery', 'created_at'],
])('%s has an index that finds old rows', async (table, column) => {
  const em = database.orm.em.fork();
  await em.transactional(async (tx) => {
    // Otherwise the planner would read an empty table as a whole.
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(`set local enable_${way} = off`);
    const plan = await tx.execute<Record<string, string>[]>(
      `explain select id from ${table} where ${column} < ? order by ${column} limit 5000`,
      [NOW],
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain(`Index Scan using ${table}_${column}_index`);
    expect(text).not.toContain('Sort');
  });
});
