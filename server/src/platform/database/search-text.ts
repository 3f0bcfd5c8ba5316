import { sql } from 'kysely';
import { cleanText } from '../../kernel/field-rules.js';
import { anyOf, type Sql } from './sql-parts.js';

/** Returns the condition that any of these SQL columns contains the text, ignoring case and accents. */
export function containsText(columns: readonly string[], text: string): Sql {
  const pattern = containing(cleanText(text) ?? '');
  return anyOf(columns.map((column) => sql`search_form(${sql.raw(column)}) like search_form(${pattern})`));
}

/** Returns the condition that a SQL column of upper-case keys contains the text; a trigram index on the column serves it. */
export function containsKey(column: string, text: string): Sql {
  return sql`${sql.raw(column)} like ${containing((cleanText(text) ?? '').toUpperCase())}`;
}

/**
 * Returns `containsText` with a telephone column in addition, in which a Moroccan number is found however it was written: 0612… finds
 * +212612… and vice versa, ignoring spaces and dashes.
 */
export function containsTextOrPhone(columns: readonly string[], phoneColumn: string, text: string): Sql {
  return anyOf([
    containsText(columns, text),
    ...phoneForms(text).map((form) => sql`${sql.raw(phoneColumn)} like ${form}`),
  ]);
}

/** Returns patterns for the ways in which a part of a telephone number may be stored; none if it holds anything but digits. */
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
