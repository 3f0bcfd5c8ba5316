import { createRequire } from 'node:module';
import { Font, Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';

/** The scripts of the documents' typeface, in the order they are looked through for a character. */
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
// By itself the library breaks French words as if they were English.
Font.registerHyphenationCallback((word) => [word]);

/** What every page is set in. */
export const FONT_FAMILY = Object.keys(SUBSETS);

/** DESIGN §7. */
export const INK = '#12201a';
export const GREEN = '#0b6e3f';
export const LINE = '#cfd8d2';
export const SAND = '#f6f1e7';
export const QUIET = '#55635b';

const kit = StyleSheet.create({
  // Beside a French label it still begins where the other values do.
  rightToLeft: { direction: 'rtl', textAlign: 'left' },
  fact: { flexDirection: 'row', gap: 6, marginBottom: 2 },
  factLabel: { color: QUIET, width: '33%' },
  factValue: { flex: 1, fontWeight: 600 },
});

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Whether a text runs from right to left: its first letter says so. */
function isRightToLeft(text: string): boolean {
  const arabic = text.search(ARABIC);
  const latin = text.search(LATIN);
  return arabic >= 0 && (latin < 0 || arabic < latin);
}

/** Longer words than this are broken where an address can be. */
const LONG_WORD = 30;

/** A text as the typeface can set it: it has no U+202F, and its own space is narrow; long e-mail addresses get a second line. */
function settable(text: string): string {
  return text
    .replaceAll('\u202f', '\u00a0')
    .replace(/\S+/gu, (word) => (word.length > LONG_WORD ? word.replace('@', '\n@') : word));
}

type Style = Parameters<typeof StyleSheet.create>[0][string];

interface WordsProps {
  readonly style?: Style | Style[];
  readonly children: string;
}

/** A text as people wrote it: French spaces, and what is Arabic from right to left. */
export const Words = ({ children, style }: WordsProps) => (
  <Text style={[...(isRightToLeft(children) ? [kit.rightToLeft] : []), ...[style ?? []].flat()]}>
    {settable(children)}
  </Text>
);

interface FactProps {
  readonly label: string;
  /** Nothing is printed of a fact that has none. */
  readonly value: string | number | null | undefined;
  readonly labelWidth?: string | number;
}

/** A label with its value on one line. */
export const Fact = ({ label, value, labelWidth }: FactProps) =>
  value === null || value === undefined || value === '' ? null : (
    <View style={kit.fact} wrap={false}>
      <Text style={labelWidth === undefined ? kit.factLabel : [kit.factLabel, { width: labelWidth }]}>{label}</Text>
      <Words style={kit.factValue}>{String(value)}</Words>
    </View>
  );

interface PictureProps {
  /** A PNG data URL; nothing is drawn without one. */
  readonly src: string | null;
  readonly style: ComponentProps<typeof Image>['style'];
}

export const Drawing = ({ src, style }: PictureProps): ReactNode => (src ? <Image src={src} style={style} /> : null);
