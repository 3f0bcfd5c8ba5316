import { sql } from 'kysely';
import { cleanIdentityNumber, cleanLine, cleanPhone, codeSigns } from '../../kernel/field-rules.js';
import { plainDashes } from '../../kernel/signs.js';
import { anyOf, type Sql } from './sql-parts.js';

/*
 * The conditions of searches. The functions of SQL that make one form of stored and searched texts, telephones and plates are in the
 * migration 20261128060200-typed-texts (docs/rules/common.md#searches).
 */

const NOTHING = sql`false`;

/** Returns the condition that any of these SQL columns contains the text, however either is spelled. */
export function containsText(columns: readonly string[], text: string): Sql {
  const pattern = containing(plainDashes(cleanLine(text) ?? '').replace(/^[ -]+|[ -]+$/g, ''));
  return anyOf(columns.map((column) => sql`search_form(${sql.raw(column)}) like search_form(${pattern})`));
}

/** Returns the condition that a SQL column of licence, CIN or passport numbers contains the text. */
export function containsIdentityNumber(column: string, text: string): Sql {
  const typed = cleanIdentityNumber(text);
  return typed === undefined ? NOTHING : containsText([column], typed);
}

/** Returns the condition that a SQL column with keys of reservation numbers contains the text; a trigram index on the column serves it. */
export function containsReservationNumber(column: string, text: string): Sql {
  return sql`${sql.raw(column)} like ${containing(codeSigns(text))}`;
}

/** Returns the condition that a SQL column of plates contains the text; both may have any spelling of a plate. */
export function containsPlate(column: string, text: string): Sql {
  if (!/[\p{L}\p{Nd}]/u.test(text)) return NOTHING;
  return sql`plate_key(${sql.raw(column)}) like '%' || plate_key(${cleanLine(text) ?? ''}) || '%'`;
}

/**
 * Returns the condition that a SQL column of telephones contains the text. 0612…, 00212612… and +212612… find each other; nine digits or
 * more of a national number find it in every country.
 */
export function containsPhone(column: string, text: string): Sql {
  const typed = cleanPhone(text) ?? '';
  if (!/^\+?0*[1-9]\d+$/.test(typed)) return NOTHING;
  const key = sql`phone_key(${sql.raw(column)})`;
  const [, national] = /^0?([1-9]\d{8})$/.exec(typed) ?? [];
  const parts = new Set([typed.replace('+', ''), ...(national === undefined ? [] : [national])]);
  return anyOf([
    sql`${key} like '%' || phone_key(${typed}) || '%'`,
    ...[...parts].map((part) => sql`${key} like ${containing(part)}`),
  ]);
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
