import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Cell, CellValue, Worksheet } from 'exceljs';
import { MINUTE_MS } from '../../kernel/time.js';
import { assertTableLength, MAX_TABLE_COLUMNS, TableFileError, type TableRow } from './table-file.js';

/** A workbook of 5,000 lines has some 6 MB of XML; a small file may unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Bytes that are unpacked before other requests run. */
const SLICE_BYTES = 64 * 1024;
/** Parts of a sheet that say nothing about its cells. */
const IGNORED_PARTS = [
  'conditionalFormatting',
  'dataValidations',
  'drawing',
  'hyperlinks',
  'pageSetup',
  'sheetProtection',
];
/** Sheets that explain a template. */
const NOTES = /^notice/i;
/** The text of a formula whose result the file lacks. */
const NO_RESULT = '#N/A';

const TOO_LARGE = 'Ce classeur est trop grand : gardez une seule feuille, sans images, et recommencez.';
const UNREADABLE = "Ce classeur ne s'ouvre pas : enregistrez-le à nouveau au format .xlsx et recommencez.";

/** Reads the first sheet with content of a workbook as texts. Throws TableFileError. */
export async function readWorkbook(bytes: Buffer): Promise<TableRow[]> {
  await assertUnpackedSize(bytes);
  // Loaded here, because it is large and most server starts never read a workbook.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  try {
    // The library's types name an older Buffer.
    await workbook.xlsx.load(bytes as never, { ignoreNodes: IGNORED_PARTS });
  } catch {
    throw new TableFileError(UNREADABLE);
  }
  const sheet = workbook.worksheets.find(
    ({ state, actualRowCount, name }) => state === 'visible' && actualRowCount > 0 && !NOTES.test(name),
  );
  if (!sheet) throw new TableFileError('Ce classeur ne contient aucune ligne.');
  return rowsOf(sheet);
}

function rowsOf(sheet: Worksheet): TableRow[] {
  assertTableLength(sheet.actualRowCount);
  const rows: TableRow[] = [];
  sheet.eachRow((row, line) => {
    const width = Math.min(row.cellCount, MAX_TABLE_COLUMNS);
    const cells = Array.from({ length: width }, (_, index) => textOf(row.getCell(index + 1)));
    rows.push({ line, cells });
  });
  return rows;
}

/** Returns the text of a cell; cells that are merged all have the text of the first one. */
function textOf({ value }: Cell): string {
  return textOfValue(value);
}

function textOfValue(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  // Fifteen digits, as sheets show them, without the noise of binary fractions.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (value instanceof Date) return dateText(value);
  if ('error' in value) return value.error;
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('hyperlink' in value) return textOfValue(value.text as CellValue);
  return value.result === undefined ? NO_RESULT : textOfValue(value.result as CellValue);
}

/** Formats `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` for a date with a time. A sheet has no time zones. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return NO_RESULT;
  const text = new Date(Math.round(date.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  const [day = '', time = ''] = [text.slice(0, 10), text.slice(11, 16)];
  return time === '00:00' ? day : `${day} ${time}`;
}

/** Throws TableFileError if the file is no workbook, or unpacks to more than a table needs. */
async function assertUnpackedSize(bytes: Buffer): Promise<void> {
  const { Unzip, UnzipInflate } = await import('fflate');
  let size = 0;
  let isWorkbook = false;
  const archive = new Unzip((file) => {
    isWorkbook ||= file.name === 'xl/workbook.xml';
    file.ondata = (error, chunk) => {
      if (error) throw error;
      size += chunk.length;
      if (size > MAX_UNPACKED_BYTES) throw new TableFileError(TOO_LARGE);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
      archive.push(bytes.subarray(start, start + SLICE_BYTES), start + SLICE_BYTES >= bytes.length);
      await othersTurn();
    }
  } catch (error) {
    throw error instanceof TableFileError ? error : new TableFileError(UNREADABLE);
  }
  if (!isWorkbook)
    throw new TableFileError("Ce fichier n'est pas un classeur .xlsx. Enregistrez-le en .xlsx ou en CSV.");
}
