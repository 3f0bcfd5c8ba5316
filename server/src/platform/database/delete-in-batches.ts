import { setTimeout as wait } from 'node:timers/promises';
import type { QueryResult } from '@mikro-orm/core';
import type { Em } from './orm.js';

/** How much one run deletes at most: so many batches of so many rows. */
export interface BatchBounds {
  readonly batch: number;
  readonly batches: number;
}

/** A batch takes some hundred milliseconds; those of several kinds end well within the minute after which a job is taken for dead. */
export const NIGHTLY: BatchBounds = { batch: 5_000, batches: 10 };
/** A night's work takes half of the database's time at most, and rests no longer than this between two batches, in ms. */
const LONGEST_REST_MS = 250;

/** How many rows went, and whether a bound was reached, so that there may be more. */
export interface Deleted {
  readonly count: number;
  readonly more: boolean;
}

/**
 * Calls `deleteSome` until it deletes less than a batch or the bound is reached. Each call should be a transaction of its own, so that
 * nobody waits for more than one batch; between two of them it rests as long as the last one took.
 */
export async function deleteInBatches(
  { batch, batches }: BatchBounds,
  deleteSome: (limit: number) => Promise<number>,
): Promise<Deleted> {
  let count = 0;
  for (let round = 0; round < batches; round += 1) {
    const start = performance.now();
    const deleted = await deleteSome(batch);
    count += deleted;
    if (deleted < batch) return { count, more: false };
    await wait(Math.min(performance.now() - start, LONGEST_REST_MS));
  }
  return { count, more: true };
}

/** Deletes the rows of a table that are older than a moment, the oldest `limit` of them; gives how many. The column wants an index. */
export async function deleteOldest(
  em: Em,
  table: string,
  column: string,
  before: Date,
  limit: number,
): Promise<number> {
  // Counted by the database: the ids of what is gone are nobody's any more.
  const { affectedRows } = await em.execute<QueryResult>(
    `delete from ${table} where id in (select id from ${table} where ${column} < ? order by ${column} limit ?)`,
    [before, limit],
    'run',
  );
  return affectedRows;
}
