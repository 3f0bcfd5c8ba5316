/** A text to search for in one field, or in all searchable fields if none is named. An empty text matches everything. */
export interface Search<Field extends string> {
  readonly text: string;
  readonly field?: Field | null | undefined;
}

/** The conditions of a list: the fields of its filter, and a search that must match as well. */
export type Criteria<Filter, Field extends string> = Filter & {
  readonly search?: Search<Field> | null | undefined;
};
