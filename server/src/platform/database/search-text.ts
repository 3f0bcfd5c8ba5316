import { sql } from 'kysely';
import { cleanText } from '../../kernel/field-rules.js';
import { anyOf, type Sql } from './sql-parts.js';

/** Gives the condition that any of these SQL columns contains the text, without regard to case and accents. */
export function containsText(columns: readonly string[], text: string): Sql {
  const pattern = containing(cleanText(text) ?? '');
  return anyOf(columns.map((column) => sql`search_form(${sql.raw(column)}) like search_form(${pattern})`));
}

/** Gives the condition that a SQL column of keys in capitals contains the text; an index of trigrams on the column serves it. */
export function containsKey(column: string, text: string): Sql {
  return sql`${sql.raw(column)} like ${containing((cleanText(text) ?? '').toUpperCase())}`;
}

/**
 * Gives `containsText`, with a column of telephones beside them, in which a Moroccan number is found however it was written: 0612… finds
 * +212612… and the other way round, spaces and dashes aside.
 */
export function containsTextOrPhone(columns: readonly string[], phoneColumn: string, text: string): Sql {
  return anyOf([
    containsText(columns, text),
    ...phoneForms(text).map((form) => sql`${sql.raw(phoneColumn)} like ${form}`),
  ]);
}

/** Patterns of the ways a part of a telephone number may be kept; none for what holds anything but digits. */
function phoneForms(text: string): string[] {
  const typed = (cleanText(text) ?? '').replace(/[\s\p{Pd}.()]/gu, '');
  if (!/^\+?\d{2,}$/.test(typed)) return [];
  const national = /^0([1-9]\d*)$/.exec(typed)?.[1];
  if (national !== undefined) return [containing(typed), containing(`212${national}`)];
  const international = /^(?:\+|00)?212(\d+)$/.exec(typed)?.[1];
  if (international !== undefined) return [containing(`212${international}`), `0${international}%`];
  return [containing(typed)];
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
