import { IsolationLevel } from '@mikro-orm/core';
import { DAY_TABLES, daysOf, type DayTable } from '../database/day-partitions.js';
import type { Em } from '../database/orm.js';
import type { Member } from './archive.js';
import {
  type Manifest,
  type PartitionedTable,
  type SequencePosition,
  type TableContents,
  JOBS,
  tablePart,
} from './manifest.js';

/** A job that was waiting when the backup was made. */
export interface WaitingJob {
  readonly name: string;
  readonly data: unknown;
}

/** A part of a table is written once it has this size, so that memory does not grow with the table. */
const PART_BYTES = 4 * 1024 * 1024;
const ROWS_AT_ONCE = 1_000;

/** Values are backed up as the text that the database writes, which depends on these settings. */
const TEXT_FORMS = [
  "datestyle to 'ISO, YMD'",
  "intervalstyle to 'postgres'",
  "timezone to 'UTC'",
  "bytea_output to 'hex'",
];

/**
 * Lists the tables with their columns. Rows of partitions are read through their table. Left out are generated columns and the list of
 * migrations.
 */
const TABLES = `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migration'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`;
const SEQUENCES = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`;

/** Scheduled jobs are left out, because their schedule makes them again; running jobs are included, because they may not finish. */
const WAITING = `select name, data from pgboss.job where state in ('created', 'retry', 'active')
  and name not in (select name from pgboss.schedule) and name not like '\\_\\_%' order by created_on`;

/** The state of a database at one moment. */
export interface Snapshot {
  execute<T>(statement: string): Promise<T>;
}

/** Runs work on a snapshot, which is closed afterwards. */
export type TakeSnapshot = <T>(work: (snapshot: Snapshot) => Promise<T>) => Promise<T>;

/** Opens a snapshot as one read-only transaction, which blocks nobody. */
export function snapshotOf(em: Em): TakeSnapshot {
  const isolation = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
  return (work) => em.fork().transactional((transaction) => work(transaction), isolation);
}

/** Thrown when the database has none of our tables. */
export class NothingToBackUpError extends Error {}

/** Passes every row to `add`, all as of one moment. Throws NothingToBackUpError. */
export function readDatabase(
  takeSnapshot: TakeSnapshot,
  add: (member: Member) => Promise<void>,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'partitions' | 'sequences' | 'jobs'>> {
  return takeSnapshot(async (snapshot) => {
    for (const form of TEXT_FORMS) await snapshot.execute(`set local ${form}`);
    const migrations = await readMigrations(snapshot);
    const found = await snapshot.execute<Omit<TableContents, 'rows'>[]>(TABLES);
    const tables: TableContents[] = [];
    for (const table of found) tables.push({ ...table, rows: await readTable(snapshot, table, add) });
    const partitions = await readPartitions(snapshot);
    const jobs = await readJobs(snapshot);
    await add({ name: JOBS, bytes: Buffer.from(JSON.stringify(jobs)) });
    return { migrations, tables, partitions, sequences: await readSequences(snapshot), jobs: jobs.length };
  });
}

async function exists(
  snapshot: Snapshot,
  relation: `public.${'schema_migration' | DayTable}` | 'pgboss.job',
): Promise<boolean> {
  const [row] = await snapshot.execute<{ found: boolean }[]>(`select to_regclass('${relation}') is not null as found`);
  return row?.found === true;
}

async function readMigrations(snapshot: Snapshot): Promise<string[]> {
  if (!(await exists(snapshot, 'public.schema_migration'))) throw new NothingToBackUpError();
  const rows = await snapshot.execute<{ name: string }[]>('select name from public.schema_migration order by id');
  return rows.map(({ name }) => name);
}

/** Writes one JSON array per row; returns the number of rows. */
async function readTable(
  snapshot: Snapshot,
  { name, columns }: Omit<TableContents, 'rows'>,
  add: (member: Member) => Promise<void>,
): Promise<number> {
  const values = columns.map((column) => `${quoted(column)}::text`).join(', ');
  await snapshot.execute(
    `declare backup_rows no scroll cursor for select to_json(array[${values}]::text[])::text as line from public.${quoted(name)}`,
  );
  let rows = 0;
  let parts = 0;
  let lines: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (lines.length > 0) await add({ name: tablePart(name, ++parts), bytes: Buffer.from(`${lines.join('\n')}\n`) });
    lines = [];
    size = 0;
  };
  for (;;) {
    const read = await snapshot.execute<{ line: string }[]>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    for (const { line } of read) {
      lines.push(line);
      size += line.length;
      if (size >= PART_BYTES) await flush();
    }
    rows += read.length;
    if (read.length < ROWS_AT_ONCE) break;
  }
  await flush();
  await snapshot.execute('close backup_rows');
  return rows;
}

async function readPartitions(snapshot: Snapshot): Promise<PartitionedTable[]> {
  const partitioned: PartitionedTable[] = [];
  for (const name of DAY_TABLES)
    if (await exists(snapshot, `public.${name}`)) partitioned.push({ name, days: await daysOf(snapshot, name) });
  return partitioned;
}

/** Read after the rows, because sequences are not transactional and must not be behind them. */
async function readSequences(snapshot: Snapshot): Promise<SequencePosition[]> {
  const positions: SequencePosition[] = [];
  for (const { name } of await snapshot.execute<{ name: string }[]>(SEQUENCES)) {
    const [row] = await snapshot.execute<{ last_value: string; is_called: boolean }[]>(
      `select last_value::text, is_called from public.${quoted(name)}`,
    );
    if (row) positions.push({ name, lastValue: row.last_value, called: row.is_called });
  }
  return positions;
}

async function readJobs(snapshot: Snapshot): Promise<WaitingJob[]> {
  return (await exists(snapshot, 'pgboss.job')) ? snapshot.execute<WaitingJob[]>(WAITING) : [];
}

/** Quotes the name of a table or column for SQL, whatever characters it contains. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
