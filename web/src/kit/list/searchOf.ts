/** The argument `search` of a list for what was typed; undefined when that is nothing, and in all columns without a field. */
export const searchOf = <Field extends string = never>(
  text: string,
  field?: Field | '',
): { text: string; field?: Field } | undefined => {
  const typed = text.trim();
  if (!typed) return undefined;
  return { text: typed, ...(field && { field }) };
};
