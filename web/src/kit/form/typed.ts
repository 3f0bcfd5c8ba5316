/** The value of a number field: text until a number is typed, empty without one. */
export type Typed = number | string;

/** Converts a stored amount to the value of its field. */
export const typedOf = (amount: string | null | undefined): Typed => (amount == null ? '' : Number(amount));

/** Converts the value of a field to a whole number; null if it is empty. */
export const wholeOf = (typed: Typed): number | null => (typed === '' ? null : Math.trunc(Number(typed)));
