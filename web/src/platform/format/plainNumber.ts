const unit = /^(?:dhs?|mad|درهم|د\.م\.?)\s*|\s*(?:dhs?|mad|درهم|د\.م\.?)$/giu;
const grouped = (separator: string): string => `\\d{1,3}(?:${separator}\\d{3})+`;
/** Digits without groups, or in groups of three by spaces or apostrophes, with a comma or a point before the decimals. */
const common = new RegExp(`^[+-]?(?:(?:\\d+|${grouped(' ')}|${grouped("'")})(?:[.,]\\d*)?|[.,]\\d+)$`);
/** Groups by points with a comma before the decimals (1.234,50), or the reverse; without decimals it needs two groups (1.234.567). */
const byPoints = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
const byCommas = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;

/** The first digits of the scripts whose keyboards people use here: Arabic, Persian. Full-width ones have a usual form. */
const zeros = [0x660, 0x6f0];
const westernDigit = (sign: string): string =>
  String((sign.codePointAt(0) ?? 0) - (zeros.findLast((zero) => zero <= (sign.codePointAt(0) ?? 0)) ?? 0));

/**
 * Reads a number as people write and paste it and returns it with a point and without groups; undefined for what is not plainly a number
 * (`1e3`, `12 34`), because dropping what does not fit would make another number of it. The server reads texts in the same way; a test
 * compares them.
 */
export const plainNumber = (typed: string): string | undefined => {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[٠-٩۰-۹]/g, westernDigit)
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[٬’‘]/g, "'")
    .replaceAll('٫', ',')
    .trim()
    .replace(unit, '')
    .replace(/^([+-]) /, '$1');
  const digits = common.test(text)
    ? text.replace(/[ ']/g, '').replace(',', '.')
    : byPoints.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : byCommas.test(text)
        ? text.replaceAll(',', '')
        : undefined;
  return digits
    ?.replace(/^\+/, '')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.');
};
