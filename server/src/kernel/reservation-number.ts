import { codeSigns } from './field-rules.js';
import { randomInt } from 'node:crypto';

/** Easy to dictate, because it lacks 0/O and 1/I/L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;
const KEY = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/**
 * Makes a new unguessable number without its dash (docs/rules/reservations.md#number): it opens tracking and signature without
 * a login.
 */
export function newNumberKey(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Reads a number as people type it (any case, spaces, with or without the dash); undefined if it cannot be one. */
export function parseNumber(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const key = codeSigns(value);
  return KEY.test(key) ? key : undefined;
}

/** Formats a stored number as people read it: XXXXX-XXXXX. */
export function formatNumber(key: string): string {
  return `${key.slice(0, 5)}-${key.slice(5)}`;
}
