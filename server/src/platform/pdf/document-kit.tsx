import { createRequire } from 'node:module';
import { Font, Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';

/** The fonts of the documents' typeface, in the order in which they are searched for a character. */
const SUBSETS = { Cairo: 'latin', 'Cairo Arabic': 'arabic', 'Cairo Extended': 'latin-ext' } as const;
const WEIGHTS = [400, 600, 700] as const;

const require = createRequire(import.meta.url);
for (const [family, subset] of Object.entries(SUBSETS)) {
  Font.register({
    family,
    fonts: WEIGHTS.map((fontWeight) => ({
      src: require.resolve(`@fontsource/cairo/files/cairo-${subset}-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  });
}
/** Words of at most this many characters are never broken. Longer ones are e-mail addresses and names without spaces. */
const LONGEST_WORD = 20;
// By default the library hyphenates French words as if they were English. A longer word may break after any
// character; the empty parts keep the library from adding hyphens there.
Font.registerHyphenationCallback((word) =>
  word.length <= LONGEST_WORD ? [word] : [...word].flatMap((sign) => [sign, '']),
);

/** The parts of a font file that are used here; its library has no types. */
interface Typeface {
  readonly characterSet: readonly number[];
  glyphForCodePoint(sign: number): unknown;
}

/**
 * Loads the typeface. Its three files have one font name, so that the PDF writer would take them for one font and embed another copy at
 * every change of script.
 */
export async function loadTypeface(): Promise<void> {
  for (const [family, { sources }] of Object.entries(Font.getRegisteredFonts())) {
    const subset = SUBSETS[family as keyof typeof SUBSETS];
    for (const source of subset ? sources : []) {
      await source.load();
      const data = source.data as Typeface | null;
      if (!data) continue;
      Object.defineProperty(data, 'postscriptName', { value: `Cairo-${source.fontWeight}-${subset}` });
      // A glyph first loaded as a part of another (E in É) would be cached without its own character, and be missing in later texts.
      for (const sign of data.characterSet) data.glyphForCodePoint(sign);
    }
  }
}

/** The font of every page. */
export const FONT_FAMILY = Object.keys(SUBSETS);

/** Colour of text in printed documents; their colours are those of the pages (docs/rules/site.md#look). */
export const INK = '#12201a';
/** The brand's green, for titles, lines and highlighted boxes in printed documents. */
export const GREEN = '#0b6e3f';
/** Colour of borders in printed documents. */
export const LINE = '#cfd8d2';
/** Colour of filled areas in printed documents. */
export const SAND = '#f6f1e7';
/** Colour of labels and side notes in printed documents. */
export const QUIET = '#55635b';

const kit = StyleSheet.create({
  // The value starts at the same position as all others, although its text runs from right to left.
  rightToLeft: { direction: 'rtl', textAlign: 'left' },
  fact: { flexDirection: 'row', gap: 6, marginBottom: 2 },
  factLabel: { color: QUIET, width: '33%' },
  factValue: { flex: 1, fontWeight: 600 },
});

type Style = Parameters<typeof StyleSheet.create>[0][string];

/** Styles of the head of contracts, amendments and reports: who rents out, and below, between two lines, what the paper is. */
export const LETTERHEAD = {
  header: { flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
  logo: { height: 38, maxWidth: 150, objectFit: 'contain', objectPosition: 'left' },
  company: { lineHeight: 1.3, fontSize: 15, fontWeight: 700, color: GREEN },
  identity: { lineHeight: 1.4, fontSize: 7.5, color: QUIET, textAlign: 'right', maxWidth: 270 },
  agency: { lineHeight: 1.4, fontSize: 9.5, fontWeight: 700, color: INK },
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderTop: `1.5pt solid ${GREEN}`,
    borderBottom: `1.5pt solid ${GREEN}`,
    paddingVertical: 8,
    marginTop: 12,
    marginBottom: 14,
  },
  title: { lineHeight: 1.4, fontSize: 16, fontWeight: 700 },
  number: { lineHeight: 1.4, fontSize: 10, color: GREEN, fontWeight: 700 },
  qr: { width: 46, height: 46 },
} as const satisfies Record<string, Style>;

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** A part that runs from left to right wherever it stands, such as a plate (kernel/left-to-right.ts). */
const LEFT_TO_RIGHT = /\u2066([^\u2069]*)\u2069/gu;

/** Tells whether a text runs from right to left, which its first letter decides. One that holds an isolated part does not. */
function isRightToLeft(text: string): boolean {
  if (/[\u2066\u2069]/u.test(text)) return false;
  const arabic = text.search(ARABIC);
  const latin = text.search(LATIN);
  return arabic >= 0 && (latin < 0 || arabic < latin);
}

/** Characters of a word, such as an e-mail address, that fit a column at the documents' size; longer ones are set smaller. */
const COLUMN_SIGNS = 40;
const COLUMN_SIZE = 8.5;

function shrunk(text: string): Style[] {
  const longest = Math.max(...text.split(/\s/u).map((word) => word.length));
  return longest > COLUMN_SIGNS ? [{ fontSize: (COLUMN_SIZE * COLUMN_SIGNS) / longest }] : [];
}

interface WordsProps {
  readonly style?: Style | Style[];
  readonly children: string;
}

/** Prints a text as people wrote it: with French spaces (replacing U+202F, which the typeface lacks), and Arabic from right to left. */
export const Words = ({ children, style }: WordsProps) => (
  <Text style={[...(isRightToLeft(children) ? [kit.rightToLeft] : []), ...[style ?? []].flat(), ...shrunk(children)]}>
    {joined(isolated(children).replaceAll('\u202f', '\u00a0'))}
  </Text>
);

/** The library does not know the isolates of Unicode, and would print them: marks of direction stand at both ends in their place. */
function isolated(text: string): string {
  return text.replace(LEFT_TO_RIGHT, '\u200e$1\u200e');
}

/** Replaces the spaces before ; : ? ! » and after « by non-breaking ones, so that no line begins or ends with such a sign. */
export function joined(text: string): string {
  return text.replace(/ ([;:?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

interface FactProps {
  readonly label: string;
  /** Nothing is printed for a fact without a value. */
  readonly value: string | number | null | undefined;
  readonly labelWidth?: string | number;
}

/** Prints a label with its value on one line. */
export const Fact = ({ label, value, labelWidth }: FactProps) =>
  value === null || value === undefined || value === '' ? null : (
    <View style={kit.fact} wrap={false}>
      <Text style={labelWidth === undefined ? kit.factLabel : [kit.factLabel, { width: labelWidth }]}>{label}</Text>
      <Words style={kit.factValue}>{String(value)}</Words>
    </View>
  );

interface PictureProps {
  /** A PNG data URL; nothing is drawn if null. */
  readonly src: string | null;
  readonly style: ComponentProps<typeof Image>['style'];
}

/** Prints a picture, such as a signature; prints nothing if there is none. */
export const Drawing = ({ src, style }: PictureProps): ReactNode => (src ? <Image src={src} style={style} /> : null);
