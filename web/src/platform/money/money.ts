/*
 * Amounts are computed in whole centimes, because sums of binary fractions would be wrong by centimes. The API uses decimal strings of
 * dirhams (`1250.00`).
 */

/** Converts a decimal string or a number field's value to centimes; null if it is not an amount, or has more than two decimals. */
export const toCentimes = (amount: string | number | bigint | null | undefined): number | null => {
  if (amount === null || amount === undefined || amount === '' || /\.\d{3}/.test(String(amount))) return null;
  const value = Number(amount);
  return Number.isFinite(value) ? Math.round(value * 100) : null;
};

/** True for a number field's value that is empty or an amount. */
export const isAmount = (typed: string | number | bigint | undefined): boolean =>
  typed === undefined || typed === '' || typed === '-' || toCentimes(typed) !== null;

/** Converts centimes to the API's decimal string. */
export const fromCentimes = (centimes: number): string => (centimes / 100).toFixed(2);

/** Converts an amount field's value to a decimal string; null if it is empty. What is not an amount stays, so that the server refuses it. */
export const amountOf = (typed: string | number): string | null => {
  const centimes = toCentimes(typed);
  if (centimes !== null) return fromCentimes(centimes);
  return typed === '' ? null : String(typed);
};

/** Converts an amount field's value to a decimal string; zero if it is not an amount. */
export const amountOrZero = (typed: string | number): string => fromCentimes(toCentimes(typed) ?? 0);
