import { inflateSync } from 'node:zlib';

/** A text or picture on a page, and its distance from the page's top, in points. */
export interface PdfMark {
  /** For a text the baseline, for a picture the upper edge. */
  readonly kind: 'text' | 'picture';
  readonly top: number;
}

type Matrix = readonly [number, number, number, number, number, number];

/** Lists texts and pictures of the first page in drawing order. It only reads PDFs made by our writer. */
export function marksOf(pdf: Buffer): PdfMark[] {
  const content = streamsOf(pdf).find((stream) => /\bTm\b/.test(stream));
  if (!content) throw new Error('no page with text');
  const height = Number(/1 0 0 -1 0 ([\d.]+) cm/.exec(content)?.[1]);
  const marks: PdfMark[] = [];
  const kept: Matrix[] = [];
  let at: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, numbers = '', operator] of content.matchAll(/((?:-?[\d.]+\s+){6})?\b(cm|Tm|Do|q|Q)\b/g)) {
    const matrix = numbers.trim().split(/\s+/).map(Number) as unknown as Matrix;
    if (operator === 'q') kept.push(at);
    else if (operator === 'Q') at = kept.pop() ?? at;
    else if (operator === 'cm') at = within(matrix, at);
    else if (operator === 'Tm') marks.push({ kind: 'text', top: height - within(matrix, at)[5] });
    // A picture fills the unit square, which is drawn upside down: its upper edge is the one further up on the page.
    else marks.push({ kind: 'picture', top: height - Math.max(at[5], at[3] + at[5]) });
  }
  return marks;
}

/**
 * Lists what is written on the pages in drawing order, one text for each run of letters in one font: from left to right as it is seen, so
 * that Arabic and Hebrew are reversed. It only reads PDFs made by our writer.
 */
export function writingOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const letters = new Map<string, string[]>();
  for (const [, name = '', object = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = new RegExp(`\\n${object} 0 obj[^]*?/ToUnicode (\\d+) 0 R`).exec(source)?.[1] ?? '';
    const start = pdf.indexOf('stream\n', pdf.indexOf(`\n${table} 0 obj`));
    const map = (streamAt(pdf, start) ?? '').matchAll(/\[(.*?)\]/gs);
    letters.set(
      name,
      [...map].flatMap(([, row = '']) => [...row.matchAll(/<(.*?)>/g)].map(([, hex = '']) => fromHex(hex))),
    );
  }
  return streamsOf(pdf).flatMap((content) =>
    [...content.matchAll(/\/(F\d+) [\d.]+ Tf([^]*?)ET/g)].map(([, font = '', shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(font)?.[parseInt(glyph, 16)] ?? '')
        .join(''),
    ),
  );
}

/** Reads UTF-16 in hexadecimal digits. */
function fromHex(hex: string): string {
  return String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
}

function within([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let start = pdf.indexOf('stream\n'); start >= 0; start = pdf.indexOf('stream\n', start + 1)) {
    const stream = streamAt(pdf, start);
    if (stream !== undefined) found.push(stream);
  }
  return found;
}

function streamAt(pdf: Buffer, start: number): string | undefined {
  const end = pdf.indexOf('\nendstream', start);
  try {
    return inflateSync(pdf.subarray(start + 'stream\n'.length, end)).toString('latin1');
  } catch {
    // A font or picture with another encoding, or the word `endstream` itself.
    return undefined;
  }
}
