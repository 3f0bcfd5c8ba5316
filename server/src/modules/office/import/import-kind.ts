import { registerEnumType } from 'type-graphql';
import type { Actor } from '../../../kernel/actor.js';
import { DomainError, type FieldErrors } from '../../../kernel/domain-error.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { ImportField } from './import-field.js';

/** What an import brings. */
export enum ImportKind {
  VEHICLES = 'VEHICLES',
  CUSTOMERS = 'CUSTOMERS',
  RESERVATIONS = 'RESERVATIONS',
}

/** What becomes of a line. */
export enum LineOutcome {
  NEW = 'NEW',
  UPDATED = 'UPDATED',
  UNCHANGED = 'UNCHANGED',
  WRONG = 'WRONG',
}

/** The values of a line by the paths of fields, for those whose cell is not empty. */
export type LineValues = Readonly<Record<string, unknown>>;

/** A line to be written. */
export interface ImportedLine {
  readonly values: LineValues;
  /** French sentences about cells that cannot be read, by field. */
  readonly unreadable: FieldErrors;
  /** Returns the problem that an earlier line of the import was about the same record. */
  readonly repeats: (recordId: number) => FieldErrors;
}

/** A line that was written. */
export interface WrittenLine {
  /** The record, whose id is known once it is stored. */
  readonly record: { readonly id: number };
  readonly outcome: Exclude<LineOutcome, LineOutcome.WRONG>;
  /** A French sentence about what else the line does. */
  readonly remark?: string | undefined;
}

/**
 * Writes some lines within the transaction, by the rules of the records, and flushes. Returns each written line, or why it is refused;
 * undefined for one that depends on another one of the same call: it is sent again with the next ones. The first line is never undefined.
 * If it throws, nothing of the call is kept, and the lines are sent one by one.
 */
export type LineWriter = (
  tx: Transaction,
  lines: readonly ImportedLine[],
) => Promise<readonly (WrittenLine | DomainError | undefined)[]>;

/** How the lines of one kind are read and written. */
export interface ImportRules {
  /** The name of the template's sheet, and of its file. */
  readonly sheetName: string;
  readonly fileName: string;
  /** The end of the sentence « Même … qu'à la ligne 3. » */
  readonly recordName: string;
  /** The tables that it fills and looks lines up in. */
  readonly tables: readonly string[];
  readonly fields: readonly ImportField[];
  /** The same fields with what depends on the agency's data, such as the names to choose from. */
  readonly shownFields?: (actor: Actor) => Promise<readonly ImportField[]>;
  /** Prepares an import: reads what its lines name. Call it outside of transactions. */
  readonly writer: (actor: Actor) => Promise<LineWriter>;
}

/** A record that counts its changes. */
interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** Stores records that were put into the unit of work, and tells what became of each. Refusals and undefined stay as they are. */
export async function stored(
  { em }: Transaction,
  put: readonly (Versioned | DomainError | undefined)[],
): Promise<(WrittenLine | DomainError | undefined)[]> {
  // A new record has neither an id nor a version before it is stored.
  const former = put.map((record) => (record instanceof DomainError ? undefined : record?.version));
  await em.flush();
  return put.map((record, index) => {
    if (!record || record instanceof DomainError) return record;
    const version = former[index];
    if (version === undefined) return { record, outcome: LineOutcome.NEW };
    return { record, outcome: record.version === version ? LineOutcome.UNCHANGED : LineOutcome.UPDATED };
  });
}

/** Puts values named by paths, `insurance.endsOn`, into nested objects. */
export function nested(values: LineValues): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = root;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return root;
}

/** Takes a full name apart at its first space, family name first, unless the two names are given. */
export function withNames<Values extends Record<string, unknown>>({ fullName, ...values }: Values) {
  const [, lastName, firstName] = /^(\S+)\s+(.+)$/.exec(typeof fullName === 'string' ? fullName.trim() : '') ?? [];
  return { ...(lastName !== undefined && { lastName, firstName }), ...values };
}

registerEnumType(ImportKind, { name: 'ImportKind', description: 'What an import brings.' });
registerEnumType(LineOutcome, {
  name: 'ImportLineOutcome',
  description:
    'What becomes of a line of an import: a new record, a change of an existing one, nothing, or it is wrong.',
});
