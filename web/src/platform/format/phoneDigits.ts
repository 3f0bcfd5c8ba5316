/** Country codes of the numbers that are dialled with a zero within the country only, and never begin with one otherwise. */
const trunkZero = new RegExp(
  `^(${[
    '20|21[1238]|23[1-4]|24[39]|25[0-24-6]|26[0-5]|27|291|3[1-3]|35[3589]|37[03457]|38[0-35-79]|4[013469]|42[13]|508|5[13458]',
    '59[013-68]|6[0-46]|686|8[1246]|85[056]|88[06]|9[0-58]|96[1-467]|97[0-267]|99[4-6]',
  ].join('|')})0`,
);

/**
 * Makes one form of all spellings of a telephone number: the digits after the `+` of the international form. A national number is a Moroccan
 * one. The server's searches have the same function; a test compares them.
 */
export const phoneDigits = (phone: string): string =>
  phone
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^0(?=[1-9])/, '212')
    .replace(/^([5-8]\d{8})$/, '212$1')
    .replace(trunkZero, '$1');

/** Returns the digits of the international form; undefined for what cannot be a number: a Moroccan one has nine digits, others 8 to 15. */
export const internationalDigits = (phone: string): string | undefined => {
  const digits = phoneDigits(phone);
  return (digits.startsWith('212') ? /^212[5-8]\d{8}$/ : /^[1-9]\d{7,14}$/).test(digits) ? digits : undefined;
};
