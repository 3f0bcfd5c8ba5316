import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '../../kernel/time.js';
import type { Em } from './orm.js';
import { isLockTimeout } from './sql-errors.js';

/** Tables that are partitioned by the UTC day of a timestamp (docs/adr/0021). */
export const DAY_TABLES = ['vehicle_position'] as const;
/** The name of a table that is partitioned by day, one of DAY_TABLES. */
export type DayTable = (typeof DAY_TABLES)[number];

/** The advisory lock under which all instances create and drop partitions one after the other. */
const PARTITION_LOCK = 734_120_001;
/** How long a drop may wait for its lock, because other statements queue behind it. */
const LOCK_TIMEOUT = '500ms';
const ATTEMPTS = 5;
const PAUSE_MS = 1_000;

/** Thrown when somebody reads the table for longer than a drop may wait, as a backup does. */
export class PartitionInUseError extends Error {
  constructor(partition: string) {
    super(`${partition} is in use and could not be dropped`);
    this.name = 'PartitionInUseError';
  }
}

/** How often a drop is tried, and how long it waits between attempts, in ms. */
export interface Patience {
  readonly attempts: number;
  readonly pauseMs: number;
}

/** Returns the UTC day of an instant, `YYYY-MM-DD`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the days that have a partition, oldest first; none for a table of an older release, which has no partitions. */
export async function daysOf(
  database: { execute<T>(statement: string): Promise<T> },
  table: DayTable,
): Promise<string[]> {
  const rows = await database.execute<{ day: string }[]>(
    `select right(c.relname, 8) as day from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'public.${table}'::regclass order by c.relname`,
  );
  return rows.map(({ day }) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);
}

/**
 * Creates the missing partitions of these days (`YYYY-MM-DD`, UTC); takes one statement if none is missing. Readers and writers of the
 * table are not blocked, because a partition is created as a separate table and then attached.
 */
export async function makeDays(em: Em, table: DayTable, days: Iterable<string>): Promise<void> {
  const wanted = new Set(days);
  const missing = async (on: Em): Promise<string[]> => {
    const known = new Set(await daysOf(on, table));
    return [...wanted].filter((day) => !known.has(day));
  };
  if ((await missing(em)).length === 0) return;
  await em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [PARTITION_LOCK]);
    for (const day of (await missing(tx)).sort()) await makeDay(tx, table, day);
  });
}

async function makeDay(em: Em, table: DayTable, day: string): Promise<void> {
  const from = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(from) || utcDay(new Date(from)) !== day) throw new Error(`not a day: ${day}`);
  const name = partitionOf(table, day);
  await em.execute(`create table public.${name} (like public.${table} including defaults including constraints)`);
  // Bounds are written with their UTC offset, so that they do not depend on the database's tz data.
  await em.execute(
    `alter table public.${table} attach partition public.${name}
     for values from ('${new Date(from).toISOString()}') to ('${new Date(from + DAY_MS).toISOString()}')`,
  );
}

/**
 * Drops the partitions of days that ended before a moment, each by one statement in its own transaction; returns their days. A drop locks
 * the whole table for an instant. It waits for that lock half a second at most, because others wait behind it, and tries again later.
 * Throws PartitionInUseError.
 */
export async function dropDaysBefore(
  em: Em,
  table: DayTable,
  moment: Date,
  { attempts, pauseMs }: Patience = { attempts: ATTEMPTS, pauseMs: PAUSE_MS },
): Promise<string[]> {
  const over = (await daysOf(em, table)).filter((day) => Date.parse(day) + DAY_MS <= moment.getTime());
  for (const day of over) {
    const name = partitionOf(table, day);
    for (let attempt = 1; !(await dropped(em, name)); attempt += 1) {
      if (attempt >= attempts) throw new PartitionInUseError(name);
      await wait(pauseMs);
    }
  }
  return over;
}

async function dropped(em: Em, name: string): Promise<boolean> {
  try {
    await em.transactional(async (tx) => {
      await tx.execute(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      // Two drops of one partition at a time can end in an internal error of PostgreSQL.
      await tx.execute('select pg_advisory_xact_lock(?)', [PARTITION_LOCK]);
      // Another instance may have dropped it already.
      await tx.execute(`drop table if exists public.${name}`);
    });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

function partitionOf(table: DayTable, day: string): string {
  return `${table}_${day.replaceAll('-', '')}`;
}
