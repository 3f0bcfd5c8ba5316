import { cleanLine } from '../../kernel/field-rules.js';
import type { Search } from '../../kernel/search.js';
import { anyOf, type Sql } from './sql-parts.js';

/** Makes the condition of a search, for each field of a list. */
export type SearchedBy<Field extends string> = Readonly<Record<Field, (text: string) => Sql>>;

/**
 * Returns the conditions of searches, which must all hold. Each search covers its field, or else any of `everywhere`, which is all fields
 * unless the caller may not search some.
 */
export function searchConditions<Field extends string>(
  by: SearchedBy<Field>,
  searches: ReadonlyArray<Search<Field>> | undefined,
  everywhere = Object.keys(by) as Field[],
): Sql[] {
  return (searches ?? [])
    .filter(({ text }) => cleanLine(text) !== undefined)
    .map(({ text, field }) => (field ? by[field](text) : anyOf(everywhere.map((each) => by[each](text)))));
}
