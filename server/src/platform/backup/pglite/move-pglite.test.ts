import { ENTITIES } from '../../../modules.js';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { testConfig } from '../../../../test/test-app.js';
import { Migration20261120000000 } from '../../database/migrations/20261120000000-initial.js';
import { openDatabase, openDatabaseAsIs } from '../../startup/open-database.js';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pglite-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Writes what the first release left: its schema, a brand and the settings. */
async function writeOld(directory: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: directory, extensions: { btree_gist, unaccent } });
  const initial = new Migration20261120000000(undefined as never, undefined as never);
  initial.up();
  for (const statement of initial.getQueries() as string[]) await pglite.exec(statement);
  await pglite.exec(`
    create table schema_migration (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp);
    insert into schema_migration (name) values ('20261120000000-initial');
    insert into brand (created_at, updated_at, name) values (now(), now(), 'gone'), (now(), now(), 'Citroën');
    delete from brand where name = 'gone';
    insert into settings (cover_files, services, company_name, updated_at) values ('{}', '[]', 'L''Agence', now());`);
  await pglite.close();
}

it('the database of an earlier release is moved at the first start, and the old one kept', async () => {
  const config = testConfig({ dataDir });
  await writeOld(join(dataDir, 'database'));
  await writeFile(join(dataDir, 'auth-secret'), 'signs the logins of that release');

  const first = await openDatabase(config, ENTITIES);
  const em = first.orm.em.fork();
  expect(await em.execute('select id, name from brand')).toEqual([{ id: 2, name: 'Citroën' }]);
  expect(await em.execute('select company_name from settings')).toEqual([{ company_name: "L'Agence" }]);
  expect(await first.orm.migrator.getPending()).toEqual([]);
  const [next] = await em.execute(
    `insert into brand (created_at, updated_at, name) values (now(), now(), 'Dacia') returning id`,
  );
  expect(next).toEqual({ id: 3 });
  await first.close();
  const left = await readdir(dataDir);
  expect(left).toEqual(expect.arrayContaining(['auth-secret', 'database-before-postgres', 'postgres']));
  expect(left.filter((name) => /^(database|restore.*|.*gz)$/.test(name))).toEqual([]);

  // As if interrupted after the rows were moved, but before the old directory was renamed.
  await rename(join(dataDir, 'database-before-postgres'), join(dataDir, 'database'));
  const second = await openDatabaseAsIs(config);
  expect(await second.orm.em.fork().execute('select name from brand order by id')).toEqual([
    { name: 'Citroën' },
    { name: 'Dacia' },
  ]);
  await second.close();
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
}, 300_000);
