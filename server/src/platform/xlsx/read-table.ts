import { readCsv } from './read-csv.js';
import { readWorkbook } from './read-workbook.js';
import { TableFileError, type TableRow } from './table-file.js';

const ZIP = Buffer.from('PK\u0003\u0004');
/** Excel's former format, and the wrapping of workbooks with a password. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const NUL = '\u0000';

/**
 * Reads a workbook (.xlsx) or a CSV file, recognised by its content, as lines of texts; lines without any text are left out. Throws
 * TableFileError with a sentence for the user.
 */
export async function readTable(bytes: Buffer): Promise<TableRow[]> {
  const head = bytes.subarray(0, 4);
  if (head.equals(COMPOUND_FILE))
    throw new TableFileError(
      "Ce classeur est dans l'ancien format .xls, ou protégé par un mot de passe : enregistrez-le en .xlsx, sans mot de passe.",
    );
  const rows = head.equals(ZIP) ? await readWorkbook(bytes) : readCsv(bytes);
  const filled = rows
    .map(({ line, cells }) => ({ line, cells: cells.map(storable) }))
    .filter(({ cells }) => cells.some(Boolean));
  if (filled.length === 0) throw new TableFileError('Ce fichier ne contient aucune ligne.');
  return filled;
}

/** Returns a text that the database stores as JSON: without NUL and halves of signs. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll(NUL, '').trim();
}
