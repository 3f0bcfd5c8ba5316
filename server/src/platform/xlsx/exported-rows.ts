import type { SelectQueryBuilder } from 'kysely';
import { inOrderOf } from '../database/rows-by-id.js';
import { DomainError } from '../../kernel/domain-error.js';

/** More rows than anyone reads in a sheet; a longer list must be filtered or read by pages. */
export const MAX_EXPORTED_ROWS = 50_000;
/** Reading records of so many rows takes some 15 ms, during which all other requests wait. */
const BATCH_SIZE = 100;

/** Thrown when a list is too long for a workbook: 413 at REST. */
export class ExportTooLargeError extends DomainError {
  constructor() {
    const most = MAX_EXPORTED_ROWS.toLocaleString('fr-FR');
    super('too_large', 'EXPORT.TOO_LARGE', `La liste dépasse ${most} lignes : précisez les filtres avant d'exporter.`);
  }
}

/**
 * Yields the rows of these ids, loaded in batches while a workbook is written: the list as it was when the ids were read, without records
 * deleted since. `load` returns a batch in order. Throws ExportTooLargeError.
 */
export async function* inBatches<Row>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void> {
  if (ids.length > MAX_EXPORTED_ROWS) throw new ExportTooLargeError();
  for (let start = 0; start < ids.length; start += BATCH_SIZE) yield* await load(ids.slice(start, start + BATCH_SIZE));
}

/** Returns the ids that a query selects, at most one more than a workbook may have. */
export async function exportedIds<T, From extends keyof T>(
  query: SelectQueryBuilder<T, From, { id: number }>,
): Promise<number[]> {
  const rows = await query.limit(MAX_EXPORTED_ROWS + 1).execute();
  return rows.map(({ id }) => id);
}

/** Yields the rows of the ids that a query selects, in their order. `load` returns a batch in any order. Throws ExportTooLargeError. */
export async function* exportedRows<T, From extends keyof T, Row extends { readonly id: number }>(
  query: SelectQueryBuilder<T, From, { id: number }>,
  load: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void> {
  yield* inBatches(await exportedIds(query), async (ids) => inOrderOf(ids, await load(ids)));
}
