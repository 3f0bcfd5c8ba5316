import type { Reader } from '../database/reader.js';
import type { RecordOf, RecordSource } from '../database/records.js';
import type { Selection } from '../database/sql-parts.js';
import { DomainError } from '../../kernel/domain-error.js';

/** More than anyone reads in a sheet; a longer list is narrowed by its filter or read by pages. */
export const MAX_EXPORTED_ROWS = 50_000;
/** Making records of so many takes some 15 ms, for which everybody else waits. */
const BATCH_SIZE = 100;

/** A list is too long for a workbook: 413 at REST. */
export class ExportTooLargeError extends DomainError {
  constructor() {
    const most = MAX_EXPORTED_ROWS.toLocaleString('fr-FR');
    super('too_large', 'EXPORT.TOO_LARGE', `La liste dépasse ${most} lignes : précisez les filtres avant d'exporter.`);
  }
}

/**
 * The rows of these ids, a batch at a time while a workbook is written of them: the list as it was when the ids were found,
 * less what has gone since. `load` gives a batch in its order. Throws ExportTooLargeError.
 */
export async function* inBatches<Row>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void> {
  if (ids.length > MAX_EXPORTED_ROWS) throw new ExportTooLargeError();
  for (let start = 0; start < ids.length; start += BATCH_SIZE) yield* await load(ids.slice(start, start + BATCH_SIZE));
}

/** Gives the ids of a list, one more than a workbook may have at most. */
export function idsFound<E>(reader: Reader, source: RecordSource<E>, selection: Selection): Promise<number[]> {
  return reader.ids(source, selection, { limit: MAX_EXPORTED_ROWS + 1 });
}

/** Gives the records of a list, read a batch at a time. Throws ExportTooLargeError. */
export async function* recordsFound<E>(
  reader: Reader,
  source: RecordSource<E>,
  selection: Selection,
): AsyncGenerator<RecordOf<E>, void> {
  const ids = await idsFound(reader, source, selection);
  yield* inBatches(ids, (batch) => reader.byIds(source, batch));
}
