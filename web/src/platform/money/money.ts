/*
 * Amounts are computed in whole centimes, because sums of binary fractions would be wrong by centimes. The API uses decimal strings of
 * dirhams (`1250.00`).
 */

/** Converts a decimal string or a number field's value to centimes; null if it is not an amount. */
export const toCentimes = (amount: string | number | null | undefined): number | null => {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = Number(amount);
  return Number.isFinite(value) ? Math.round(value * 100) : null;
};

/** Converts centimes to the API's decimal string. */
export const fromCentimes = (centimes: number): string => (centimes / 100).toFixed(2);

/** Converts an amount field's value to a decimal string; null if it is not an amount. */
export const amountOf = (typed: string | number): string | null => {
  const centimes = toCentimes(typed);
  return centimes === null ? null : fromCentimes(centimes);
};

/** Converts an amount field's value to a decimal string; zero if it is not an amount. */
export const amountOrZero = (typed: string | number): string => fromCentimes(toCentimes(typed) ?? 0);
