import { type SelectQueryBuilder, sql } from 'kysely';
import { RowsById } from '../database/rows-by-id.js';
import type { Snapshots } from './snapshots.js';

/**
 * Rows of a small table by their ids, all of them cached until something changes. A row that is not among them is looked for, because
 * another instance may just have added it.
 */
export function cachedRows<T, From extends keyof T, Row extends { readonly id: number }>(
  snapshots: Snapshots,
  name: string,
  select: () => SelectQueryBuilder<T, From, Row>,
): RowsById<Row> {
  return new RowsById(async (id) => {
    const rows = await snapshots.remember([name], async () => {
      const all = (await select().execute()) as Row[];
      return new Map(all.map((row) => [row.id, row]));
    });
    const cached = rows.get(id);
    if (cached) return cached;
    const [added] = (await select()
      .where(sql<boolean>`id = ${id}`)
      .execute()) as Row[];
    return added;
  });
}
