import { ValidationError } from '../../kernel/domain-error.js';

/** A line of a table, with its number in the file. Days are `YYYY-MM-DD`, moments `YYYY-MM-DD HH:mm`. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Thrown for a file that cannot be read as a table; the message is in French, under the field `file`. */
export class TableFileError extends ValidationError {
  constructor(message: string) {
    super({ file: [message] }, 'IMPORT.FILE');
  }
}

/** The most lines of a table below its headings. */
const MAX_TABLE_LINES = 5_000;
/** The most columns that are read; those to the right are ignored. */
export const MAX_TABLE_COLUMNS = 100;
/** Lines above the headings, such as a title, and empty ones between the others. */
const SPARE_LINES = 50;

/** Throws TableFileError if so many filled lines are more than a table may have, apart from `spare` ones. */
export function assertTableLength(lines: number, spare = SPARE_LINES): void {
  if (lines <= MAX_TABLE_LINES + spare) return;
  const [found, most] = [lines, MAX_TABLE_LINES].map((count) => count.toLocaleString('fr-FR'));
  throw new TableFileError(
    `Ce fichier a ${found} lignes : ${most} au plus par import. Partagez-le en plusieurs fichiers.`,
  );
}
