import { type Kysely, sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { requireAdmin, requireEmployee, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { requireArea } from '../../../kernel/key-access.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { type AuditAction, AuditedRecord, type FieldChange, type AuditEntryTable } from './audit-entry.entity.js';

/** Number of changes that a record returns as its field `history`; older ones are read by pages. */
const NEWEST = 200;

/** An entry as shown to the staff. */
export interface HistoryEntry {
  readonly id: number;
  readonly at: Date;
  readonly part: string | null;
  readonly action: AuditAction;
  readonly changes: readonly FieldChange[];
  /** Name of the employee, customer or access key that made the change; null for a visitor or the system. */
  readonly author: string | null;
  readonly byApiKey: boolean;
  readonly byCustomer: boolean;
}

/** An entry with the record that it is about. */
export interface Activity extends HistoryEntry {
  readonly record: AuditedRecord;
  readonly recordId: number;
  /** The record's readable name: a reservation's number, or a name; null if it no longer exists. */
  readonly label: string | null;
}

/** A row of the trail, whose author is known by the id alone. */
interface EntryRow extends Pick<HistoryEntry, 'id' | 'at' | 'part' | 'action' | 'changes'> {
  readonly employeeId: number | null;
  readonly customerId: number | null;
  readonly apiKeyId: number | null;
}

const COLUMNS = [
  'e.id',
  'e.at',
  'e.part',
  'e.action',
  'e.changes',
  'e.employeeId',
  'e.customerId',
  'e.apiKeyId',
] as const;

/** Returns the readable names of records of one kind, by id; records that no longer exist have none. */
type NamesOf = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Records whose history only an Admin may read, because only Admins may change them or because they hold private data of colleagues. */
const ADMINS_ONLY: ReadonlySet<AuditedRecord> = new Set([
  AuditedRecord.SETTINGS,
  AuditedRecord.API_KEY,
  AuditedRecord.EMPLOYEE,
]);

/** The area that an access key needs for the history of each kind of record. */
const AREAS: Readonly<Partial<Record<AuditedRecord, KeyArea>>> = {
  [AuditedRecord.CUSTOMER]: KeyArea.CUSTOMERS,
  [AuditedRecord.RESERVATION]: KeyArea.RESERVATIONS,
  [AuditedRecord.VEHICLE]: KeyArea.FLEET,
};

/** Reads the audit trail: who changed what, and when. The database refuses changes and deletions of its entries. */
export class AuditService {
  private readonly loadOfReservation: (id: number) => Promise<HistoryEntry[]>;
  private readonly names = new Map<AuditedRecord, NamesOf>();

  constructor(private readonly reader: Reader) {
    this.loadOfReservation = batched((ids) => this.newest(AuditedRecord.RESERVATION, ids));
  }

  /**
   * Registers the query of `id` and `name` of records of a kind. Modules of higher rank call it for their records, whose tables this module
   * does not know.
   */
  nameBy<T>(
    record: AuditedRecord,
    select: (
      tables: Kysely<T>,
      ids: readonly number[],
    ) => { execute(): Promise<readonly { readonly id: number; readonly name: string }[]> },
  ): void {
    this.names.set(record, async (ids) => {
      const found = await select(this.reader.tables<T>(), ids).execute();
      return new Map(found.map(({ id, name }) => [id, name]));
    });
  }

  /** Returns a record's changes, newest first; empty if there are none. Staff only; for settings, keys and employees Admin only. */
  async history(actor: Actor, record: AuditedRecord, recordId: number, page: PageRequest): Promise<Page<HistoryEntry>> {
    this.permit(actor, record);
    const rows = await this.reader
      .tables<AuditEntryTable>()
      .selectFrom('auditEntry as e')
      .select(COLUMNS)
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .where('e.record', '=', record)
      .where('e.recordId', '=', recordId)
      .orderBy('e.id', 'desc')
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .execute();
    const total = rows[0]?.total ?? (await this.count(record, recordId));
    return toPage(await this.withAuthors(rows), total, page);
  }

  /**
   * Returns the newest changes of all records, newest first: all to an Admin, those of records that any employee may read to employees. Not
   * for access keys.
   */
  async activity(actor: Actor, limit: number): Promise<Activity[]> {
    requireEmployee(actor);
    const shown = Object.values(AuditedRecord).filter((record) => actor.kind === 'admin' || !ADMINS_ONLY.has(record));
    const rows = await this.reader
      .tables<AuditEntryTable>()
      .selectFrom('auditEntry as e')
      .select([...COLUMNS, 'e.record', 'e.recordId'])
      .where('e.record', 'in', shown)
      .orderBy('e.id', 'desc')
      .limit(limit)
      .execute();
    const records = rows.map(({ record, recordId }): NamedRecord => [record, recordId]);
    const nameOf = await this.namesOf([...records, ...rows.flatMap(authorsOf)]);
    return rows.map((row) => ({ ...withAuthor(row, nameOf), label: nameOf(row.record, row.recordId) }));
  }

  /**
   * Returns a reservation's newest changes, newest first, with one statement for all reservations of a page. Same permissions as `history`.
   */
  async ofReservation(actor: Actor, id: number): Promise<HistoryEntry[]> {
    this.permit(actor, AuditedRecord.RESERVATION);
    return this.loadOfReservation(id);
  }

  private permit(actor: Actor, record: AuditedRecord): void {
    if (ADMINS_ONLY.has(record)) requireAdmin(actor);
    else requireStaff(actor);
    const area = AREAS[record];
    if (area) requireArea(actor, area, 'READ');
  }

  private async newest(record: AuditedRecord, ids: readonly number[]): Promise<HistoryEntry[][]> {
    const rows = await this.reader
      .tables<AuditEntryTable>()
      .selectFrom(sql<{ id: number }>`unnest(${[...ids]}::int[])`.as<'wanted'>(sql`wanted (id)`))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('auditEntry as a')
            .selectAll()
            .where('a.record', '=', record)
            .whereRef('a.recordId', '=', 'wanted.id')
            .orderBy('a.id', 'desc')
            .limit(NEWEST)
            .as('e'),
        (join) => join.onTrue(),
      )
      .select([...COLUMNS, 'e.recordId'])
      .orderBy('e.id', 'desc')
      .execute();
    const entries = await this.withAuthors(rows);
    return ids.map((id) => entries.filter(({ recordId }) => recordId === id));
  }

  private async withAuthors<R extends EntryRow>(rows: readonly R[]): Promise<(R & HistoryEntry)[]> {
    const nameOf = await this.namesOf(rows.flatMap(authorsOf));
    return rows.map((row) => withAuthor(row, nameOf));
  }

  /** Reads the names of these records, with one statement for each kind. */
  private async namesOf(records: readonly NamedRecord[]): Promise<NameOf> {
    const ids = new Map<AuditedRecord, Set<number>>();
    for (const [record, id] of records) ids.set(record, (ids.get(record) ?? new Set()).add(id));
    const found = new Map(
      await Promise.all(
        [...ids].map(async ([record, named]) => [record, await this.names.get(record)?.([...named])] as const),
      ),
    );
    return (record, id) => found.get(record)?.get(id) ?? null;
  }

  /** Counts the entries for a page behind the last one, whose rows cannot carry the total. */
  private async count(record: AuditedRecord, recordId: number): Promise<number> {
    const { total } = await this.reader
      .tables<AuditEntryTable>()
      .selectFrom('auditEntry')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('record', '=', record)
      .where('recordId', '=', recordId)
      .executeTakeFirstOrThrow();
    return total;
  }
}

/** A record by its kind and id. */
type NamedRecord = readonly [record: AuditedRecord, id: number];

/** Returns the name of a record; null if it no longer exists. */
type NameOf = (record: AuditedRecord, id: number) => string | null;

/** Returns the record of the author; none for a visitor or the system. */
function authorsOf({ employeeId, customerId, apiKeyId }: EntryRow): NamedRecord[] {
  if (employeeId !== null) return [[AuditedRecord.EMPLOYEE, employeeId]];
  if (customerId !== null) return [[AuditedRecord.CUSTOMER, customerId]];
  return apiKeyId === null ? [] : [[AuditedRecord.API_KEY, apiKeyId]];
}

function withAuthor<R extends EntryRow>(row: R, nameOf: NameOf): R & HistoryEntry {
  const [author] = authorsOf(row);
  return {
    ...row,
    author: author ? nameOf(...author) : null,
    byApiKey: row.apiKeyId !== null,
    byCustomer: row.customerId !== null,
  };
}
