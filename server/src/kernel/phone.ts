import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Keeps a number on one line. */
const SPACE = '\u00a0';

/**
 * Groups a telephone number as screens do: a Moroccan one in pairs, `06 12 34 56 78` and `+212 6 12 34 56 78`, a foreign one as its country
 * does. What is neither stays as it was entered; empty for nothing.
 */
export function formatPhone(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/[\s.-]/g, '');
  const moroccan = /^(\+212(?=\d{9}$)|(?=0\d{9}$))(\d+)$/.exec(digits);
  if (moroccan) {
    const [, country = '', number = ''] = moroccan;
    return [country, number.replace(/\B(?=(\d{2})+$)/g, SPACE)].filter(Boolean).join(SPACE);
  }
  const foreign = /^\+\d{8,15}$/.test(digits) ? parsePhoneNumberFromString(digits) : undefined;
  return foreign?.formatInternational().replaceAll(' ', SPACE) ?? phone ?? '';
}
