import { plainNumber } from '../../platform/format/plainNumber';

/** The value of a number field: text until a number is typed, empty without one. */
export type Typed = number | string;

/** Converts a stored amount to the value of its field. */
export const typedOf = (amount: string | null | undefined): Typed => (amount == null ? '' : Number(amount));

/** Reads a number that was typed into a text as people write it. Null for none, NaN for anything else ('1e3', '0x10'), as the server reads it. */
export const decimalOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(plainNumber(typed) ?? NaN);

/** Converts the value of a field to a whole number; null if it is empty. */
export const wholeOf = (typed: Typed): number | null => (typed === '' ? null : Number(typed));
