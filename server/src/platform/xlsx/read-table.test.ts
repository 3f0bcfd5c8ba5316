import ExcelJS from 'exceljs';
import { csvOf, xlsxOf } from '../../../test/import-file.js';
import { readTable } from './read-table.js';

const text = (content: string, encoding: 'utf8' | 'latin1' | 'utf16le' = 'utf8'): Buffer =>
  Buffer.from(content, encoding);
const cellsOf = async (bytes: Buffer) => (await readTable(bytes)).map(({ cells }) => cells);
const refusal = async (bytes: Buffer): Promise<string> =>
  readTable(bytes).then(
    () => 'read',
    (error: Error) => error.message,
  );

describe('a CSV file', () => {
  const expected = [
    ['Prénom', 'Société'],
    ['Zoé', 'A; B'],
  ];
  it.each([
    ['UTF-8 with semicolons', text('Prénom;Société\r\nZoé;"A; B"\r\n')],
    ['UTF-8 with a mark and commas', text('\uFEFFPrénom,Société\nZoé,A; B\n')],
    ['Windows-1252', text('Prénom;Société\nZoé;"A; B"', 'latin1')],
    ['UTF-16 with tabs', text('\uFEFFPrénom\tSociété\nZoé\tA; B\n', 'utf16le')],
    ['a first line for Excel', text('sep=|\nPrénom|Société\nZoé|A; B')],
  ])('is read in %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(expected);
  });

  it('keeps the numbers of its lines, empty ones counted, and line breaks within quotes', async () => {
    expect(await readTable(text('Nom;Note\n\n;;\nAli;"un\ndeux"\n'))).toEqual([
      { line: 1, cells: ['Nom', 'Note'] },
      { line: 4, cells: ['Ali', 'un\ndeux'] },
    ]);
  });
});

describe('a workbook', () => {
  it('gives days, moments, numbers, choices and results of formulas as texts; merged cells all have their text', async () => {
    const bytes = await xlsxOf(
      [
        ['Titre de la feuille', null],
        ['Début', 'Prix', 'Clim', 'Total', 'Nom'],
        [
          new Date('2026-03-01T10:30:00Z'),
          0.1 + 0.2,
          true,
          { formula: 'B3*2', result: 0.6 },
          { richText: [{ text: 'Ali' }, { text: ' B' }] },
        ],
        [new Date('2026-03-02'), 350, false, { formula: 'A1/0', result: { error: '#DIV/0!' } }, 'Sara'],
        [null, null, null, { formula: 'X' }, { text: 'lien', hyperlink: 'http://x' }],
      ],
      (sheet) => {
        sheet.mergeCells('A1:E1');
        sheet.mergeCells('B4:B5');
      },
    );
    expect(await readTable(bytes)).toEqual([
      { line: 1, cells: Array.from({ length: 5 }, () => 'Titre de la feuille') },
      { line: 2, cells: ['Début', 'Prix', 'Clim', 'Total', 'Nom'] },
      { line: 3, cells: ['2026-03-01 10:30', '0.3', 'Oui', '0.6', 'Ali B'] },
      { line: 4, cells: ['2026-03-02', '350', 'Non', '#DIV/0!', 'Sara'] },
      { line: 5, cells: ['', '350', '', '#N/A', 'lien'] },
    ]);
  });

  it('is read from its first sheet with content that is shown', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Vide');
    workbook.addWorksheet('Cachée', { state: 'hidden' }).addRow(['non']);
    workbook.addWorksheet('Notice').addRow(['non plus']);
    workbook.addWorksheet('Données').addRow(['oui']);
    expect(await cellsOf(Buffer.from(await workbook.xlsx.writeBuffer()))).toEqual([['oui']]);
  });
});

describe('refuses in French', () => {
  const lines = Array.from({ length: 5_100 }, (_, index) => [index, 'x']);
  it.each([
    ['an empty file', Buffer.alloc(0), /aucune ligne/],
    ['a file of blanks', text(' ;;\n;\n'), /aucune ligne/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), /classeur \.xlsx ou un fichier CSV/],
    ['a workbook in the former format', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /ancien format \.xls/],
    ['a damaged workbook', Buffer.concat([text('PK\u0003\u0004'), Buffer.alloc(200, 7)]), /classeur/],
    ['a quote that is not closed', text('Nom;Note\nAli;"ouverte\nSara;x'), /Ligne 2.*guillemet/],
    ['too many lines', csvOf(lines), /5.100 lignes.*5.000 au plus/],
  ])('%s', async (_, bytes, sentence) => {
    expect(await refusal(bytes)).toMatch(sentence);
  });

  it('an archive that is no workbook', async () => {
    const { zipSync } = await import('fflate');
    expect(await refusal(Buffer.from(zipSync({ 'a.txt': new Uint8Array(9) })))).toMatch(/pas un classeur \.xlsx/);
  });

  it('a small workbook that unpacks to a very large one, before it is in memory', async () => {
    const { zipSync } = await import('fflate');
    const bomb = zipSync({
      'xl/workbook.xml': new Uint8Array(9),
      'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000),
    });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(Buffer.from(bomb))).toMatch(/trop grand/);
  });
});
