/** Tells whether a field of a form says yes, as browsers and old clients send it: `true`, `1` or their text. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Leaves out the fields that are null, for the calls in which null says no more than a field that is absent. */
export function withoutNulls<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<Fields>;
}
