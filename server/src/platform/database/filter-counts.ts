import { sql } from 'kysely';
import type { Reader } from './reader.js';
import { allOf, type Sql } from './sql-parts.js';

/** How many rows of a list one value of a filter would show beside the other filters that are set. */
export interface FilterCount {
  /** The filter, by its name in the API. */
  readonly filter: string;
  readonly value: string;
  readonly count: number;
}

/** A filter whose values are counted. */
export interface CountedFilter {
  readonly filter: string;
  /** The value of a row, as SQL. */
  readonly value: Sql;
  /** The list without this filter. */
  readonly where: readonly Sql[];
}

/** Counts all of them in one statement; values without rows are left out. */
export function countsOf(reader: Reader, from: Sql, filters: readonly CountedFilter[]): Promise<FilterCount[]> {
  const parts = filters.map(
    ({ filter, value, where }) =>
      sql`select ${sql.lit(filter)} as filter, (${value})::text as value, count(*)::int as count
        from ${from} where ${allOf(where)} group by 2`,
  );
  return reader
    .tables<object>()
    .selectFrom(sql<FilterCount>`(${sql.join(parts, sql` union all `)})`.as('counted'))
    .select(['counted.filter', 'counted.value', 'counted.count'])
    .orderBy('counted.filter')
    .orderBy('counted.value')
    .execute();
}
