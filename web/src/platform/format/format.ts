import { foreignPhones } from './foreignPhones';
import { decimalMark, groupMark } from '../i18n/locale';
import { t } from '../i18n/texts';

const unitSpace = '\u00a0';

/** Formats digits with a point, `-1250.5`, as the language writes numbers: `-1 250,5`. */
const formatDigits = (digits: string): string => {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, groupMark);
  return fraction === undefined ? grouped : grouped + decimalMark + fraction;
};

/** Formats a number below 1e21, rounded to at most so many digits after the mark: `25 104`, `12,4`. */
export const formatNumber = (value: number, atMost = 0): string => formatDigits(String(Number(value.toFixed(atMost))));

/** Formats the value of a number field, with all its decimals: `1 250,5`; its spaces are those of a keyboard. */
export const formatDecimal = (value: number, grouped: boolean): string =>
  grouped ? formatDigits(String(value)).replaceAll(groupMark, ' ') : String(value).replace('.', decimalMark);

/** Formats a decimal string of dirhams without the unit: `1 250`, `1 250,50`; centimes beyond the second are cut. Empty for nothing. */
export const formatAmount = (amount: string | null | undefined): string => {
  const match = /^(-?\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount ?? '');
  if (!match) return '';
  const [, whole = '', cents = ''] = match;
  return formatDigits(/[1-9]/.test(cents) ? `${whole}.${cents.padEnd(2, '0')}` : whole);
};

/** Formats a decimal string of dirhams: `1 250 Dh`, `1 250,50 Dh`. Empty for nothing. */
export const formatMoney = (amount: string | null | undefined): string => {
  const formatted = formatAmount(amount);
  return formatted && t('units.money', { amount: formatted });
};

/** Returns the full name as French papers write it: given name, then family name. */
export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** Formats kilometres: `25 104 km`, `12,4 km` with tenths; empty for none. */
export const formatKm = (km: number | null | undefined, { withTenths = false } = {}): string =>
  km == null ? '' : t('units.km', { km: formatNumber(km, withTenths ? 1 : 0) });

/** Formats minutes: `54 min`, `2 h`, `2 h 05 min`. */
export const formatMinutes = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes - hours * 60);
  if (hours === 0) return t('units.minutes', { minutes: rest });
  return rest === 0
    ? t('units.hours', { hours })
    : t('units.hoursAndMinutes', { hours, minutes: String(rest).padStart(2, '0') });
};

/** Formats a delay in its largest unit, cut to whole ones: `25 min`, `9 h`, `2 j`. */
export const formatDelay = (minutes: number): string => {
  if (minutes < 60) return t('units.minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('units.hours', { hours }) : t('units.days', { days: Math.floor(hours / 24) });
};

/** Country codes of one and of two digits; all others have three. */
const countryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Groups a telephone number, `06 12 34 56 78` or `+212 6 12 34 56 78`; other texts stay as typed. Empty for none. A foreign one is grouped as
 * its country does once `foreignPhones` is loaded, and in pairs before.
 */
export const formatPhone = (phone: string | null | undefined): string => {
  const digits = (phone ?? '').replace(/[\s.-]/g, '');
  if (!/^(0\d{9}|\+\d{8,15})$/.test(digits)) return phone ?? '';
  const foreign = digits.startsWith('+') && !digits.startsWith('+212') ? foreignPhones.group(digits) : null;
  if (foreign !== null) return foreign.replaceAll(' ', unitSpace);
  const [country = ''] = countryCode.exec(digits) ?? [];
  const pairs = digits.slice(country.length).replace(/\B(?=(\d{2})+$)/g, unitSpace);
  return [country, pairs].filter(Boolean).join(unitSpace);
};
