/** Tells whether a field of a form says yes, as browsers and old clients send it: `true`, `1` or their text. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}
