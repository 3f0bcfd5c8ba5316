import { plainNumber } from '../../kernel/plain-number.js';

/** Tells whether a form field means yes, as browsers and old clients send it: `true`, `1` or their text. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Removes the fields that are null, for calls in which null means the same as absent. */
export function withoutNulls<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<Fields>;
}

/** Reads a number that a form sends as text, as people write it. NaN for anything else ('1e3', '0x10'), so that validation names the field. */
export function numberFromText(text: string): number {
  return Number(plainNumber(text) ?? NaN);
}
