/**
 * Amounts in dirhams while they are computed: whole centimes, so that nothing is lost to binary fractions. On the wire
 * they are decimal strings (`1250.00`).
 */

/** Centimes of a decimal string or of what a number field holds; null when it is not an amount. */
export const toCentimes = (amount: string | number | null | undefined): number | null => {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = Number(amount);
  return Number.isFinite(value) ? Math.round(value * 100) : null;
};

/** The decimal string of the wire. */
export const fromCentimes = (centimes: number): string => (centimes / 100).toFixed(2);

/** The decimal string of what an amount field holds; null when it is not an amount. */
export const amountOf = (typed: string | number): string | null => {
  const centimes = toCentimes(typed);
  return centimes === null ? null : fromCentimes(centimes);
};
