/** Control characters but for tab and line breaks, and the noncharacters U+FFFE and U+FFFF: XML 1.0 has no place for them, not even escaped. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/**
 * Makes a text fit for XML: what XML cannot contain is left out, half of a surrogate pair becomes U+FFFD. One such character would make a whole
 * workbook unreadable. The caller still escapes `<` and `&`.
 */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '');
}
