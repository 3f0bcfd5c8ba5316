import { sql } from 'kysely';
import { DomainError, type FieldErrors } from '../../../kernel/domain-error.js';
import { isUniqueViolation } from '../../../platform/database/sql-errors.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { ImportDraftRecord, LineProblem, LineResult } from './import-draft.entity.js';
import { readLine } from './import-columns.js';
import { type ImportedLine, type ImportRules, LineOutcome, type LineWriter, type WrittenLine } from './import-kind.js';
import { inSavepoint } from './savepoint.js';

/** So many lines share their statements. */
const AT_ONCE = 100;
/** In rows. */
const SMALL_TABLE = 1_000;
const TWICE = "Un enregistrement vient d'être ajouté avec les mêmes données : recommencez.";

/** A line with its place in the table. */
interface PlacedLine extends ImportedLine {
  readonly index: number;
  readonly line: number;
}

/**
 * Writes the lines of a draft within the transaction, in groups: what a wrong line wrote is undone. Returns what became of each line, in
 * their order. After the commit live pages are told of the last group alone, because they read their lists anew at any event.
 */
export async function writeLines(
  tx: Transaction,
  { rows, sources }: Pick<ImportDraftRecord, 'rows' | 'sources'>,
  rules: ImportRules,
  write: LineWriter,
  progress: (done: number) => void,
): Promise<LineResult[]> {
  const { fields, recordName, tables } = rules;
  const lineOf = new Map<number, number>();
  const repeats = (recordId: number): FieldErrors => {
    const earlier = lineOf.get(recordId);
    return earlier === undefined ? {} : { [WHOLE_LINE]: [`Même ${recordName} qu'à la ligne ${earlier}.`] };
  };
  let waiting = rows.map(({ line, cells }, index): PlacedLine => ({
    ...readLine(fields, sources, cells),
    repeats,
    index,
    line,
  }));
  const results: LineResult[] = [];
  let news: (() => void) | undefined;
  const ownTx: Transaction = { em: tx.em, afterCommit: (then) => void (news = then) };
  while (waiting.length > 0) {
    const group = waiting.slice(0, AT_ONCE);
    const written = await writeGroup(ownTx, group, write);
    const later = group.filter((one, index) => {
      const result = written[index];
      if (!result) return true;
      results[one.index] = resultOf(result, rules);
      if ('record' in result) lineOf.set(result.record.id, one.line);
      return false;
    });
    if (waiting.length === rows.length) await analyseSmall(tx, tables);
    waiting = [...later, ...waiting.slice(AT_ONCE)];
    progress(rows.length - waiting.length);
  }
  tx.afterCommit(() => news?.());
  return results;
}

/**
 * Lets the database count the rows of tables that were small so far. It still took them for empty while they grow, and would look each line
 * up in all rows instead of an index: a first import of 2,000 customers took 20 s.
 */
async function analyseSmall({ em }: Transaction, tables: readonly string[]): Promise<void> {
  const connection = em.getKysely<{ pg_class: { relname: string; reltuples: number } }>();
  const small = await connection
    .selectFrom('pg_class')
    .select('relname')
    .where('relname', 'in', tables)
    .where('reltuples', '<', SMALL_TABLE)
    .execute();
  for (const { relname } of small) await sql`analyze ${sql.table(relname)}`.execute(connection);
}

/** Writes a group; if it fails as a whole, its lines one by one. */
async function writeGroup(
  tx: Transaction,
  group: readonly PlacedLine[],
  write: LineWriter,
): Promise<readonly (WrittenLine | DomainError | undefined)[]> {
  try {
    return await inSavepoint(tx, () => write(tx, group));
  } catch (error) {
    if (group.length > 1) {
      const single: (WrittenLine | DomainError | undefined)[] = [];
      for (const line of group) single.push(...(await writeGroup(tx, [line], write)));
      return single;
    }
    if (isUniqueViolation(error)) return [new DomainError('conflict', 'IMPORT.TWICE', TWICE)];
    if (error instanceof DomainError) return [error];
    throw error;
  }
}

/** The field of a problem about a whole line. */
const WHOLE_LINE = '';

function resultOf(written: WrittenLine | DomainError, { fields }: ImportRules): LineResult {
  if (!(written instanceof DomainError)) return { outcome: written.outcome, problems: [], remark: written.remark };
  const known = new Set(fields.map(({ name }) => name));
  const problems = Object.entries(written.fields).map(([field, [message = written.message]]): LineProblem => ({
    field: known.has(field) ? field : null,
    message,
  }));
  const whole = { field: null, message: written.message };
  return { outcome: LineOutcome.WRONG, problems: problems.length > 0 ? problems : [whole] };
}
