import { type RawBuilder, sql } from 'kysely';
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

/** Returns the statement that counts all of them at once; values without rows are left out. */
export function countsOf(from: Sql, filters: readonly CountedFilter[]): RawBuilder<FilterCount> {
  const parts = filters.map(
    ({ filter, value, where }) =>
      sql`select ${sql.lit(filter)} as filter, (${value})::text as value, count(*)::int as count
        from ${from} where ${allOf(where)} group by 2`,
  );
  return sql<FilterCount>`${sql.join(parts, sql` union all `)} order by 1, 2`;
}
