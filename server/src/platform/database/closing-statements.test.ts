import { countStatements } from '../../../test/count-statements.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { atEnd, sendClosing } from './closing-statements.js';
import type { Database, Em } from './orm.js';
import { inTransaction } from './transaction.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.orm.em.fork().execute('create table said (at serial, text text unique)');
});
afterAll(() => database.close());

const say = (em: Em, text: string): void =>
  atEnd(em, () => [{ sql: 'insert into said (text) values (?)', values: [text] }]);
const said = async (em: Em = database.orm.em.fork()): Promise<string[]> =>
  (await em.execute<{ text: string }[]>('select text from said order by at')).map(({ text }) => text);
const inOne = (work: (em: Em) => Promise<void>): Promise<void> =>
  inTransaction(database.orm.em.fork(), ({ em }) => work(em));

it('sends all statements of a transaction in one message with its commit', async () => {
  let before: string[] = [];
  const count = await countStatements(() =>
    inOne(async (em) => {
      say(em, "l'un ? ;");
      before = await said(em);
      say(em, 'deux $1 \\');
    }),
  );
  expect(before).toEqual([]);
  expect(await said()).toEqual(["l'un ? ;", 'deux $1 \\']);
  // Begin with the question, and the message with commit.
  expect(count).toBe(2);
});

it('sends nothing for a transaction that was rolled back, and rolls back if a statement fails', async () => {
  const all = await said();
  const failed = inOne((em) => {
    say(em, 'trois');
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  const twice = inOne((em) => {
    say(em, 'quatre');
    say(em, 'quatre');
    return Promise.resolve();
  });
  await expect(twice).rejects.toThrow('unique');
  expect(await said()).toEqual(all);
});

it('can send them earlier, for whoever reads them within the transaction', async () => {
  await inOne(async (em) => {
    say(em, 'cinq');
    await sendClosing(em);
    expect(await said(em)).toContain('cinq');
    say(em, 'six');
  });
  expect((await said()).slice(-2)).toEqual(['cinq', 'six']);
});

it('waits for the end of the whole transaction where a part of it ends', async () => {
  const failed = inOne(async (em) => {
    await em.transactional(async (inner) => {
      say(inner as Em, 'sept');
      return Promise.resolve();
    });
    expect(await said(em)).toContain('sept');
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await said()).not.toContain('sept');
});
