import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { makeReservation, makeVehicle } from '../../../test/factories.js';
import { openS3Stub, type S3Stub } from '../../../test/s3-stub.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { DAY_MS } from '../../kernel/time.js';
import { FILE_COLUMNS } from '../../modules.js';
import type { Database } from '../database/orm.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { createDiskStore, FILE_FOLDERS, type FileFolder, type FileStore } from './file-store.js';
import { createS3Store } from './s3-store.js';
import { type FileColumn, StoredFiles } from './stored-files.js';

let database: Database;
let s3: S3Stub;
let directory: string;
let content = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  s3 = await openS3Stub();
  const { id: vehicle } = await makeVehicle(database);
  const { id: reservation } = await makeReservation(database);
  await execute(`insert into settings (id, cover_files, services, updated_at) values (1, '{}', '[]', now())`);
  await execute(
    `insert into signature (created_at, updated_at, reservation_id, ip_address, sha256, image_file)
     values (now(), now(), ?, '127.0.0.1', '0', null)`,
    [reservation],
  );
  await execute(
    `insert into rental_amendment (created_at, updated_at, reservation_id, number, kind, at, before, after, signatory)
     values (now(), now(), ?, 1, 'EXTENSION', now(), '{}', '{}', 'Nora Tazi')`,
    [reservation],
  );
  await execute(
    `with inspected as (insert into inspection (created_at, updated_at, client_id, reservation_id, vehicle_id, kind)
       values (now(), now(), gen_random_uuid(), ?, ?, 'DEPARTURE') returning id)
     insert into inspection_photo (created_at, updated_at, inspection_id, sha256, view)
     select now(), now(), id, repeat('0', 64), 'FRONT' from inspected`,
    [reservation, vehicle],
  );
  await execute(
    `with opened as (insert into till (created_at, updated_at, agency_id, opened_at, opening_amount)
       select now(), now(), agency_id, now(), 100 from vehicle where id = ? returning id)
     insert into till_entry (created_at, updated_at, till_id, kind, amount, reason)
     select now(), now(), id, 'EXPENSE', -1, 'Lavage' from opened`,
    [vehicle],
  );
  await execute(
    `insert into charge_rule (created_at, updated_at, kind, unit, name, price, outside_hours, max_quantity, position, shown_on_site, active)
     values (now(), now(), 'EXTRA', 'DAY', 'GPS', 30, false, 1, 0, true, true)`,
  );
  await execute(
    `insert into maintenance (created_at, updated_at, vehicle_id, nature, performed_on, cost)
     values (now(), now(), ?, 'OIL_CHANGE', '2026-01-01', 0)`,
    [vehicle],
  );
});
afterAll(async () => {
  s3.close();
  await database.close();
});
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'stored-files-'));
  s3.objects.clear();
});
afterEach(() => rmSync(directory, { recursive: true }));

const execute = (sql: string, values: unknown[] = []) => database.orm.em.fork().execute(sql, values);

/** A store, and a function that makes one of its files look older. */
interface Shelf {
  readonly files: FileStore;
  readonly age: (folder: FileFolder, name: string, ms: number) => void;
}
const SHELVES: Readonly<Record<string, () => Shelf>> = {
  'on the disk': () => ({
    files: createDiskStore(directory),
    age: (folder, name, ms) => {
      const then = new Date(Date.now() - ms);
      utimesSync(join(directory, folder, name), then, then);
    },
  }),
  'in a bucket': () => ({
    files: createS3Store(s3.config),
    age: (folder, name, ms) => void s3.times.set(`/agency/${folder}/${name}`, new Date(Date.now() - ms)),
  }),
};

const storedFiles = (files: FileStore): StoredFiles =>
  new StoredFiles({
    em: database.orm.em,
    files,
    columns: FILE_COLUMNS,
    jobs: {} as JobQueue,
    logger: pino({ level: 'silent' }),
  });
const save = (files: FileStore, folder: FileFolder): Promise<string> =>
  files.save(folder, Buffer.from(`content ${(content += 1)}`), 'webp');
const isThere = async (files: FileStore, folder: FileFolder, name: string): Promise<boolean> => {
  for await (const found of files.list(folder)) if (found === name) return true;
  return false;
};

/** How each kind of column names a file: makes all rows of a table name it. */
const VALUES: Readonly<Record<FileColumn['holds'], (name: string) => [string, unknown]>> = {
  NAME: (name) => ['?', name],
  NAMES: (name) => ['array[?]::text[]', name],
  BLOCKS: (name) => [
    '?::jsonb',
    JSON.stringify([
      { title: '', text: '' },
      { title: '', text: '', imageFile: name },
    ]),
  ],
};
async function nameIn({ table, column, holds }: FileColumn, name: string): Promise<void> {
  const [value, parameter] = VALUES[holds](name);
  const rows = await execute(`update "${table}" set "${column}" = ${value} returning 1`, [parameter]);
  expect(rows).not.toHaveLength(0);
}

it('every column that names files is declared', async () => {
  const columns = await execute(
    `select table_name as "table", column_name as "column", data_type = 'ARRAY' as many from information_schema.columns
     where table_schema = 'public' and column_name ~ '_files?$' order by 1, 2`,
  );
  const known = FILE_COLUMNS.filter(({ holds }) => holds !== 'BLOCKS')
    .map(({ table, column, holds }) => ({ table, column, many: holds === 'NAMES' }))
    .sort((a, b) => `${a.table} ${a.column}`.localeCompare(`${b.table} ${b.column}`));
  expect(known).toEqual(columns);
});

describe.each(Object.entries(SHELVES))('files %s', (_where, shelf) => {
  it.each(FILE_COLUMNS.map((column) => [`${column.table}.${column.column}`, column] as const))(
    'that %s names are kept',
    async (_name, column) => {
      const { files, age } = shelf();
      const [named, other] = [await save(files, column.folder), await save(files, column.folder)];
      for (const name of [named, other]) age(column.folder, name, 400 * DAY_MS);
      await nameIn(column, named);
      expect(await storedFiles(files).collect()).toEqual({ removed: 1, more: false });
      expect(await isThere(files, column.folder, named)).toBe(true);
      expect(await isThere(files, column.folder, other)).toBe(false);
      await storedFiles(files).release(column.folder, [named, null, undefined]);
      expect(await isThere(files, column.folder, named)).toBe(true);
    },
  );

  it('that nothing names are kept for a day after they were last stored', async () => {
    const { files, age } = shelf();
    const bytes = Buffer.from('the same once more');
    const young = await save(files, 'vehicules');
    const again = await files.save('vehicules', bytes, 'webp');
    age('vehicules', young, DAY_MS - 60_000);
    age('vehicules', again, 10 * DAY_MS);
    await files.save('vehicules', bytes, 'webp');
    expect(await storedFiles(files).collect()).toEqual({ removed: 0, more: false });
    expect(await storedFiles(files).collect(new Date(Date.now() + 120_000))).toEqual({ removed: 1, more: false });
    expect(await isThere(files, 'vehicules', again)).toBe(true);
  });

  it('are removed at once when a command releases them', async () => {
    const { files } = shelf();
    const name = await save(files, 'factures');
    await storedFiles(files).release('factures', [name]);
    expect(await isThere(files, 'factures', name)).toBe(false);
  });

  it('are removed in bounded numbers', async () => {
    const { files, age } = shelf();
    for (let made = 0; made < 5; made += 1) age('marques', await save(files, 'marques'), 2 * DAY_MS);
    const bounds = { batch: 2, removed: 3 };
    expect(await storedFiles(files).collect(new Date(), bounds)).toEqual({ removed: 3, more: true });
    expect(await storedFiles(files).collect(new Date(), bounds)).toEqual({ removed: 2, more: false });
  });

  it('of a folder that no column names are left alone', async () => {
    const { files, age } = shelf();
    const known = new Set(FILE_COLUMNS.map(({ folder }) => folder));
    for (const folder of FILE_FOLDERS.filter((each) => !known.has(each))) {
      const name = await save(files, folder);
      age(folder, name, 400 * DAY_MS);
      await storedFiles(files).collect();
      await storedFiles(files).release(folder, [name]);
      expect(await isThere(files, folder, name)).toBe(true);
    }
  });
});
