import { setTimeout as wait } from 'node:timers/promises';
import type { QueryResult } from '@mikro-orm/core';
import type { Em } from './orm.js';

/** The most that one run deletes: `batches` batches of `batch` rows. */
export interface BatchBounds {
  readonly batch: number;
  readonly batches: number;
}

/** A batch takes some hundred milliseconds, so that several of these runs end well within the minute after which a job counts as dead. */
export const NIGHTLY: BatchBounds = { batch: 5_000, batches: 10 };
/** The longest pause between two batches, in ms. Pauses keep nightly deletions to at most half of the database's time. */
const LONGEST_REST_MS = 250;

/** How many rows were deleted, and whether the bound was reached, so that more may be left. */
export interface Deleted {
  readonly count: number;
  readonly more: boolean;
}

/**
 * Calls `deleteSome` until it deletes less than a batch or the bound is reached. Each call should be its own transaction, so that nobody
 * waits for more than one batch; between two calls it pauses as long as the last one took.
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

/** Deletes the `limit` oldest rows of a table that are older than a moment; returns how many. The column needs an index. */
export async function deleteOldest(
  em: Em,
  table: string,
  column: string,
  before: Date,
  limit: number,
): Promise<number> {
  // The database counts the rows, so that their ids need not be sent.
  const { affectedRows } = await em.execute<QueryResult>(
    `delete from ${table} where id in (select id from ${table} where ${column} < ? order by ${column} limit ?)`,
    [before, limit],
    'run',
  );
  return affectedRows;
}
