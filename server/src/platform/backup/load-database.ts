import { pino } from 'pino';
import { DAY_TABLES, makeDays } from '../database/day-partitions.js';
import { MIGRATIONS } from '../database/migrations/list.js';
import type { Em, Orm } from '../database/orm.js';
import { createJobQueue, type JobQueue } from '../jobs/job-queue.js';
import { jobKind } from '../jobs/job-kind.js';
import type { Member } from './archive.js';
import { JOBS, type Manifest, type TableContents, tableOf } from './manifest.js';
import { quoted, type WaitingJob } from './read-database.js';

/** Thrown when the rows read back are not those that were written; nothing was changed. */
export class CountDiffersError extends Error {
  constructor(table: string, wanted: number, found: number) {
    super(`The backup says ${wanted} rows of ${table}, but ${found} came: nothing was changed.`);
    this.name = 'CountDiffersError';
  }
}

/**
 * Empties the schema to what it was before the first migration, but keeps the list of migrations, which the mapper would not create twice.
 */
const EMPTY = [
  'create schema keeping',
  'alter table public.schema_migration set schema keeping',
  'drop schema public cascade',
  'create schema public',
  'alter table keeping.schema_migration set schema public',
  'drop schema keeping',
  'truncate public.schema_migration restart identity',
  'delete from pgboss.job',
];

const COLUMN_TYPES = `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
  where a.attrelid = ?::regclass and a.attnum > 0 and not a.attisdropped`;
const FOREIGN_KEYS = `select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace`;
const TRIGGERED = `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

/**
 * Replaces everything in the database by the rows of a verified backup, in one transaction: first the schema of that time, then the rows,
 * then the later migrations. Members that are no part of the database go to `other`. Throws CountDiffersError.
 */
export async function loadDatabase(
  orm: Orm,
  manifest: Manifest,
  members: AsyncIterable<Member>,
  other: (member: Member) => Promise<void>,
): Promise<void> {
  // Creates the list of migrations now, because the mapper looks for it outside of the transaction.
  await orm.migrator.getPending();
  await orm.em.transactional(async (em) => {
    const transaction: unknown = em.getTransactionContext();
    for (const statement of EMPTY) await em.execute(statement);
    await orm.migrator.up({ migrations: [...manifest.migrations], transaction });
    const constraints = await withoutConstraints(em);
    for (const { name, days } of manifest.partitions ?? [])
      if (DAY_TABLES.includes(name)) await makeDays(em, name, days);
    const tables = new Map<string, Table>();
    for (const table of manifest.tables) tables.set(table.name, await prepare(em, table));
    const waiting: WaitingJob[] = [];
    for await (const member of members) {
      const table = tables.get(tableOf(member.name) ?? '');
      if (table) await table.insert(member.bytes);
      else if (member.name === JOBS) waiting.push(...(JSON.parse(member.bytes.toString()) as WaitingJob[]));
      else await other(member);
    }
    await constraints.restore();
    await setSequences(em, manifest);
    for (const { name, rows } of manifest.tables) await checkCount(em, name, rows);
    await orm.migrator.up({ transaction });
    // Jobs of a kind that this release no longer knows are never worked off; the queue deletes them in time.
    await withQueues(orm, waiting, async (jobs) => {
      for (const { name, data } of waiting) await jobs.enqueue(jobKind<object>(name), data as object);
    });
  });
}

/** Runs work with the queues of these kinds of job, while no job is worked off. */
export async function withQueues(
  orm: Orm,
  kinds: readonly Pick<WaitingJob, 'name'>[],
  work: (jobs: JobQueue) => Promise<void>,
): Promise<void> {
  const names = new Set(kinds.map(({ name }) => name));
  const jobs = createJobQueue(
    { orm },
    [...names].map((name) => jobKind(name)),
    pino({ level: 'silent' }),
  );
  await jobs.start();
  try {
    await work(jobs);
  } finally {
    await jobs.stop();
  }
}

interface Table {
  insert(lines: Buffer): Promise<void>;
}

async function prepare(em: Em, { name, columns }: TableContents): Promise<Table> {
  const rows = await em.execute<{ name: string; type: string }[]>(COLUMN_TYPES, [`public.${quoted(name)}`]);
  const types = new Map(rows.map((row) => [row.name, row.type]));
  const values = columns.map((column, index) => `(r->>${index})::${types.get(column) ?? 'text'}`).join(', ');
  const statement = `insert into public.${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values} from json_array_elements(?::json) as r`;
  return {
    insert: async (lines) => {
      await em.execute(statement, [`[${lines.toString().trimEnd().replaceAll('\n', ',')}]`]);
    },
  };
}

/**
 * Removes foreign keys and triggers while rows are loaded, because rows come table by table and triggers must not act on them. Every
 * foreign key is checked when it is restored.
 */
async function withoutConstraints(em: Em): Promise<{ restore(): Promise<void> }> {
  const keys = await em.execute<{ owner: string; name: string; definition: string }[]>(FOREIGN_KEYS);
  const triggered = await em.execute<{ name: string }[]>(TRIGGERED);
  for (const { owner, name } of keys)
    await em.execute(`alter table public.${quoted(owner)} drop constraint ${quoted(name)}`);
  for (const { name } of triggered) await em.execute(`alter table public.${quoted(name)} disable trigger user`);
  return {
    restore: async () => {
      for (const { name } of triggered) await em.execute(`alter table public.${quoted(name)} enable trigger user`);
      for (const { owner, name, definition } of keys)
        await em.execute(`alter table public.${quoted(owner)} add constraint ${quoted(name)} ${definition}`);
    },
  };
}

async function setSequences(em: Em, { sequences }: Manifest): Promise<void> {
  for (const { name, lastValue, called } of sequences)
    await em.execute('select setval(?::regclass, ?::bigint, ?::boolean)', [
      `public.${quoted(name)}`,
      lastValue,
      String(called),
    ]);
}

async function checkCount(em: Em, table: string, wanted: number): Promise<void> {
  const [row] = await em.execute<{ count: string }[]>(`select count(*)::text as count from public.${quoted(table)}`);
  const found = Number(row?.count);
  if (found !== wanted) throw new CountDiffersError(table, wanted, found);
}

/** Returns the migrations of the backup that this release does not know; if there are any, a newer release made the backup. */
export function unknownMigrations({ migrations }: Manifest): string[] {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return migrations.filter((name) => !known.has(name));
}
