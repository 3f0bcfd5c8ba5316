import { WORKBOOK_MEDIA_TYPE } from './workbook.js';
import type { PreparedFile } from '../documents/prepared-file.js';

/** A column of a template that people fill in. */
export interface TemplateColumn {
  readonly heading: string;
  readonly example: string;
  readonly required: boolean;
  /** What may be written, in French. */
  readonly note: string;
  /** The values of a list that the cells offer; empty for any value. */
  readonly choices: readonly string[];
}

/** How many cells of a column offer the list of its values. */
const LISTED_LINES = 1_000;
/** The most characters of a list within a cell's rule; Excel opens no file with a longer one. */
const MAX_LIST = 255;
const HEADING = { bold: true } as const;
const EXAMPLE = { italic: true, color: { argb: 'FF6B7280' } } as const;

/** Makes a workbook to fill in: a sheet with the headings and an example, and one that says what each column takes. */
export function templateFile(fileName: string, sheetName: string, columns: readonly TemplateColumn[]): PreparedFile {
  return { fileName, mediaType: WORKBOOK_MEDIA_TYPE, make: () => makeTemplate(sheetName, columns) };
}

async function makeTemplate(sheetName: string, columns: readonly TemplateColumn[]): Promise<Buffer> {
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ heading, example }) => ({
    header: heading,
    width: Math.max(heading.length, example.length) + 4,
    // As text, so that a program neither drops the zero of a telephone nor turns a plate into a date.
    style: { numFmt: '@' },
  }));
  sheet.getRow(1).font = HEADING;
  sheet.addRow(columns.map(({ example }) => example)).font = EXAMPLE;
  columns.forEach(({ choices }, index) => {
    const list = choices.join(',');
    if (choices.length === 0 || list.length > MAX_LIST) return;
    for (let line = 2; line < LISTED_LINES + 2; line += 1)
      sheet.getCell(line, index + 1).dataValidation = { type: 'list', allowBlank: true, formulae: [`"${list}"`] };
  });
  const notes = workbook.addWorksheet('Notice', { views: [{ state: 'frozen', ySplit: 1 }] });
  notes.columns = [
    { header: 'Colonne', width: 28 },
    { header: 'Obligatoire', width: 14 },
    { header: 'Ce que vous pouvez écrire', width: 90, style: { alignment: { wrapText: true, vertical: 'top' } } },
  ];
  notes.getRow(1).font = HEADING;
  for (const { heading, required, note } of columns) notes.addRow([heading, required ? 'Oui' : 'Non', note]);
  notes.addRow([]);
  for (const rule of RULES) notes.addRow([rule]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const RULES = [
  "La ligne d'exemple n'est pas importée : gardez-la ou effacez-la.",
  "L'ordre des colonnes est libre ; celles qui ne vous servent pas peuvent être supprimées.",
  'Une case vide ne change rien à ce qui est déjà enregistré.',
];
