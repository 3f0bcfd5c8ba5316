import { ENTITIES } from '../../modules.js';
import { readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { testConfig } from '../../../test/test-app.js';
import { newServerDatabase, openTestDatabase } from '../../../test/test-database.js';
import type { Config } from '../config/config.js';
import { makeDays } from '../database/day-partitions.js';
import { MIGRATIONS } from '../database/migrations/list.js';
import type { Database } from '../database/orm.js';
import { openDatabase, openDatabaseAsIs } from '../startup/open-database.js';
import { createDiskStore, type FileStore } from '../files/file-store.js';
import { jobKind } from '../jobs/job-kind.js';
import { createJobQueue } from '../jobs/job-queue.js';
import { readArchive, writeArchive } from './archive.js';
import { makeBackup } from './make-backup.js';
import { FORMAT, MANIFEST, type Manifest } from './manifest.js';
import { NightlyBackups } from './nightly-backups.js';
import { readDatabase, snapshotOf } from './read-database.js';
import { restoreBackup } from './restore-backup.js';
import { inUnitOfWork } from '../database/unit-of-work.js';

const PICTURE = Buffer.from('a picture of a car');
/** One day long before, and one long after, the days for which migrations make partitions. */
const POSITION_DAYS = ['2025-12-31', '2031-02-01'];
const LETTER = jobKind<{ contactMessageId: number }>('contact-mail');
const INVOICE = Buffer.from('an invoice');
/** Characters that would change if values were written carelessly. */
const ODD = `O'Brien \\n "ç" ? $1 :x\nline\ttab عربي`;

let directory: string;
let source: Database;
let sourceFiles: FileStore;
let archive: string;
let rowsBefore: Map<string, string[]>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'));
  source = await openTestDatabase();
  await fill(source);
  await mkdir(join(directory, 'source'));
  sourceFiles = createDiskStore(join(directory, 'source/files'));
  await sourceFiles.save('vehicules', PICTURE, 'webp');
  await sourceFiles.save('factures', INVOICE, 'pdf');
  await writeFile(join(directory, 'source/auth-secret'), 'the secret of the old machine, 32 bytes');
  archive = join(directory, 'shop.tar.gz');
  await makeBackup(
    { snapshot: snapshotOf(source.orm.em), files: sourceFiles, dataDir: join(directory, 'source'), ownSecret: true },
    archive,
  );
  rowsBefore = await rowsOf(source);
}, 120_000);

afterAll(async () => {
  await source.close();
  await rm(directory, { recursive: true, force: true });
});

/** Writes an accepted rental with everything that depends on it: its occupation, money, a chain of invoices, the audit trail. */
async function fill({ orm }: Database): Promise<void> {
  const em = orm.em.fork();
  for (const statement of [
    `insert into agency (created_at, updated_at, name, phone, mobile, email, address, trade_register, cnss, patente, tax_id, ice, latitude)
     values (now(), now(), 'A', '', '', '', '', '', '', '', '', '', 33.589886123456789)`,
    `insert into brand (created_at, updated_at, name) values (now(), now(), 'gone'), (now(), now(), 'B')`,
    `delete from brand where name = 'gone'`,
    `insert into vehicle (created_at, updated_at, name, plate_number, gallery_files, agency_id, brand_id, visible, model_date,
       transmission, fuel, category, color, daily_price, tiers, seats, luggage, air_conditioning, sunroof)
     select now(), now(), 'V', '1-A-1', '{a.webp,"b, c.webp"}', a.id, b.id, true, '2024-01-01', 'MANUAL', 'DIESEL', 'CITY_CAR', 'WHITE',
       300.10, '[{"days": 7, "price": "250.00"}]', 5, 2, true, false from agency a, brand b`,
    `insert into reservation (created_at, updated_at, number_key, kind, status, stage, vehicle_id, driver_last_name, driver_first_name, starts_at, ends_at,
       pickup_place, return_place, quoted_daily_price, quoted_total, discount_percent, total, advance, accepted_at)
     select now(), now(), 'ABCDEFGHJK', 'QUICK', 'ACCEPTED', 'CLOSED', id, 'Alaoui', 'Salma', '2026-03-01 10:00+00', '2026-03-03 10:00+00', 'Fes', 'Fes', 300, 600,
       0, 600, 250.50, now() from vehicle`,
    `insert into occupation (vehicle_id, period, reservation_id) select vehicle_id, period, id from reservation`,
    `insert into payment (created_at, updated_at, reservation_id, kind, amount, method, paid_on, corrects_id)
     select now(), now(), id, 'ADVANCE', 250.50, 'CASH', '2026-03-01', null from reservation`,
    `insert into payment (created_at, updated_at, reservation_id, kind, amount, method, paid_on, corrects_id)
     select now(), now(), reservation_id, 'CORRECTION', -0.50, 'CASH', '2026-03-01', id from payment`,
    `insert into audit_entry (at, record, record_id, action, changes) values (now(), 'VEHICLE', 1, 'CREATED', '{"name": [null, "V"]}')`,
  ])
    await em.execute(statement);
  await em.execute(
    `insert into contact_message (created_at, updated_at, name, subject, email, message) values (now(), now(), ?, 's', 'e', ?)`,
    [ODD, ODD],
  );
  await makeDays(em, 'vehicle_position', POSITION_DAYS);
  for (const day of POSITION_DAYS)
    await em.execute(
      `insert into vehicle_position (vehicle_id, recorded_at, latitude, longitude, speed_kph, state)
       select id, ?, 33.589886123456789, -7.6, 12.5, 'MOVING' from vehicle`,
      [new Date(`${day}T23:59:59.999Z`)],
    );
  const jobs = createJobQueue({ orm }, [LETTER], pino({ level: 'silent' }));
  await jobs.start();
  await inUnitOfWork(orm.em, () => jobs.enqueue(LETTER, { contactMessageId: 1 }));
  await jobs.stop();
}

/** Returns every row of every table as the database writes it, by table name. */
async function rowsOf({ orm }: Database): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  const contents = await readDatabase(snapshotOf(orm.em), async ({ name, bytes }) => {
    if (name.startsWith('tables/')) rows.set(name, bytes.toString().trim().split('\n').sort());
  });
  rows.set(
    'sequences',
    contents.sequences.map((one) => JSON.stringify(one)),
  );
  return rows;
}

let targets = 0;
async function newTarget(
  overrides: Partial<Config> = {},
): Promise<{ config: Config; files: FileStore; dataDir: string }> {
  const dataDir = join(directory, `target-${++targets}`);
  await mkdir(dataDir);
  return { config: testConfig({ dataDir, ...overrides }), files: createDiskStore(join(dataDir, 'files')), dataDir };
}

async function expectRestored({ config, files }: { config: Config; files: FileStore }): Promise<void> {
  const restored = await openDatabase(config, ENTITIES);
  try {
    expect(await rowsOf(restored)).toEqual(rowsBefore);
    const em = restored.orm.em.fork();
    expect(await em.execute(`select name, data from pgboss.job`)).toEqual([
      { name: 'contact-mail', data: { contactMessageId: 1 } },
    ]);
    expect(
      await em.execute('select tableoid::regclass::text as day from vehicle_position order by recorded_at'),
    ).toEqual([{ day: 'vehicle_position_20251231' }, { day: 'vehicle_position_20310201' }]);
    // The trigger that protects the audit trail is back.
    await expect(em.execute(`delete from audit_entry`)).rejects.toThrow('append-only');
    await expect(
      em.execute(`insert into occupation (vehicle_id, period) select vehicle_id, period from occupation`),
    ).rejects.toThrow('occupation_no_overlap');
    await expect(em.execute(`delete from vehicle`)).rejects.toThrow('foreign key');
    const [brand] = await em.execute(
      `insert into brand (created_at, updated_at, name) values (now(), now(), 'C') returning id`,
    );
    expect(brand).toEqual({ id: 3 });
  } finally {
    await restored.close();
  }
  for (const [folder, bytes] of [
    ['vehicules', PICTURE],
    ['factures', INVOICE],
  ] as const) {
    const [name = ''] = await namesOf(files, folder);
    const found = await files.open(folder, name);
    expect(found && (await buffer(found.stream))).toEqual(bytes);
  }
}

async function namesOf(files: FileStore, folder: 'vehicules' | 'factures'): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.list(folder)) names.push(name);
  return names;
}

// This is also how an agency moves from the embedded database to a server.
it('a backup is restored on a PostgreSQL server, and replaces existing data only with `force`', async () => {
  const server = await newServerDatabase();
  const { config, files } = await newTarget({ databaseUrl: server.url });
  await restoreBackup(archive, { config, files, force: false });
  await expectRestored({ config, files });
  const refused = restoreBackup(archive, { config, files, force: false });
  await expect(refused).rejects.toThrow('holds data already');
  await restoreBackup(archive, { config, files, force: true });
  await expectRestored({ config, files });

  const user = await openDatabaseAsIs(config);
  await expect(restoreBackup(archive, { config, files, force: true })).rejects.toThrow('is in use');
  await user.close();
  await server.drop();
});

describe('a data directory', () => {
  let home: Awaited<ReturnType<typeof newTarget>>;
  const database = (): string => join(home.dataDir, 'postgres');

  beforeAll(async () => {
    home = await newTarget();
    await restoreBackup(archive, { ...home, force: false });
  });

  it('that was empty gets everything back, including the secret of its logins', async () => {
    await expectRestored(home);
    expect(readFileSync(join(home.dataDir, 'auth-secret'), 'utf8')).toContain('the old machine');
  });

  it('stays as it is if a restore fails half-way, and is the restored one if only the last step was missing', async () => {
    await cp(database(), join(directory, 'before'), { recursive: true });
    const open = await openDatabase(home.config, ENTITIES);
    await open.orm.em.fork().execute(`update brand set name = 'after the backup' where name = 'B'`);
    const rows = await rowsOf(open);
    await open.close();
    const wrong = await forged((manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === 'brand' ? { ...table, rows: table.rows + 1 } : table)),
    }));
    await expect(restoreBackup(wrong, { ...home, force: true })).rejects.toThrow(/rows of brand.*nothing was changed/);
    const unchanged = await openDatabase(home.config, ENTITIES);
    expect(await rowsOf(unchanged)).toEqual(rows);
    await unchanged.close();

    await mkdir(join(home.dataDir, 'restored'));
    await rename(join(directory, 'before'), join(home.dataDir, 'restored/postgres'));
    const settled = await openDatabase(home.config, ENTITIES);
    expect(await settled.orm.em.fork().execute('select name from brand order by id')).toEqual([
      { name: 'B' },
      { name: 'C' },
    ]);
    await settled.close();
    expect(await readdir(home.dataDir)).not.toContain('restored');
  });

  it('that holds data is replaced only with `force`, including its files', async () => {
    const stranger = await home.files.save('vehicules', Buffer.from('added since'), 'webp');
    await expect(restoreBackup(archive, { ...home, force: false })).rejects.toThrow('holds data already');
    expect(await namesOf(home.files, 'vehicules')).toContain(stranger);
    await restoreBackup(archive, { ...home, force: true });
    expect(await namesOf(home.files, 'vehicules')).not.toContain(stranger);
    await expectRestored(home);
  });
});

/** Writes the same archive with another manifest. */
async function forged(change: (manifest: Manifest) => Manifest): Promise<string> {
  const file = join(directory, `forged-${++targets}.tar.gz`);
  await writeArchive(file, async (add) => {
    for await (const member of readArchive(archive)) {
      if (member.name !== MANIFEST) await add(member);
      else {
        const manifest = change(JSON.parse(member.bytes.toString()) as Manifest);
        await add({ name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) });
      }
    }
  });
  return file;
}

it('an incomplete or foreign archive is refused before anything is changed', async () => {
  const { config, files, dataDir } = await newTarget();
  const refusalOf = (file: string): Promise<string> =>
    restoreBackup(file, { config, files, force: true }).then(
      () => 'restored',
      (error: Error) => error.message,
    );
  const short = join(directory, 'short.tar.gz');
  await copyFile(archive, short);
  await truncate(short, 2_000);
  const flipped = join(directory, 'flipped.tar.gz');
  const bytes = await readFile(archive);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
  await writeFile(flipped, bytes);
  const text = join(directory, 'text.tar.gz');
  await writeFile(text, 'not an archive');

  expect(await refusalOf(join(directory, 'none.tar.gz'))).toMatch(/there is no such file/);
  expect(await refusalOf(short)).toMatch(/cut off/);
  expect(await refusalOf(flipped)).toMatch(/damaged/);
  expect(await refusalOf(text)).toMatch(/no backup/);
  expect(await refusalOf(await forged((manifest) => ({ ...manifest, members: manifest.members.slice(1) })))).toMatch(
    /is not in its manifest/,
  );
  expect(
    await refusalOf(
      await forged((manifest) => ({
        ...manifest,
        members: manifest.members.map((member) => ({ ...member, sha256: member.sha256.replace(/^./, '-') })),
      })),
    ),
  ).toMatch(/in it is damaged/);
  expect(await refusalOf(await forged((manifest) => ({ ...manifest, format: 2 as typeof FORMAT })))).toMatch(
    /format 2/,
  );
  expect(
    await refusalOf(
      await forged((manifest) => ({ ...manifest, migrations: [...manifest.migrations, '20991231000000-later'] })),
    ),
  ).toMatch(/newer release/);
  expect(await readdir(dataDir)).toEqual([]);
});

it('a backup of an older release is migrated', async () => {
  const database = await openTestDatabase({ empty: true });
  const { orm } = database;
  await orm.migrator.up({ to: MIGRATIONS[0]?.name ?? '' });
  const em = orm.em.fork();
  await em.execute(
    `insert into settings (cover_files, services, company_name, updated_at) values ('{}', '[]', 'Old', now())`,
  );
  const old = join(directory, 'old.tar.gz');
  await makeBackup(
    { snapshot: snapshotOf(em), files: createDiskStore(join(directory, 'none')), dataDir: directory, ownSecret: true },
    old,
  );
  await database.close();

  const { config, files } = await newTarget();
  await restoreBackup(old, { config, files, force: false });
  const restored = await openDatabaseAsIs(config);
  expect(await restored.orm.migrator.getPending()).toEqual([]);
  expect(await restored.orm.em.fork().execute('select company_name, version from settings')).toEqual([
    { company_name: 'Old', version: 1 },
  ]);
  await restored.close();
});

it('an archive that cannot be finished leaves no file, and an existing one of that name stays', async () => {
  const file = join(directory, 'kept/shop.tar.gz');
  await writeArchive(file, (add) => add({ name: 'first', bytes: PICTURE }));
  const failing = writeArchive(file, async (add) => {
    await add({ name: 'second', bytes: PICTURE });
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await readdir(join(directory, 'kept'))).toEqual(['shop.tar.gz']);
  const names: string[] = [];
  for await (const { name } of readArchive(file)) names.push(name);
  expect(names).toEqual(['first']);
});

describe('the server of an embedded database', () => {
  it('makes one backup every night, and keeps a week of them', async () => {
    const dataDir = join(directory, 'nights');
    const jobs = { work: () => undefined, schedule: () => undefined } as unknown as ReturnType<typeof createJobQueue>;
    const backups = new NightlyBackups({
      source: { snapshot: snapshotOf(source.orm.em), files: sourceFiles, dataDir, ownSecret: false },
      jobs,
      logger: pino({ level: 'silent' }),
    });
    const start = Date.now();
    await mkdir(join(dataDir, 'backups'), { recursive: true });
    await writeFile(join(dataDir, 'backups/nightly-2026-11-20T034000Z.tar.gz.77.part'), 'what a crash left');
    await backups.makeNightly(new Date(start));
    await backups.makeNightly(new Date(start + 60_000));
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
    for (let night = 1; night <= 8; night += 1) await backups.makeNightly(new Date(start + night * 86_400_000));
    const kept = await readdir(join(dataDir, 'backups'));
    expect(kept).toHaveLength(7);
    expect(kept.sort()[0]).toContain(new Date(start + 2 * 86_400_000).toISOString().slice(0, 10));
  });

  it('makes one backup when the queue repeats a job that is still running', async () => {
    const dataDir = join(directory, 'repeated');
    const jobs = { work: () => undefined, schedule: () => undefined } as unknown as ReturnType<typeof createJobQueue>;
    const backups = new NightlyBackups({
      source: { snapshot: snapshotOf(source.orm.em), files: sourceFiles, dataDir, ownSecret: false },
      jobs,
      logger: pino({ level: 'silent' }),
    });
    await mkdir(join(dataDir, 'backups'), { recursive: true });
    const start = Date.now();
    await Promise.all([backups.makeNightly(new Date(start)), backups.makeNightly(new Date(start + 61_000))]);
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
  });
});
