import { plainApostrophes, plainDashes, singleSpaces, usualForms, westernDigits, withoutUnseen } from './signs.js';

const UNIT = /^(?:dhs?|mad|درهم|د\.م\.?)\s*|\s*(?:dhs?|mad|درهم|د\.م\.?)$/giu;
const DIGITS = String.raw`\d{1,3}(?:SEP\d{3})+`;
const grouped = (separators: string): string => DIGITS.replace('SEP', `(?:${separators})`);
/** Digits without groups, or in groups of three by spaces or apostrophes, with a comma or a point before the decimals. */
const COMMON = new RegExp(`^[+-]?(?:(?:\\d+|${grouped(' ')}|${grouped("'")})(?:[.,]\\d*)?|[.,]\\d+)$`);
/** Groups by points with a comma before the decimals (1.234,50), or the reverse; without decimals it needs two groups (1.234.567). */
const BY_POINTS = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
const BY_COMMAS = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;

/**
 * Reads a number as people write and paste it and returns it with a point and without groups; undefined for what is not plainly a number
 * (`1e3`, `12 34`, `1,2,3`), because dropping what does not fit would make another number of it (docs/rules/common.md#numbers-and-amounts).
 */
export function plainNumber(sent: string): string | undefined {
  const text = plainDashes(plainApostrophes(westernDigits(usualForms(singleSpaces(withoutUnseen(sent))))))
    .replaceAll('٫', ',')
    .replaceAll('٬', "'")
    .trim()
    .replace(UNIT, '')
    .replace(/^([+-]) /, '$1');
  const digits = COMMON.test(text)
    ? text.replace(/[ ']/g, '').replace(',', '.')
    : BY_POINTS.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : BY_COMMAS.test(text)
        ? text.replaceAll(',', '')
        : undefined;
  return digits
    ?.replace(/^\+/, '')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.');
}
