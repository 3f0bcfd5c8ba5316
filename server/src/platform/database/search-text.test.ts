import { sql } from 'kysely';
import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '../../../test/test-database.js';
import { searchForm } from '../../kernel/search-form.js';
import type { Database } from './orm.js';
import { containsPhone, containsPlate, containsText } from './search-text.js';
import type { Sql } from './sql-parts.js';

/** The functions of the pages, whose lists in the browser are searched in the same way. */
const page = (file: string): string =>
  fileURLToPath(new URL(`../../../../web/src/platform/format/${file}.ts`, import.meta.url));
const pages = { ...(await import(page('plainText'))), ...(await import(page('phoneDigits'))) } as Record<
  'plainText' | 'plateKey' | 'phoneDigits',
  (text: string) => string
>;

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function formsOf(name: string, texts: readonly string[]): Promise<string[]> {
  const rows = await database.orm.em
    .fork()
    .execute<{ form: string }[]>(`select ${name}(x) as form from jsonb_array_elements_text(?::jsonb) x`, [
      JSON.stringify(texts),
    ]);
  return rows.map(({ form }) => form);
}

async function holds(condition: Sql): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${condition} as found`.execute(
    database.orm.em.fork().getKysely(),
  );
  return rows[0]?.found ?? false;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'::text`;

const NAMES: readonly (readonly [stored: string, ...searched: string[]])[] = [
  ['أحمد', 'احمد', 'اَحْمَد', 'أحـمـد', 'إحمد', 'ٱحمد', '\u200fأحمد', 'ﺃﺣﻤﺪ'],
  ['فاطمة الزهراء', 'فاطمه', 'فَاطِمَة', 'الزهرا'],
  ['مصطفى', 'مصطفي', 'مصطفی'],
  ['Ait-Ben Haddou', 'Ait Ben Haddou', 'ait-ben-haddou', 'Aït‑Ben‑Haddou', ' ben  haddou ', 'Ben-', 'Ａｉｔ'],
  ['Ait Ben Haddou', 'Ait-Ben-Haddou', 'AIT–BEN'],
  ['Zoe\u0308 Stra\u00dfe', 'zo\u00eb', 'ZOE', 'strasse'],
  ["O'Brien", 'O’Brien', 'obrien', 'OʼBRIEN'],
  ['Łukasz Ørsted', 'lukasz', 'orsted'],
  ['Œuvré', 'oeuvre', 'ŒUVRE'],
  ['100_%', '100_%', '_%'],
];
const PHONES: readonly (readonly [stored: string, ...searched: string[]])[] = [
  [
    '+212612345678',
    '0612345678',
    '06 12 34',
    '00212612',
    '+212 (0)6 12',
    '612345678',
    '٠٦١٢٣٤',
    '5678',
    '06.12.34.56.78',
  ],
  ['0612345678', '+212612345678', '00212 6 12', '212612', '(+212) 612-345678', '\u202a+212612345678\u202c'],
  ['+33612345678', '+33 6 12', '0033612345678', '06 12 34 56 78', '+33 (0)6 12 34 56 78', '+330612345678'],
  ['0033612345678', '+33612345678', '33612'],
  ['612345678', '0612345678', '+212612345678'],
];
const PLATES: readonly (readonly [stored: string, ...searched: string[]])[] = [
  [
    '12345-أ-6',
    '12345-ا-6',
    '12345 | أ | 6',
    '12345-A-6',
    '12345a6',
    '6-أ-12345',
    '١٢٣٤٥-أ-٦',
    '12345–إ–6',
    '12345/آ/6',
    '345 أ',
  ],
  ['12345-A-6', '12345-أ-6', '6-أ-12345', '12345\u200f-أ-\u200f6'],
  ['777-هـ-15', '777-ه-15', '777-H-15', '15-ه-777'],
  ['777-و-15', '777-W-15', '777 E 15'],
  ['WW-123456', 'WW 123456', 'ww123456', '123456-WW', 'ＷＷ　123456'],
  ['AA-123-BB', 'aa 123 bb', 'AA123BB'],
];

const pairs = (table: typeof NAMES) =>
  table.flatMap(([stored, ...searched]) => searched.map((text) => ({ stored, text })));

it.each(pairs(NAMES))('$stored is found by $text', async ({ stored, text }) => {
  expect(await holds(containsText([quoted(stored)], text))).toBe(true);
});
it.each(pairs(PHONES))('$stored is found by $text', async ({ stored, text }) => {
  expect(await holds(containsPhone(quoted(stored), text))).toBe(true);
});
it.each(pairs(PLATES))('$stored is found by $text', async ({ stored, text }) => {
  expect(await holds(containsPlate(quoted(stored), text))).toBe(true);
});

it.each([
  containsText(["'Amal'::text"], 'Amel'),
  containsPhone("'+212612345678'::text", '+33612345678'),
  containsPhone("'+212612345678'::text", 'poste 5'),
  containsPhone("'+212612345678'::text", '00'),
  containsPlate("'12345-A-6'::text", '12345-B-6'),
  containsPlate("'12-A-6'::text", '6-A-12'),
  containsPlate("'12345-A-6'::text", ' - '),
])('does not find another record (%#)', async (condition) => {
  expect(await holds(condition)).toBe(false);
});

describe('the form of texts and plates', () => {
  const texts = [...NAMES, ...PHONES, ...PLATES].flat();
  // Every letter of the scripts that names are written in, but for the one capital that Unicode 16 added:
  // a PostgreSQL server with older tables knows no small letter for it.
  const letters = [...Array(0x2200).keys()]
    .filter((code) => code >= 0x20 && code !== 0x1c89)
    .map((code) => `a${String.fromCharCode(code)}b`);

  it('is the same in the database, the server and the pages', async () => {
    const all = [...texts, ...letters];
    const stored = await formsOf('search_form', all);
    expect(all.map(searchForm)).toEqual(stored);
    expect(all.map(pages.plainText)).toEqual(stored);
    expect(texts.map(pages.plateKey)).toEqual(await formsOf('plate_key', texts));
    const numbers = [...PHONES.flat(), ...[...Array(1000).keys()].map((code) => `+${code}0612345678`)];
    expect(numbers.map(pages.phoneDigits)).toEqual(await formsOf('phone_key', numbers));
  });
});
