/** Marks on letters (accents, Arabic vowels, Hebrew points), the stretching of Arabic words, and signs that are never drawn. */
const MARKS = new RegExp(
  `[${[
    String.raw`\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f`,
    String.raw`\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e`,
    String.raw`\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff`,
  ].join('')}]+`,
  'g',
);
/** Dashes and spaces, which are written for each other. */
const GAPS = /[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\-\u2010-\u2015\u2212\u05be]+/g;
/** Apostrophes and dots, which people put in or leave out. */
const LEFT_OUT = /['’‘ʼ′`.]/g;
/** Letters that are written for each other, after the marks are gone, and the digits of Arabic keyboards. */
const SAME = new Map(
  Array.from('ىیېةھہەکڪٱøłđðıħς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', (sign, index) => [
    sign,
    'يييههههككاolddihσ01234567890123456789'[index] ?? '',
  ]),
);
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * Makes one form of all spellings of a text for searches: without case, accents, Arabic vowels, dashes and apostrophes
 * (docs/rules/common.md#searches). The database has the same function, `search_form`, and the pages theirs, `plainText`; a test compares them.
 */
export function searchForm(text: string): string {
  return Array.from(
    text.normalize('NFKD').replace(MARKS, '').toLowerCase(),
    (sign) => SAME.get(sign) ?? LIGATURES[sign] ?? sign,
  )
    .join('')
    .replace(LEFT_OUT, '')
    .replace(GAPS, ' ');
}
