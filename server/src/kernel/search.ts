/** What a list is searched by: a text in one of its fields, in all of them when none is named. An empty text finds all. */
export interface Search<Field extends string> {
  readonly text: string;
  readonly field?: Field | null | undefined;
}

/** What a filter asks for, and searches beside it that must all hold. */
export type Criteria<Filter, Field extends string> = Omit<Filter, 'search' | 'searchIn'> & {
  readonly searches?: ReadonlyArray<Search<Field>> | undefined;
};

/** How the filters of the API held a search before lists had the argument `search`. */
interface WithSearch<Field extends string> {
  readonly search?: Search<Field> | string | null;
  readonly searchIn?: Field | null;
}

/** Makes one of a filter, with the search that it may hold, and of the search beside it. */
export function criteriaOf<Filter extends WithSearch<Field>, Field extends string>(
  filter: Filter | null | undefined,
  search: Search<Field> | null | undefined,
): Criteria<Filter, Field> | undefined {
  if (!filter && !search) return undefined;
  const { search: held, searchIn, ...rest } = filter ?? ({} as Filter);
  const own = typeof held === 'string' ? { text: held, field: searchIn } : held;
  return { ...rest, searches: [own, search].filter((each) => each != null) };
}
