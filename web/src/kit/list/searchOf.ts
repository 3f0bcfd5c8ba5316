/** Returns the argument `search` of a list for a typed text; undefined for an empty one. Without a field all columns are searched. */
export const searchOf = <Field extends string = never>(
  text: string,
  field?: Field | '',
): { text: string; field?: Field } | undefined => {
  const typed = text.trim();
  if (!typed) return undefined;
  return { text: typed, ...(field && { field }) };
};
