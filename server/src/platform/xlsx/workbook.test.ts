import ExcelJS from 'exceljs';
import { readSheet } from '../../../test/read-sheet.js';
import { makeWorkbook } from './workbook.js';

const rows = [
  {
    name: '=HYPERLINK("http://x")',
    km: 12_500,
    price: '1250.50',
    on: '2026-03-01',
    at: new Date('2026-11-20T10:30:00Z'),
  },
  { name: 'Été : 日本 / يوسف', km: null, price: null, on: null, at: null },
];

test('a workbook can be read back with headings, exact amounts, the agency’s days and times, and texts that are not formulas', async () => {
  const bytes = await makeWorkbook(
    'Véhicules: tous [2026] et un nom bien trop long',
    [
      { title: 'Nom', value: (row: (typeof rows)[number]) => row.name },
      { title: 'Km', kind: 'integer', value: (row) => row.km },
      { title: 'Prix', kind: 'money', value: (row) => row.price },
      { title: 'Jour', kind: 'day', value: (row) => row.on },
      { title: 'Moment', kind: 'moment', value: (row) => row.at },
    ],
    rows,
  );
  const sheet = await readSheet(bytes);
  expect(sheet?.name).toBe('Véhicules  tous  2026  et un no');
  expect(sheet?.getRow(1).values).toEqual([undefined, 'Nom', 'Km', 'Prix', 'Jour', 'Moment']);
  expect(sheet?.getRow(2).values).toEqual([
    undefined,
    '=HYPERLINK("http://x")',
    12_500,
    1250.5,
    new Date('2026-03-01T00:00:00Z'),
    new Date('2026-11-20T10:30:00Z'),
  ]);
  expect(sheet?.getCell('A2').type).toBe(ExcelJS.ValueType.String);
  expect(sheet?.getRow(3).values).toEqual([undefined, 'Été : 日本 / يوسف']);
});

test('other requests run while a long workbook is written', async () => {
  let turns = 0;
  let writing = true;
  const count = (): void => {
    turns += 1;
    if (writing) setImmediate(count);
  };
  setImmediate(count);
  let turnsBeforeLast = 0;
  const length = 20_000;
  const texts = Array.from({ length }, (_, index) => `Ligne ${index}`);
  await makeWorkbook(
    'Longue',
    [
      {
        title: 'Texte',
        value: (text: string) => {
          if (text === texts.at(-1)) turnsBeforeLast = turns;
          return text;
        },
      },
    ],
    texts,
  );
  writing = false;
  expect(turnsBeforeLast).toBeGreaterThan(1);
});

it('can be opened whatever people typed', async () => {
  const texts = ['a\uFFFEb', 'a\uFFFFb', 'a\uD800b', '\uDFFF', 'a\u0000\u000bb', '</t><c>&'];
  const bytes = await makeWorkbook('Notes\uFFFF', [{ title: 'Note\uD800', value: (text: string) => text }], texts);
  const sheet = await readSheet(bytes);
  expect([sheet?.name, sheet?.getCell('A1').value]).toEqual(['Notes', 'Note\uFFFD']);
  expect(texts.map((_, index) => sheet?.getCell(index + 2, 1).value)).toEqual([
    'ab',
    'ab',
    'a\uFFFDb',
    '\uFFFD',
    'ab',
    '</t><c>&',
  ]);
});
