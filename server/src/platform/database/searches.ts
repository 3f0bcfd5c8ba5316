import { cleanLine } from '../../kernel/field-rules.js';
import type { Search } from '../../kernel/search.js';
import { anyOf, type Sql } from './sql-parts.js';

/** Makes the condition of a search, for each field of a list. */
export type SearchedBy<Field extends string> = Readonly<Record<Field, (text: string) => Sql>>;

/**
 * Returns the condition of a search; none for a text without letters. It covers the named field, or else any of `everywhere`, which is all
 * fields unless the caller may not search some.
 */
export function searchConditions<Field extends string>(
  by: SearchedBy<Field>,
  search: Search<Field> | null | undefined,
  everywhere = Object.keys(by) as Field[],
): Sql[] {
  if (!search || cleanLine(search.text) === undefined) return [];
  const { field, text } = search;
  return [field ? by[field](text) : anyOf(everywhere.map((each) => by[each](text)))];
}
