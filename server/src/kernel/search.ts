/** A text to search for in one field, or in all searchable fields if none is named. An empty text matches everything. */
export interface Search<Field extends string> {
  readonly text: string;
  readonly field?: Field | null | undefined;
}

/** The fields of a filter, and the searches that must all match as well. */
export type Criteria<Filter, Field extends string> = Omit<Filter, 'search' | 'searchIn'> & {
  readonly searches?: ReadonlyArray<Search<Field>> | undefined;
};

/** A filter that has `search` and `searchIn`, from before lists had the argument `search`. */
interface WithSearch<Field extends string> {
  readonly search?: Search<Field> | string | null;
  readonly searchIn?: Field | null;
}

/** Combines a filter, which may have a search of its own, and the list's argument `search` into criteria. */
export function criteriaOf<Filter extends object, Field extends string>(
  filter: Filter | null | undefined,
  search: Search<Field> | null | undefined,
): Criteria<Filter, Field> | undefined {
  if (!filter && !search) return undefined;
  const { search: held, searchIn, ...rest } = (filter ?? {}) as Filter & WithSearch<Field>;
  const own = typeof held === 'string' ? { text: held, field: searchIn } : held;
  return { ...rest, searches: [own, search].filter((each) => each != null) };
}
