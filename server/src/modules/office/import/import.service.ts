import { sql } from 'kysely';
import { deleteInBatches, deleteOldest, NIGHTLY } from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import { readTable } from '../../../platform/xlsx/read-table.js';
import { templateFile } from '../../../platform/xlsx/template.js';
import { makeWorkbook, workbookFile } from '../../../platform/xlsx/workbook.js';
import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { ImportField } from './import-field.js';
import { matchTable } from './import-columns.js';
import {
  type FieldSource,
  ImportDraft,
  type ImportDraftRecord,
  type ImportDraftTable,
  ImportStatus,
  type LineResult,
} from './import-draft.entity.js';
import { type ImportKind, type ImportRules, LineOutcome } from './import-kind.js';
import { ImportNotFoundError, ImportUncheckedError, ImportWrongLinesError } from './import.errors.js';
import { IMPORT_PROGRESSED } from './import.events.js';
import { IMPORT_RETENTION } from './import.jobs.js';
import { writeLines } from './write-lines.js';

const EVERY_NIGHT = '50 2 * * *';

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly kinds: Readonly<Record<ImportKind, ImportRules>>;
}

/** An uploaded file. */
export interface UploadedTable {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** A line of an import with what was found about it. */
export interface ImportLine extends LineResult {
  readonly line: number;
  readonly cells: readonly string[];
}

type Admin = Extract<Actor, { kind: 'admin' }>;

/** Ends a transaction whose changes are not to be kept. */
class NotKept extends Error {}

/**
 * Imports vehicles, customers and reservations from tables: a file is stored as a draft, its lines are checked by writing them in a
 * transaction that is rolled back, and then written in one that is kept (docs/rules/import.md#lines). Admin only; each Admin has their own
 * drafts.
 */
export class ImportService {
  constructor(private readonly deps: Deps) {}

  /** Registers the nightly job that deletes former drafts. Call it once, before the jobs start. */
  register(): void {
    const { em, jobs } = this.deps;
    jobs.work(IMPORT_RETENTION, async () => {
      const before = new Date(Date.now() - DAY_MS);
      const delOld = (limit: number): Promise<number> => deleteOldest(em, 'import_draft', 'created_at', before, limit);
      await deleteInBatches(NIGHTLY, delOld);
    });
    jobs.schedule(IMPORT_RETENTION, EVERY_NIGHT);
  }

  /** Returns how lines of a kind are read. */
  rulesOf(kind: ImportKind): ImportRules {
    return this.deps.kinds[kind];
  }

  /** Returns what a kind takes, as people see it. */
  async fieldsOf(actor: Actor, kind: ImportKind): Promise<readonly ImportField[]> {
    const { fields, shownFields } = this.rulesOf(kind);
    return (await shownFields?.(actor)) ?? fields;
  }

  /** Reads a file, and stores it with a suggested matching of its columns. Throws TableFileError. */
  async upload(actor: Actor, { kind, fileName, bytes }: UploadedTable): Promise<ImportDraftRecord> {
    requireAdmin(actor);
    const matched = matchTable(this.rulesOf(kind).fields, await readTable(bytes));
    const id = await inTransaction(this.deps.em, async ({ em }) => {
      const draft = em.create(ImportDraft, { ...matched, kind, fileName, employeeId: actor.id });
      await em.persist(draft).flush();
      return draft.id;
    });
    return this.get(actor, id);
  }

  /** Returns an import of the caller; null if there is none. Admin only. */
  async find(actor: Actor, id: number): Promise<ImportDraftRecord | null> {
    requireAdmin(actor);
    const draft = await this.deps.reader
      .tables<ImportDraftTable>()
      .selectFrom('importDraft')
      .selectAll()
      .where('id', '=', id)
      .where('employeeId', '=', actor.id)
      .executeTakeFirst();
    return draft ?? null;
  }

  /** Works like `find`, but throws ImportNotFoundError if there is none. */
  async get(actor: Actor, id: number): Promise<ImportDraftRecord> {
    const draft = await this.find(actor, id);
    if (!draft) throw new ImportNotFoundError();
    return draft;
  }

  /** Matches the columns as given, and finds out what would become of each line; nothing is kept. Throws ImportNotFoundError. */
  async check(actor: Actor, id: number, sources: FieldSource[]): Promise<ImportDraftRecord> {
    requireAdmin(actor);
    const draft = await this.get(actor, id);
    if (draft.status === ImportStatus.DONE) return draft;
    const matched = { ...draft, sources };
    let results: LineResult[] = [];
    const trial = this.attempt(actor, matched, async (_, found) => {
      results = found;
      throw new NotKept();
    });
    await trial.catch(unlessNotKept);
    return this.keep(actor, id, { sources, results, status: ImportStatus.CHECKED });
  }

  /**
   * Imports the lines that are right in one transaction. Without `leaveOutWrong`, or if a line has become wrong since the check, nothing is
   * stored and ImportWrongLinesError thrown. An import that is done stays so. Throws ImportNotFoundError, ImportUncheckedError.
   */
  async run(actor: Actor, id: number, leaveOutWrong: boolean): Promise<ImportDraftRecord> {
    requireAdmin(actor);
    const draft = await this.get(actor, id);
    const { results: checked, status } = draft;
    if (status === ImportStatus.DONE) return draft;
    if (!checked) throw new ImportUncheckedError();
    let refused: LineResult[] | undefined;
    const work = this.attempt(actor, draft, async ({ em }, results) => {
      const unknown = results.some((line, index) => isWrong(line) && !(leaveOutWrong && isWrong(checked[index])));
      if (unknown || results.every(isWrong)) {
        refused = results;
        throw new NotKept();
      }
      await em.nativeUpdate(ImportDraft, { id }, { results, status: ImportStatus.DONE, updatedAt: new Date() });
    });
    await work.catch(unlessNotKept);
    if (!refused) return this.get(actor, id);
    await this.keep(actor, id, { results: refused, status: ImportStatus.CHECKED });
    throw new ImportWrongLinesError(refused.filter(isWrong).length);
  }

  /** Returns a page of the lines, of one outcome or of all. */
  lines({ rows, results }: ImportDraftRecord, outcome: LineOutcome | null, page: PageRequest): Page<ImportLine> {
    const all = rows.map((row, index) => ({ ...row, ...(results?.[index] ?? UNTRIED) }));
    const wanted = outcome === null ? all : all.filter((line) => line.outcome === outcome);
    const start = (page.page - 1) * page.size;
    return toPage(wanted.slice(start, start + page.size), wanted.length, page);
  }

  /** Offers a workbook to fill in. Admin only. */
  async template(actor: Actor, kind: ImportKind): Promise<PreparedFile> {
    requireAdmin(actor);
    const { fileName, sheetName } = this.rulesOf(kind);
    return templateFile(`modele-${fileName}.xlsx`, sheetName, await this.fieldsOf(actor, kind));
  }

  /** Offers the wrong lines of an import with what is wrong, to be mended and imported again. Throws ImportNotFoundError. */
  async wrongLines(actor: Actor, id: number): Promise<PreparedFile> {
    const draft = await this.get(actor, id);
    const { fileName, sheetName, fields } = this.rulesOf(draft.kind);
    const headingOf = new Map(fields.map(({ name, heading }) => [name, heading]));
    const { items } = this.lines(draft, LineOutcome.WRONG, { page: 1, size: draft.rows.length });
    const sentence = ({ problems }: ImportLine): string =>
      problems
        .map(({ field, message }) => (field === null ? message : `${headingOf.get(field) ?? field} : ${message}`))
        .join('\n');
    return workbookFile(`${fileName}-a-corriger.xlsx`, () =>
      makeWorkbook<ImportLine>(
        sheetName,
        [
          ...draft.headings.map((title, index) => ({ title, value: ({ cells }: ImportLine) => cells[index] })),
          { title: HEADINGS.errors, width: 80, value: sentence },
        ],
        items,
      ),
    );
  }

  /** Writes the lines of a draft in a transaction, and lets `then` keep or refuse them. Imports run one after the other. */
  private async attempt(
    actor: Admin,
    draft: ImportDraftRecord,
    then: (tx: Transaction, results: LineResult[]) => Promise<void>,
  ): Promise<void> {
    const rules = this.rulesOf(draft.kind);
    const write = await rules.writer(actor);
    const total = draft.rows.length;
    const told = { draftId: draft.id, employeeId: actor.id, total };
    await inTransaction(this.deps.em, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('import'))`.execute(tx.em.getKysely());
      const [current] = await this.deps.reader
        .tables<ImportDraftTable>()
        .selectFrom('importDraft')
        .select('status')
        .where('id', '=', draft.id)
        .execute();
      // The same import was sent twice, and the first one has just ended.
      if (current?.status === ImportStatus.DONE) return;
      const progress = (done: number): void => this.deps.events.publish(IMPORT_PROGRESSED, { ...told, done });
      await then(tx, await writeLines(tx, draft, rules, write, progress));
    });
  }

  private async keep(
    actor: Admin,
    id: number,
    changes: Partial<Pick<ImportDraft, 'sources' | 'results' | 'status'>>,
  ): Promise<ImportDraftRecord> {
    await inTransaction(this.deps.em, async ({ em }) => {
      const open = { id, status: { $ne: ImportStatus.DONE } };
      await em.nativeUpdate(ImportDraft, open, { ...changes, updatedAt: new Date() });
    });
    return this.get(actor, id);
  }
}

/** A line before any check. */
const UNTRIED: LineResult = { outcome: LineOutcome.UNCHANGED, problems: [] };

function isWrong(line: LineResult | undefined): boolean {
  return line?.outcome === LineOutcome.WRONG;
}

function unlessNotKept(error: unknown): void {
  if (!(error instanceof NotKept)) throw error;
}
