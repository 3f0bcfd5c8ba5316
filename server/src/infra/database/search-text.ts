import { raw } from '@mikro-orm/sql';
import { cleanText } from '../../shared/field-rules.js';

/** The condition that any of these SQL columns contains the text, without regard to case and accents. */
export function containsText(columns: readonly string[], text: string) {
  const pattern = `%${(cleanText(text) ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const condition = columns.map((column) => `unaccent(lower(${column})) like unaccent(lower(?))`).join(' or ');
  return raw(
    `(${condition})`,
    columns.map(() => pattern),
  );
}
