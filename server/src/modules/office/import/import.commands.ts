import { cleanLine } from '../../../kernel/field-rules.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import type { FieldSource, ImportDraftRecord } from './import-draft.entity.js';
import type { ImportField } from './import-field.js';
import type { ImportSourceInput } from './import.input.js';

/** The most characters of a file's name that are kept. */
const MAX_FILE_NAME = 120;
/** The most characters of a text for all lines. */
const MAX_VALUE = 200;

/** Cleans the name of a file, which is only shown. */
export function cleanFileName(sent: string): string {
  return (cleanLine(sent) ?? 'Fichier').slice(0, MAX_FILE_NAME);
}

/** Reads a matching of columns: one source for each field, with columns that the table has. Throws ValidationError. */
export function parseSources(
  fields: readonly ImportField[],
  { headings }: Pick<ImportDraftRecord, 'headings'>,
  sent: readonly ImportSourceInput[],
): FieldSource[] {
  const sources = new Map(sent.map((source) => [source.field, source]));
  const unknown = [...sources.keys()].find((name) => fields.every((field) => field.name !== name));
  if (unknown !== undefined) throw new ValidationError({ sources: [`Le champ « ${unknown} » n'existe pas.`] });
  return fields.map(({ name, heading }) => {
    const column = sources.get(name)?.column ?? null;
    const value = column === null ? (cleanLine(sources.get(name)?.value) ?? null) : null;
    if (column !== null && (column < 0 || column >= headings.length))
      throw new ValidationError({ sources: [`La colonne choisie pour « ${heading} » n'existe pas dans ce fichier.`] });
    if (value !== null && value.length > MAX_VALUE)
      throw new ValidationError({
        sources: [`La valeur de « ${heading} » ne doit pas dépasser ${MAX_VALUE} caractères.`],
      });
    return { field: name, column, value };
  });
}
