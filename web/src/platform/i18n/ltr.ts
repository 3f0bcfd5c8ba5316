const rightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;
const anyRightToLeft = new RegExp(rightToLeft.source, 'gu');
const startsWithNumber = /^[+−-]?\p{Nd}/u;

/** Tells whether a text has letters that run from right to left, which reorder the digits and signs beside them. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * Sets a plate in the value of a field, an attribute or a sentence from left to right: an isolate, with a mark behind each letter that would
 * draw the digits after it before itself. Markup has `<Ltr>` instead. What has no such letter stays as it is.
 */
export const ltr = (text: string | null | undefined): string =>
  text && hasRightToLeft(text) ? `\u2066${text.replace(anyRightToLeft, '$&\u200e')}\u2069` : (text ?? '');

/**
 * Isolates a part of a text in which something runs from right to left, so that all parts keep their places. What begins with a digit, such
 * as a plate, a telephone number or an amount, runs from left to right, the rest as its first letter does.
 */
export const isolated = (part: string): string => {
  if (/^[\u2066-\u2068]/.test(part)) return part;
  if (!startsWithNumber.test(part)) return `\u2068${part}\u2069`;
  // An address that begins with its number is no plate.
  if (hasRightToLeft(part)) return /\s/.test(part) ? `\u2068${part}\u2069` : ltr(part);
  return `\u2066${part}\u2069`;
};

/** Puts texts one after the other, without those that are empty: `Clio · 12345-A-6`. */
export const inLine = (texts: readonly (string | null | undefined)[], separator = ' · '): string => {
  const parts = texts.filter((text): text is string => Boolean(text));
  return (parts.some(hasRightToLeft) ? parts.map(isolated) : parts).join(separator);
};
