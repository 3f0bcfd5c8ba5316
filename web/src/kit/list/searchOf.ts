/** Returns the argument `search` of a list for a typed text; undefined for an empty one. Without a field all columns are searched. */
export const searchOf = <Field extends string = never>(
  text: string,
  field?: Field | '',
): { text: string; field?: Field } | undefined => {
  const typed = text.trim();
  if (!typed) return undefined;
  return { text: typed, ...(field && { field }) };
};

interface SearchedView<Field, Sort> {
  text: string;
  field?: Field | '';
  sortBy: Sort;
  direction: 'ASC' | 'DESC';
}

/** Returns the arguments `search` and `sort` of a list for a view of it. */
export const searchAndSort = <Sort, Field extends string = never>(view: SearchedView<Field, Sort>) => ({
  search: searchOf(view.text, view.field),
  sort: { field: view.sortBy, direction: view.direction },
});
