import { type RawBuilder, sql } from 'kysely';
import { SortDirection } from '../../kernel/sort-direction.js';

/** A part of a statement with its parameters. */
export type Sql = RawBuilder<unknown>;

/** Which rows, in which order. Conditions must all hold. */
export interface Selection {
  /** Joins tables beside those of the source, for conditions and orders. */
  readonly join?: Sql;
  readonly where: readonly Sql[];
  readonly orderBy: Sql;
}

/** Gives the condition that all of these hold. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Gives the condition that one of these holds. */
export function anyOf(conditions: readonly Sql[]): Sql {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Gives the order by these SQL expressions, all in one direction. */
export function orderBy(expressions: readonly string[], direction: SortDirection | null | undefined): Sql {
  const way = direction === SortDirection.DESC ? 'desc' : 'asc';
  return sql.raw(expressions.map((expression) => `${expression} ${way}`).join(', '));
}

/** Gives the expression that sorts names as people do: without regard to case and accents. */
export function byName(column: string): string {
  return `unaccent(lower(${column}))`;
}
