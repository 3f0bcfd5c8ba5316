import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The family of every page. It has the Latin letters without the Vietnamese ones, and the Arabic ones. */
export const FONT_FAMILY = 'Cairo';

/** A family of fonts and its files by weight. */
interface Family {
  readonly family: string;
  readonly files: Readonly<Record<number, string>>;
  /** The only characters for which a family is used that is large or has others in a poor form; any characters if undefined. */
  readonly letters?: RegExp;
}

const require = createRequire(import.meta.url);

/** Returns the file of a weight, as the packages name it. */
const google = (name: string, style: string, file: string): string =>
  require.resolve(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`);

const MAIN_FILE = google('cairo', '400Regular', 'Cairo');

/** In the order in which they are searched for a character (docs/adr/0034-fonts-of-documents.md). */
const FAMILIES: readonly Family[] = [
  {
    family: FONT_FAMILY,
    files: {
      400: MAIN_FILE,
      600: google('cairo', '600SemiBold', 'Cairo'),
      700: google('cairo', '700Bold', 'Cairo'),
    },
  },
  {
    // All Latin letters, Cyrillic, Greek, Devanagari, and the sign for what no font has.
    family: 'Noto Sans',
    files: {
      400: google('noto-sans', '400Regular', 'NotoSans'),
      600: google('noto-sans', '600SemiBold', 'NotoSans'),
      700: google('noto-sans', '700Bold', 'NotoSans'),
    },
  },
  {
    family: 'Noto Sans Hebrew',
    files: {
      400: google('noto-sans-hebrew', '400Regular', 'NotoSansHebrew'),
      600: google('noto-sans-hebrew', '600SemiBold', 'NotoSansHebrew'),
      700: google('noto-sans-hebrew', '700Bold', 'NotoSansHebrew'),
    },
    letters: /\p{Script_Extensions=Hebrew}/u,
  },
  {
    // Simplified and traditional Chinese, Japanese.
    family: 'Noto Sans SC',
    files: {
      400: google('noto-sans-sc', '400Regular', 'NotoSansSC'),
      600: google('noto-sans-sc', '600SemiBold', 'NotoSansSC'),
    },
    letters: /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff00-\uff60]/u,
  },
  {
    family: 'Noto Sans KR',
    files: {
      400: google('noto-sans-kr', '400Regular', 'NotoSansKR'),
      600: google('noto-sans-kr', '600SemiBold', 'NotoSansKR'),
    },
    letters: /\p{Script_Extensions=Hangul}/u,
  },
  {
    // Tifinagh, Armenian, Georgian, arrows and other symbols.
    family: 'DejaVu Sans',
    files: {
      400: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
      700: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    },
  },
];

/** Printed in place of a character that no font has. */
const UNPRINTABLE = '\ufffd';

/** Words of at most this many characters are never broken. Longer ones are e-mail addresses and names without spaces. */
const LONGEST_WORD = 20;
/** Letters of scripts that have no spaces between words: a line may break after any of them. */
export const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Returns the parts between which a word may be broken; by default the library hyphenates French words as if they were English. The empty
 * parts keep it from adding hyphens; there is none at the end, where a comma in another font may follow.
 */
const broken = (word: string): string[] =>
  word.length <= LONGEST_WORD && !WITHOUT_SPACES.test(word)
    ? [word]
    : [...graphemes.segment(word)].flatMap(({ segment }) => ['', segment]).slice(1);

/** The families that the present document uses, with their characters. */
let opened: Candidate[] = [];

/**
 * Opens the fonts that the texts of a sheet need. They are opened anew for each document: a font keeps the character for which it first
 * loaded a glyph, so that in the next document an E that was loaded as a part of É would have none, and a 小 be read as the radical ⼩.
 */
export async function openFonts(sheet: unknown): Promise<void> {
  Font.clear();
  Font.registerHyphenationCallback(broken);
  // The library searches every text's last characters in Helvetica, which would print other letters for them.
  Font.register({ family: 'Helvetica', src: MAIN_FILE });
  await Font.load({ fontFamily: 'Helvetica' });
  opened = [];
  const signs = new Set([...textsOf(sheet)].flatMap((text) => [...printable(text)]));
  let missing = [...signs].filter((sign) => !INVISIBLE.test(sign));
  for (const { family, files, letters } of FAMILIES) {
    if (family !== FONT_FAMILY && !missing.some((sign) => letters?.test(sign) ?? true)) continue;
    const fonts = Object.entries(files).map(([weight, src]) => ({ src, fontWeight: Number(weight) }));
    Font.register({ family, fonts });
    const has = await charactersOf(family);
    opened.push({ family, letters, signs: has });
    missing = missing.filter((sign) => !has.has(sign));
  }
}

/** The part of a font that is read here; its library has no types. */
interface OpenedFont {
  readonly characterSet: readonly number[];
}

async function charactersOf(family: string): Promise<ReadonlySet<string>> {
  const font = Font.getFont({ fontFamily: family });
  await font.load();
  const data = font.data as OpenedFont | null;
  return new Set(data?.characterSet.map((sign) => String.fromCodePoint(sign)));
}

function* textsOf(sheet: unknown): Generator<string> {
  if (typeof sheet === 'string') {
    // Pictures have no text.
    if (!sheet.startsWith('data:')) yield sheet;
  } else if (typeof sheet === 'object' && sheet !== null) {
    for (const part of Object.values(sheet)) yield* textsOf(part);
  }
}

/** Line breaks, and characters that direct or join others and are never drawn themselves. */
const INVISIBLE = /^[\n\p{Default_Ignorable_Code_Point}]$/u;

/**
 * Returns a text as it can be printed: composed letters, plain hyphens and spaces, nothing invisible but line breaks, joiners and marks of
 * direction, and a sign for what is no character.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[\t\u2000-\u200a\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\p{Cs}\p{Co}\p{Cn}]/gu, UNPRINTABLE)
    .replace(/(?![\n\p{Join_Control}\u061c\u200e\u200f\u2066-\u2069])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** A part of a text in one font. */
export interface Run {
  readonly family: string;
  readonly text: string;
}

/** A family of fonts with the characters that it has. */
type Candidate = Pick<Family, 'family' | 'letters'> & { readonly signs: ReadonlySet<string> };

const WORDS = /([\p{L}\p{M}][\p{L}\p{M}\p{Join_Control}]*)/u;

/**
 * Splits a text into runs by the first font that has their characters. A word is printed in one font if any has all its letters, so that
 * no single letter of a name differs from the others; what no font has becomes a visible sign.
 */
export function runsOf(text: string, fonts: readonly Candidate[]): Run[] {
  const fontOf = (part: string) => fonts.find((font) => [...part].every((sign) => prints(font, sign)))?.family;
  const runs: { family: string; text: string }[] = [];
  const add = (part: string, family: string | undefined) => {
    const last = runs.at(-1);
    const used = family ?? fontOf(UNPRINTABLE) ?? FONT_FAMILY;
    const printed = family === undefined ? UNPRINTABLE : part;
    if (last?.family === used) last.text += printed;
    else runs.push({ family: used, text: printed });
  };
  for (const [index, part] of text.split(WORDS).entries()) {
    const family = index % 2 === 1 ? fontOf(part) : undefined;
    if (family !== undefined) add(part, family);
    else for (const { segment } of graphemes.segment(part)) add(segment, fontOf(segment));
  }
  return runs;
}

const prints = ({ signs, letters }: Candidate, sign: string): boolean =>
  INVISIBLE.test(sign) || (signs.has(sign) && (letters?.test(sign) ?? true));

/** Splits a text by the fonts of the present document. */
export const inFonts = (text: string): Run[] => runsOf(text, opened);
