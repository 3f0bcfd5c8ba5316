import type { AutoPath, EntityClass, Loaded } from '@mikro-orm/core';
import type { QueryBuilder } from '@mikro-orm/sql';
import { DomainError } from '../../shared/domain-error.js';
import type { BaseEntity } from '../database/base.entity.js';
import type { Em } from '../database/orm.js';

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

/** The ids a sorted query finds, one more than a workbook may have at most. */
export async function idsFound<E extends BaseEntity>(query: QueryBuilder<E, string>): Promise<number[]> {
  const rows = await query
    .select('id' as never)
    .limit(MAX_EXPORTED_ROWS + 1)
    .execute<{ id: number }[]>('all');
  return rows.map(({ id }) => id);
}

/** Records by id in the order of the ids, read-only: the request does not remember them. */
export async function recordsOf<E extends BaseEntity, P extends string = never>(
  em: Em,
  entity: EntityClass<E>,
  ids: readonly number[],
  populate: readonly AutoPath<E, P>[] = [],
): Promise<Loaded<E, P>[]> {
  const found = await em.find<E, P>(
    entity,
    { id: { $in: [...ids] } } as never,
    { populate, disableIdentityMap: true } as never,
  );
  const byId = new Map(found.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The records a sorted query finds, a batch at a time. Throws ExportTooLargeError. */
export async function* recordsFound<E extends BaseEntity>(
  em: Em,
  entity: EntityClass<E>,
  query: QueryBuilder<E, string>,
): AsyncGenerator<Loaded<E>, void> {
  yield* inBatches(await idsFound(query), (ids) => recordsOf(em, entity, ids));
}
