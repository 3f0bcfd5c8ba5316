import { assertTableLength, TableFileError, type TableRow } from '../../../platform/xlsx/table-file.js';
import type { FieldSource } from './import-draft.entity.js';
import { type ImportField, plainForm, UnreadableCell } from './import-field.js';
import type { LineValues } from './import-kind.js';

/** The lines at the top of a file among which the headings are looked for; a title may stand above them. */
const FIRST_LINES = 10;
/** So many cells that equal the example make a line the template's. */
const EXAMPLE_CELLS = 3;
/** What a sheet shows of a formula that failed. */
const FAILED_FORMULA = /^#(REF|N\/A|VALUE|VALEUR|NAME|NOM|DIV\/0|NUM|NOMBRE|NULL|NUL)[!?]?$/;

/** A table with its headings and their matching. */
export interface MatchedTable {
  readonly headings: string[];
  readonly rows: TableRow[];
  readonly sources: FieldSource[];
}

/** Finds the headings of a table and matches them with the fields. Throws TableFileError if nothing is left to import. */
export function matchTable(fields: readonly ImportField[], table: readonly TableRow[]): MatchedTable {
  const heads = table.slice(0, FIRST_LINES);
  const matches = heads.map(({ cells }) => matchedCount(suggestSources(fields, cells)));
  const best = Math.max(...matches);
  const index =
    best > 0
      ? matches.indexOf(best)
      : Math.max(
          0,
          heads.findIndex(({ cells }) => cells.filter(Boolean).length > 1),
        );
  const headings = [...(heads[index]?.cells ?? [])];
  const sources = suggestSources(fields, headings);
  const rows = table.slice(index + 1).filter(({ cells }) => !isExample(fields, sources, cells));
  if (rows.length === 0)
    throw new TableFileError('Ce fichier ne contient aucune ligne à importer sous ses titres de colonnes.');
  assertTableLength(rows.length, 0);
  return { headings, rows, sources };
}

/** Matches each field with the column whose heading means it; a field's own heading goes before the synonyms of others. */
export function suggestSources(fields: readonly ImportField[], headings: readonly string[]): FieldSource[] {
  const forms = headings.map((heading) => plainForm(heading.replace(/\(.*?\)/g, ' ')));
  const found = new Map<string, number>();
  const take = (field: ImportField, names: readonly string[]): void => {
    if (found.has(field.name)) return;
    const wanted = names.map(plainForm);
    const taken = new Set(found.values());
    const column = forms.findIndex((form, index) => form !== '' && wanted.includes(form) && !taken.has(index));
    if (column >= 0) found.set(field.name, column);
  };
  for (const field of fields) take(field, [field.heading]);
  for (const field of fields) take(field, field.synonyms);
  return fields.map(({ name }) => ({ field: name, column: found.get(name) ?? null, value: null }));
}

function matchedCount(sources: readonly FieldSource[]): number {
  return sources.filter(({ column }) => column !== null).length;
}

/** Tells whether a line is the example of the template. */
function isExample(fields: readonly ImportField[], sources: readonly FieldSource[], cells: readonly string[]): boolean {
  const read = fields.flatMap(({ example }, index) => {
    const column = sources[index]?.column ?? null;
    return column === null ? [] : [{ example, text: cells[column] ?? '' }];
  });
  return (
    read.filter(({ example }) => example !== '').length >= EXAMPLE_CELLS &&
    read.every(({ example, text }) => text === example)
  );
}

/** The values of a line, and the cells that cannot be read. */
export interface ReadLine {
  readonly values: LineValues;
  /** French sentences by field. */
  readonly unreadable: Readonly<Record<string, readonly string[]>>;
}

/** Reads the cells of a line. Empty cells give no value. */
export function readLine(
  fields: readonly ImportField[],
  sources: readonly FieldSource[],
  cells: readonly string[],
): ReadLine {
  const values: Record<string, unknown> = {};
  const unreadable: Record<string, string[]> = {};
  const sourceOf = new Map(sources.map((source) => [source.field, source]));
  for (const field of fields) {
    const { column = null, value = null } = sourceOf.get(field.name) ?? {};
    const text = ((column === null ? value : cells[column]) ?? '').trim();
    if (text === '') continue;
    try {
      if (FAILED_FORMULA.test(text)) throw new UnreadableCell(`La formule de cette case donne une erreur (${text}).`);
      values[field.name] = field.read(text);
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      unreadable[field.name] = [error.message];
    }
  }
  return { values, unreadable };
}
