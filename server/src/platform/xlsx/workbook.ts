import { Writable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { toWireTime } from '../../kernel/time.js';
import { xmlText } from '../../kernel/xml-text.js';
import type { PreparedFile } from '../documents/prepared-file.js';

/** The media type of an Excel workbook. */
export const WORKBOOK_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How a column's values are written; money is a decimal string of dirhams, a day `YYYY-MM-DD`, a moment a Date. */
export type CellKind = 'text' | 'integer' | 'money' | 'percent' | 'day' | 'moment';

/** A column of a workbook: its heading, and how a cell is read from a row. Null and undefined leave the cell empty. */
export interface Column<Row> {
  /** The heading, in French. */
  readonly title: string;
  readonly kind?: CellKind;
  /** In characters; by default as wide as the heading and the kind need. */
  readonly width?: number;
  readonly value: (row: Row) => string | number | Date | null | undefined;
}

const FORMATS: Readonly<Partial<Record<CellKind, string>>> = {
  integer: '#,##0',
  money: '#,##0.00" Dh"',
  percent: '0.0" %"',
  day: 'dd-mm-yyyy',
  moment: 'dd-mm-yyyy hh:mm',
};
const WIDTHS: Readonly<Record<CellKind, number>> = {
  text: 24,
  integer: 12,
  money: 16,
  percent: 12,
  day: 14,
  moment: 18,
};
/** Longest sheet name a workbook may have. */
const MAX_SHEET_NAME = 31;

/** How long rows are written before other requests run: ten thousand rows at once delayed them by 1.3 s. */
const SLICE_MS = 8;

/**
 * Makes a workbook of one sheet: a frozen heading row with filters, then the rows. Texts stay texts, never formulas. Rows are compressed as
 * they come, so that a long list is never in memory as cells.
 */
export async function makeWorkbook<Row>(
  sheetName: string,
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<Buffer> {
  const packed: Buffer[] = [];
  // Loaded here, because it is large and most server starts never export.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: collecting(packed), useStyles: true });
  const sheet = workbook.addWorksheet(
    xmlText(sheetName)
      .replace(/[*?:\\/[\]]/g, ' ')
      .slice(0, MAX_SHEET_NAME),
    {
      views: [{ state: 'frozen', ySplit: 1 }],
    },
  );
  const styles = columns.map(({ kind = 'text' }) => ({
    alignment: { vertical: 'top' as const, wrapText: kind === 'text' },
    ...(FORMATS[kind] && { numFmt: FORMATS[kind] }),
  }));
  sheet.columns = columns.map(({ title, kind = 'text', width }, index) => ({
    header: xmlText(title),
    width: width ?? Math.max(WIDTHS[kind], title.length + 4),
    style: styles[index] ?? {},
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  let turnBegan = performance.now();
  for await (const row of rows) {
    const line = sheet.addRow(columns.map((column) => toCell(column.value(row), column.kind ?? 'text')));
    // All cells of a column share one style object, which the writer recognises; merged copies would each count as a new style.
    line.eachCell((cell, index) => (cell.style = styles[index - 1] ?? {}));
    line.commit();
    if (performance.now() - turnBegan < SLICE_MS) continue;
    await othersTurn();
    turnBegan = performance.now();
  }
  sheet.commit();
  await workbook.commit();
  return Buffer.concat(packed);
}

/** Makes a workbook that is written when the document queue asks for it. */
export function workbookFile(fileName: string, make: () => Promise<Buffer>): PreparedFile {
  return { fileName, mediaType: WORKBOOK_MEDIA_TYPE, make };
}

function collecting(chunks: Buffer[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
}

function toCell(value: string | number | Date | null | undefined, kind: CellKind): string | number | Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (kind === 'text') return xmlText(String(value));
  // A sheet has no time zones, so the agency's local time is written.
  if (kind === 'moment') return new Date(`${toWireTime(value as Date).replace(' ', 'T')}:00Z`);
  if (kind === 'day') return new Date(`${String(value)}T00:00:00Z`);
  return Number(value);
}
