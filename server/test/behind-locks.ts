import type { Database } from '../src/platform/database/orm.js';
import { until } from './until.js';

/** An SQL statement with its values. */
export type HeldStatement = readonly [statement: string, ...values: unknown[]];

/**
 * Starts works one after the other while an open transaction holds what its statements locked and changed, and commits it once all of them
 * wait. Returns their results in order. The locks are given in the order in which they were asked for.
 */
export async function behindLocks<T extends readonly unknown[]>(
  { orm }: Database,
  held: readonly HeldStatement[],
  ...works: { readonly [K in keyof T]: () => Promise<T[K]> }
): Promise<T> {
  const em = orm.em.fork();
  await em.begin();
  const started: Promise<unknown>[] = [];
  try {
    for (const [statement, ...values] of held) await em.execute(statement, values);
    for (const work of works) {
      started.push(work());
      await until(async () => (await waiting(orm.em.fork())) >= started.length);
    }
    await em.commit();
  } catch (error) {
    await em.rollback();
    await Promise.allSettled(started);
    throw error;
  }
  return (await Promise.all(started)) as unknown as T;
}

async function waiting(em: Database['orm']['em']): Promise<number> {
  const rows = await em.execute<object[]>(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
