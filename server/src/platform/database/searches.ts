import type { Search } from '../../kernel/search.js';
import { anyOf, type Sql } from './sql-parts.js';

/** How each field of a list is searched for a text. */
export type SearchedBy<Field extends string> = Readonly<Record<Field, (text: string) => Sql>>;

/**
 * Gives the conditions of searches, all of which must hold. Each looks in its field, else in any of `everywhere`, which are all
 * fields unless the caller may not search some.
 */
export function searchConditions<Field extends string>(
  by: SearchedBy<Field>,
  searches: ReadonlyArray<Search<Field>> | undefined,
  everywhere = Object.keys(by) as Field[],
): Sql[] {
  return (searches ?? [])
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, field }) => (field ? by[field](text) : anyOf(everywhere.map((each) => by[each](text)))));
}
