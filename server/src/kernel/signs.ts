/*
 * What pasted texts carry beside what people read (docs/rules/common.md#what-is-pasted). The cleaning of every field and search is made of
 * these functions.
 */

/** Control characters, which no text of a person holds and which a database may refuse; line breaks and tabs stay. */
const CONTROL = String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]`;
/** Code points that will never be characters; XML refuses some of them. */
const NO_CHARACTER = String.raw`\p{Noncharacter_Code_Point}`;
/** A letter of a script that may need joiners; those of Latin, Greek and Cyrillic never do. */
const JOINED_LETTER = String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{L}\p{M}]`;
const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]`;
/** Signs that are never drawn, unless they shape their neighbours: the joiners of Persian and Indian scripts, the parts of an emoji. */
const HIDDEN = [
  String.raw`(?![\u200c\u200d\ufe00-\ufe0f\u180b-\u180f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}`,
  String.raw`[\u200c\u200d](?!${JOINED_LETTER}|${PICTURE})`,
  String.raw`(?<!${JOINED_LETTER}|${PICTURE})[\u200c\u200d]`,
  String.raw`(?<![\p{Extended_Pictographic}\p{sc=Han}\p{sc=Mongolian}])[\ufe00-\ufe0f\u180b-\u180f\u{e0100}-\u{e01ef}]`,
  String.raw`(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]`,
].join('|');
const NOT_TEXT = new RegExp(`${CONTROL}|${NO_CHARACTER}|${HIDDEN}`, 'gu');
/** A surrogate without its pair, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Other codes of a letter or sign: the full width of Chinese keyboards, ligatures, and the Arabic shapes that PDFs contain. */
const OTHER_FORM = /[\ufb00-\ufb06\ufb50-\ufdcf\ufe70-\ufefc\uff01-\uff5e]/gu;
const SPACES = /[\s\u0085]+/gu;
const DASH = /[\p{Pd}\u2212\u2043\u02d7]/gu;
const APOSTROPHE = /[‘’‛ʼ′`´]/gu;
const DIGIT = /(?![0-9])\p{Nd}/gu;
const UNSEEN = /(?![ \t\r\n])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u;

/** Composes a text (NFC) without the signs that nobody sees, such as zero-width spaces and marks of direction. */
export function withoutUnseen(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').normalize('NFC').replace(NOT_TEXT, '').normalize('NFC');
}

/** Writes letters, digits and signs of full width or of one position (PDFs have those of Arabic) by their usual codes. */
export function usualForms(text: string): string {
  return text.replace(OTHER_FORM, (sign) => sign.normalize('NFKC')).normalize('NFC');
}

/** Replaces each run of white space, tabs and line breaks included, by one space. */
export function singleSpaces(text: string): string {
  return text.replace(SPACES, ' ');
}

/** Replaces every kind of dash by a hyphen. */
export function plainDashes(text: string): string {
  return text.replace(DASH, '-');
}

/** Replaces every kind of apostrophe by that of a keyboard. */
export function plainApostrophes(text: string): string {
  return text.replace(APOSTROPHE, "'");
}

/** Replaces the digits of every script by 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(DIGIT, (sign) => sign.normalize('NFKC')).replace(DIGIT, (sign) => String(digitOf(sign)));
}

/** Describes the first sign of a text that cannot be seen, for a refusal that would otherwise be a riddle; undefined if there is none. */
export function unseenSign(text: string): string | undefined {
  const code = UNSEEN.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return undefined;
  return `un caractère invisible (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
}

/** Returns the value of a digit: the digits of a script follow each other from 0 to 9. */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
