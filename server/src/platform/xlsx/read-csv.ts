import Papa from 'papaparse';
import { assertTableLength, MAX_TABLE_COLUMNS, TableFileError, type TableRow } from './table-file.js';

/** What separates cells, the most frequent in French first. */
const DELIMITERS = [';', ',', '\t', '|'];
/** A first line by which Excel is told the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
// eslint-disable-next-line no-control-regex -- Finds files that are no text by control characters, which no text has.
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** Reads a CSV file in UTF-8, UTF-16 or Windows-1252, with any of the usual separators, as texts. Throws TableFileError. */
export function readCsv(bytes: Buffer): TableRow[] {
  const text = decoded(bytes);
  if (BINARY.test(text))
    throw new TableFileError('Ce type de fichier ne se lit pas : envoyez un classeur .xlsx ou un fichier CSV.');
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const table = text.slice(separatorLine.length);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter: separator ?? delimiterOf(table) });
  const first = separatorLine ? 2 : 1;
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open)
    throw new TableFileError(
      `Ligne ${(open.row ?? 0) + first} : un guillemet n'est pas fermé. Corrigez-la et recommencez.`,
    );
  const rows = data
    .map((cells, index) => ({ line: index + first, cells: cells.slice(0, MAX_TABLE_COLUMNS) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  assertTableLength(rows.length);
  return rows;
}

/** Returns the separator that the first filled line has most of, outside of quotes. The library's own guess fails for short tables. */
function delimiterOf(table: string): string {
  const line = (/^.*\S.*$/m.exec(table)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => line.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Decodes a text by its byte order mark; without one as UTF-8, and if it is none as Windows wrote it. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
