/** Country codes of one and of two digits; all others have three. */
const COUNTRY_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Keeps a number on one line. */
const SPACE = '\u00a0';

/**
 * Groups a telephone number as screens do: `06 12 34 56 78`, `+212 6 12 34 56 78`. What is neither stays as it was entered; empty for
 * nothing.
 */
export function formatPhone(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/[\s.-]/g, '');
  if (!/^(0\d{9}|\+\d{8,15})$/.test(digits)) return phone ?? '';
  const [country = ''] = COUNTRY_CODE.exec(digits) ?? [];
  const pairs = digits.slice(country.length).replace(/\B(?=(\d{2})+$)/g, SPACE);
  return [country, pairs].filter(Boolean).join(SPACE);
}
