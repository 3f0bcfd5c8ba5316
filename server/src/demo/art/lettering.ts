import { group, line, round } from './svg.js';

/** A letter of the geometric set: its advance and its strokes in a box 10 high, baseline at 10, y down. */
interface Glyph {
  width: number;
  strokes: string;
}

const glyph = (width: number, strokes: string): Glyph => ({ width, strokes });

const BOWL = 'M0 5A3.4 3.4 0 1 0 6.8 5A3.4 3.4 0 1 0 0 5';

const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(8, 'M0 10L4 0L8 10M1.5 6.6H6.5'),
  B: glyph(6, 'M0 0V10H3.4A2.7 2.7 0 0 0 3.4 4.7H0M0 0H3A2.35 2.35 0 0 1 3 4.7'),
  C: glyph(7.6, 'M7.6 1.9A5 5 0 1 0 7.6 8.1'),
  D: glyph(7.4, 'M0 0H2.6A5 5 0 0 1 2.6 10H0Z'),
  E: glyph(5.4, 'M5.4 0H0V10H5.4M0 4.9H4.8'),
  F: glyph(5.2, 'M5.2 0H0V10M0 4.9H4.6'),
  G: glyph(8.2, 'M7.9 1.9A5 5 0 1 0 8.2 8V5.4H5.2'),
  H: glyph(7, 'M0 0V10M7 0V10M0 4.9H7'),
  I: glyph(0.2, 'M0.1 0V10'),
  J: glyph(4.6, 'M4.6 0V7.4A2.3 2.5 0 0 1 0 7.6'),
  K: glyph(6.6, 'M0 0V10M6.3 0L0 6M2.4 3.9L6.6 10'),
  L: glyph(5, 'M0 0V10H5'),
  M: glyph(8.6, 'M0 10V0L4.3 6.4L8.6 0V10'),
  N: glyph(7.2, 'M0 10V0L7.2 10V0'),
  O: glyph(9.4, 'M0 5A4.7 5 0 1 0 9.4 5A4.7 5 0 1 0 0 5'),
  P: glyph(6, 'M0 10V0H3.2A2.8 2.8 0 0 1 3.2 5.6H0'),
  Q: glyph(9.4, 'M0 5A4.7 5 0 1 0 9.4 5A4.7 5 0 1 0 0 5M6 7L9.4 10.4'),
  R: glyph(6.4, 'M0 10V0H3.2A2.75 2.75 0 0 1 3.2 5.5H0M3.2 5.5L6.4 10'),
  S: glyph(
    6,
    'M5.6 1.7C4.9 .5 4 0 2.9 0C1.3 0 .3 1 .3 2.4C.3 5.4 5.9 4.2 5.9 7.4C5.9 9 4.7 10 3 10C1.7 10 .6 9.4 0 8.2',
  ),
  T: glyph(7, 'M0 0H7M3.5 0V10'),
  U: glyph(7, 'M0 0V6.4A3.5 3.6 0 0 0 7 6.4V0'),
  V: glyph(7.8, 'M0 0L3.9 10L7.8 0'),
  W: glyph(11.4, 'M0 0L2.9 10L5.7 1.4L8.5 10L11.4 0'),
  X: glyph(7, 'M0 0L7 10M7 0L0 10'),
  Y: glyph(7, 'M0 0L3.5 5L7 0M3.5 5V10'),
  Z: glyph(6.6, 'M0 0H6.6L0 10H6.6'),
  Ë: glyph(5.4, 'M5.4 0H0V10H5.4M0 4.9H4.8M1.4 -2.1V-2M4 -2.1V-2'),
  '0': glyph(6, 'M0 3A3 3 0 0 1 6 3V7A3 3 0 0 1 0 7Z'),
  '1': glyph(2.6, 'M0 1.8L2.6 0V10'),
  '2': glyph(5.8, 'M.2 2.6A2.7 2.7 0 1 1 5 4.4L0 10H5.8'),
  '3': glyph(5.6, 'M.3 0H5.3L2.4 3.9A3 3 0 1 1 0 8.4'),
  '4': glyph(6.2, 'M4.6 10V0L0 7.2H6.2'),
  '5': glyph(5.6, 'M5.2 0H.9L.4 4.3A3.1 3.1 0 1 1 0 8.5'),
  '6': glyph(6, 'M4.6 0L.7 5A3 3 0 1 0 3 3.9'),
  '7': glyph(5.6, 'M0 0H5.6L1.8 10'),
  '8': glyph(5.8, 'M.5 2.4A2.4 2.4 0 1 0 5.3 2.4A2.4 2.4 0 1 0 .5 2.4M0 7.3A2.9 2.7 0 1 0 5.8 7.3A2.9 2.7 0 1 0 0 7.3'),
  '9': glyph(6, 'M1.4 10L5.3 5A3 3 0 1 0 3 6.1'),
  '-': glyph(3.4, 'M0 5.2H3.4'),
  '/': glyph(4, 'M0 11L4 -1'),
  '|': glyph(0.2, 'M.1 -1.5V11.5'),
  '%': glyph(8, 'M0 10L8 0M.2 2A1.8 1.8 0 1 0 3.8 2A1.8 1.8 0 1 0 .2 2M4.2 8A1.8 1.8 0 1 0 7.8 8A1.8 1.8 0 1 0 4.2 8'),
  ' ': glyph(3.6, ''),
  a: glyph(6.8, `${BOWL.replaceAll(' 5', ' 6.6')}M6.8 3.2V10`),
  d: glyph(6.8, `${BOWL.replaceAll(' 5', ' 6.6')}M6.8 0V10`),
  e: glyph(6.8, 'M0 6.6H6.8A3.4 3.4 0 1 0 5.7 9.1'),
  i: glyph(0.2, 'M.1 3.2V10M.1 .3V.4'),
  l: glyph(0.2, 'M.1 0V10'),
  r: glyph(3.2, 'M0 10V3.2M0 6.2A3 3 0 0 1 3.2 3.3'),
  s: glyph(
    4.6,
    'M4.3 4.3C3.8 3.6 3.1 3.2 2.2 3.2C1 3.2 .3 3.9 .3 4.8C.3 7.1 4.5 6 4.5 8.2C4.5 9.3 3.6 10 2.3 10C1.2 10 .5 9.6 0 8.8',
  ),
  t: glyph(3.8, 'M1.4 .6V8.2A1.8 1.8 0 0 0 3.8 9.8M0 3.4H3.6'),
  v: glyph(5.8, 'M0 3.2L2.9 10L5.8 3.2'),
  // Arabic letters of Moroccan number plates: alif with hamza, ba, dal.
  أ: glyph(1.6, 'M.8 2.4V10M1.6 -.7A.8 .8 0 1 0 1.5 .6M0 1.3L1.8 .9'),
  ب: glyph(7, 'M0 5.4C0 8.4 1.4 8.8 3.5 8.8C5.6 8.8 7 8.4 7 5.4M3.5 11V11.1'),
  د: glyph(4, 'M1.4 2.6C3.4 4.4 4.4 6.2 3.8 8C3.4 9 1.6 9.2 0 8.8'),
};

/** How a text is set; sizes in the drawing's units. */
export interface TextStyle {
  x: number;
  /** Baseline. */
  y: number;
  /** Height of a capital. */
  size: number;
  /** Stroke width as a share of the height; 0.14 is a regular, 0.2 a bold. */
  weight?: number;
  /** Space between letters as a share of the height. */
  tracking?: number;
  color: string;
  anchor?: 'start' | 'middle' | 'end';
}

const REGULAR = 0.14;
const TRACKING = 0.24;

/** Width of a text in the drawing's units. Letters the set does not hold count as nothing. */
export function textWidth(text: string, size: number, tracking = TRACKING): number {
  const glyphs = [...text].map((letter) => GLYPHS[letter]).filter((known) => known !== undefined);
  const advance = glyphs.reduce((sum, { width }) => sum + width, 0) + Math.max(0, glyphs.length - 1) * tracking * 10;
  return (advance * size) / 10;
}

/** A text drawn with strokes, so that it looks the same on a machine without fonts. */
export function drawText(text: string, style: TextStyle): string {
  const { size, weight = REGULAR, tracking = TRACKING, anchor = 'start' } = style;
  const total = textWidth(text, size, tracking);
  const shift = { start: 0, middle: total / 2, end: total }[anchor];
  const scale = size / 10;
  let advance = 0;
  const letters: string[] = [];
  for (const letter of text) {
    const known = GLYPHS[letter];
    if (known === undefined) {
      continue;
    }
    if (known.strokes !== '') {
      letters.push(line(known.strokes, style.color, weight * 10, { transform: `translate(${round(advance)} 0)` }));
    }
    advance += known.width + tracking * 10;
  }
  return group(letters, {
    transform: `translate(${round(style.x - shift)} ${round(style.y - size)}) scale(${round(scale)})`,
  });
}
