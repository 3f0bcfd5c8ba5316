import { seeded } from './seeded.js';

/** A malformed multipart body, and the header that announces it. */
export interface BrokenForm {
  readonly type: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const BOUNDARY = 'x';
const EOL = '\r\n';

/** Forms that once ended the process, and similar ones. */
export const KNOWN_BREAKERS: ReadonlyArray<readonly [what: string, body: string]> = [
  ['a NUL in the name of a header', '--x\r\nA\0: 1\r\n\r\n\r\n--x--\r\n'],
  ['a header without a colon', '--x\r\nContent-Disposition\r\n\r\nv\r\n--x--\r\n'],
  ['a header of 20 kB', `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(20_000)}"\r\n\r\nv\r\n--x--\r\n`],
  ['three thousand headers', `--x\r\n${'A: 1\r\n'.repeat(3_000)}\r\nv\r\n--x--\r\n`],
  ['a NUL in the name of a file', part('0', 'v', 'a\0b.png')],
  ['a header that begins with a colon', '--x\r\n: form-data; name="a"\r\n\r\nv\r\n--x--\r\n'],
  ['no line after the headers', '--x\r\nContent-Disposition: form-data; name="a"\r\n--x--\r\n'],
  ['a file that breaks off', '--x\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\nabc'],
  ['a boundary that breaks off', '--x\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\nabc\r\n--'],
  ['nothing', ''],
  ['a thousand parts', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n'.repeat(1_100) + '--x--\r\n'],
  ['the prototype for a name', part('__proto__', 'v') + part('constructor', 'v', 'a.png')],
];

/** Yields malformed forms, the same for the same seed: valid ones whose bytes, headers or lengths were changed. */
export function* brokenForms(sound: readonly string[], count: number, seed: number): Generator<BrokenForm> {
  const random = seeded(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const one = <T>(items: readonly T[]): T => items[below(items.length)] as T;

  for (let made = 0; made < count; made++) {
    let text = one(sound);
    const spoils = 1 + below(3);
    for (let i = 0; i < spoils; i++) text = one(SPOILS)(text, below, one);
    yield {
      body: Buffer.from(text, 'latin1'),
      type: random() < 0.9 ? `multipart/form-data; boundary=${BOUNDARY}` : one(TYPES),
      headers:
        random() < 0.9 ? {} : { 'content-encoding': one(['gzip', 'br', 'deflate', 'zstd', 'identity', '\u00ff']) },
    };
  }
}

/** Writes a part of a form with its boundary; a file if it has a name. */
export function part(name: string, value: string, fileName?: string): string {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  return `--${BOUNDARY}${EOL}Content-Disposition: form-data; name="${name}"${file}${EOL}${EOL}${value}${EOL}`;
}

/** The last line of a multipart form, with its boundary. */
export const END = `--${BOUNDARY}--${EOL}`;

type Below = (most: number) => number;
type One = <T>(items: readonly T[]) => T;

const HEADERS = [
  'A\0: 1',
  'no colon',
  ': ',
  '',
  ' folded',
  `A: ${'x'.repeat(20_000)}`,
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name=""',
  'Content-Disposition: form-data; name="a"; filename="\0"',
  'Content-Disposition: form-data; name="a"; filename=""',
  'Content-Disposition: form-data; name="0"; filename*=UTF-8\'\'%ZZ%E0%A4%A',
  'Content-Disposition: form-data; name="0"; filename*=none\'\'x',
  'Content-Disposition: form-data; name="map"',
  'Content-Disposition: attachment; filename="a',
  'Content-Disposition: form-data; name="0"; filename="../../etc/passwd"',
  'Content-Disposition: form-data; name="toString"',
  'Content-Type: application/json',
  'Content-Type: multipart/mixed; boundary=y',
  'Content-Type: text/plain; charset=nothing-at-all',
  'Content-Type: text/plain; charset=utf-16le',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Transfer-Encoding: \0',
  'Content-Length: -1',
];

const BYTES = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '--x',
  '--x--',
  '\r\n--x',
  '"',
  ';',
  ':',
  '\xff\xfe',
  '\xc3',
  '{',
  '}',
  '[',
  '\\u0000',
];

const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=y',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/form-data; boundary=x; boundary=y',
  'multipart/form-data; boundary="x',
  'multipart/form-data; charset=x; boundary=x',
  "multipart/form-data; boundary*=utf-8''x",
  'multipart/form-data;boundary=\tx',
  'Multipart/Form-Data; Boundary=x',
  'multipart/mixed; boundary=x',
];

/** Ways to break a text. */
const SPOILS: ReadonlyArray<(text: string, below: Below, one: One) => string> = [
  // cut off at the end
  (text, below) => text.slice(0, below(text.length + 1)),
  // cut off at the beginning
  (text, below) => text.slice(below(text.length + 1)),
  // something inserted
  (text, below, one) => {
    const at = below(text.length + 1);
    return text.slice(0, at) + one(BYTES) + text.slice(at);
  },
  // a header inserted
  (text, below, one) => {
    const lines = text.split(EOL);
    lines.splice(below(lines.length + 1), 0, one(HEADERS));
    return lines.join(EOL);
  },
  // a header inserted many times
  (text, below, one) => {
    const lines = text.split(EOL);
    lines.splice(1, 0, ...Array.from({ length: 1 + below(3_000) }, () => one(['A: 1', 'Content-Type: text/plain'])));
    return lines.join(EOL);
  },
  // something removed
  (text, below) => {
    const at = below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + below(40));
  },
  // a line removed
  (text, below) => {
    const lines = text.split(EOL);
    lines.splice(below(lines.length), 1);
    return lines.join(EOL);
  },
  // one byte changed
  (text, below) => {
    const at = below(text.length);
    return text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + 1);
  },
  // everything repeated
  (text) => text + text,
  // other line ends
  (text, _below, one) => text.replaceAll(EOL, one(['\n', '\r', '\r\r\n', '\n\r'])),
];
