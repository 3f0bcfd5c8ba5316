import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newServerDatabase, openTestDatabase } from '../../../test/test-database.js';
import { testConfig } from '../../../test/test-app.js';
import { MIGRATIONS } from './migrations/list.js';
import { type Database, DatabaseUnreachableError, openDatabase } from './open-database.js';
import { type Em, openOrm, openPglite, type Orm } from './orm.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Written by hand, so that the mapper would undo it: the table of promises, and checks. It would number the one row of settings, too. */
const BY_HAND =
  /^(drop table if exists "occupation" cascade|alter table "\w+" drop constraint "\w+_check"|alter table "settings" alter column "id" set default 1)$/;

/** What the mapper would change to have what the entities describe. */
async function drift(orm: Orm): Promise<string[]> {
  const statements = await orm.schema.getUpdateSchemaSQL({ safe: false, wrap: false, schema: 'public' });
  return statements
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement && !BY_HAND.test(statement));
}

const CUSTOMER = `insert into customer (created_at, updated_at, last_name, first_name, address, phone, email, password_hash)
  values (now(), now(), 'Alaoui', 'Salma', 'Rabat', '0612345678', 'salma@exemple.ma', '-') returning id`;
const TOKEN = `insert into email_token (created_at, updated_at, customer_id, purpose, token_hash, expires_at)
  values (now(), now(), ?, 'VERIFY_EMAIL', 'x', now()) returning id`;

async function insert(em: Em, sql: string, params: unknown[] = []): Promise<number> {
  const [row] = await em.execute<{ id: number }[]>(sql, params);
  return row?.id ?? 0;
}

describe('the migrations', () => {
  it('make what the entities describe', async () => {
    expect(await drift(database.orm)).toEqual([]);
  });

  it('keep what an older release wrote', async () => {
    const pglite = await openPglite('memory://');
    const orm = await openOrm(pglite);
    const em = orm.em.fork();
    await orm.migrator.up({ to: MIGRATIONS[0]?.name ?? '' });
    const token = await insert(em, TOKEN, [await insert(em, CUSTOMER)]);
    await orm.migrator.up();
    expect(await orm.migrator.getPending()).toEqual([]);
    expect(await em.execute('select t.id, c.email from email_token t join customer c on c.id = t.customer_id')).toEqual(
      [{ id: token, email: 'salma@exemple.ma' }],
    );
    expect(await drift(orm)).toEqual([]);
    await orm.close(true);
    await pglite.close();
  }, 120_000);
});

// The embedded database is made where DATA_DIR points.
if (process.env['TEST_DATABASE_URL'])
  it('refuses a database that does not exist instead of making an empty one', async () => {
    const gone = await newServerDatabase();
    await gone.drop();
    const opening = openDatabase(testConfig({ dataDir: '/nowhere', databaseUrl: gone.url }));
    await expect(opening).rejects.toThrow(DatabaseUnreachableError);
    await expect(opening).rejects.toThrow('does not exist');
  });
