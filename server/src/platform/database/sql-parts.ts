import { type RawBuilder, sql } from 'kysely';
import { SortDirection } from '../../kernel/sort-direction.js';

/** A part of a statement with its parameters. */
export type Sql = RawBuilder<unknown>;

/** The rows to read and their order. All conditions must hold. */
export interface Selection {
  readonly where: readonly Sql[];
  readonly orderBy: Sql;
}

/** Joins conditions with AND. */
export function allOf(conditions: readonly Sql[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** Joins conditions with OR. */
export function anyOf(conditions: readonly Sql[]): Sql {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Returns the order by these SQL expressions, all in one direction. */
export function orderBy(expressions: readonly string[], direction: SortDirection | null | undefined): Sql {
  const way = direction === SortDirection.DESC ? 'desc' : 'asc';
  return sql.raw(expressions.map((expression) => `${expression} ${way}`).join(', '));
}

/** Returns the expression that sorts names as people do: ignoring case and accents. */
export function byName(column: string): string {
  return `unaccent(lower(${column}))`;
}
