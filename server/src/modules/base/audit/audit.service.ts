import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { requireAdmin, requireEmployee, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { requireArea } from '../../../kernel/key-access.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { type AuditAction, AuditedRecord, type FieldChange } from './audit-entry.entity.js';

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

interface HistoryRow extends HistoryEntry {
  readonly total: number;
}

const COLUMNS = sql`e.id, e.at, e.part, e.action, e.changes, e.api_key_id is not null as "byApiKey", e.customer_id is not null as "byCustomer",
  coalesce(
    (select p.first_name || ' ' || p.last_name from employee p where p.id = e.employee_id),
    (select p.first_name || ' ' || p.last_name from customer p where p.id = e.customer_id),
    (select k.name from api_key k where k.id = e.api_key_id)) as author`;

const LABEL = sql`case e.record
    when ${AuditedRecord.RESERVATION} then (select left(r.number_key, 5) || '-' || substr(r.number_key, 6) from reservation r where r.id = e.record_id)
    when ${AuditedRecord.VEHICLE} then (select v.name || ' · ' || v.plate_number from vehicle v where v.id = e.record_id)
    when ${AuditedRecord.CUSTOMER} then (select c.first_name || ' ' || c.last_name from customer c where c.id = e.record_id)
    when ${AuditedRecord.EMPLOYEE} then (select p.first_name || ' ' || p.last_name from employee p where p.id = e.record_id)
    when ${AuditedRecord.API_KEY} then (select k.name from api_key k where k.id = e.record_id) end`;

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

  constructor(private readonly reader: Reader) {
    this.loadOfReservation = batched((ids) => this.newest(AuditedRecord.RESERVATION, ids));
  }

  /** Returns a record's changes, newest first; empty if there are none. Staff only; for settings, keys and employees Admin only. */
  async history(actor: Actor, record: AuditedRecord, recordId: number, page: PageRequest): Promise<Page<HistoryEntry>> {
    this.permit(actor, record);
    const rows = await this.reader
      .rows(sql<HistoryRow>`select ${COLUMNS}, count(*) over ()::int as total from audit_entry e
      where e.record = ${record} and e.record_id = ${recordId}
      order by e.id desc limit ${page.size} offset ${(page.page - 1) * page.size}`);
    return toPage(rows, rows[0]?.total ?? (await this.count(record, recordId)), page);
  }

  /**
   * Returns the newest changes of all records, newest first: all to an Admin, those of records that any employee may read to employees. Not
   * for access keys.
   */
  async activity(actor: Actor, limit: number): Promise<Activity[]> {
    requireEmployee(actor);
    const shown = Object.values(AuditedRecord).filter((record) => actor.kind === 'admin' || !ADMINS_ONLY.has(record));
    return this.reader.rows(sql<Activity>`select ${COLUMNS}, e.record, e.record_id as "recordId", ${LABEL} as label
      from audit_entry e where e.record = any(${shown}) order by e.id desc limit ${limit}`);
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
    const rows = await this.reader.rows(sql<
      HistoryEntry & { recordId: number }
    >`select ${COLUMNS}, e.record_id as "recordId"
      from unnest(${[...ids]}::int[]) wanted cross join lateral (select a.* from audit_entry a
        where a.record = ${record} and a.record_id = wanted order by a.id desc limit ${NEWEST}) e
      order by e.id desc`);
    return ids.map((id) => rows.filter(({ recordId }) => recordId === id));
  }

  /** Counts the entries for a page behind the last one, whose rows cannot carry the total. */
  private async count(record: AuditedRecord, recordId: number): Promise<number> {
    const [row] = await this.reader.rows(
      sql<{
        total: number;
      }>`select count(*)::int as total from audit_entry where record = ${record} and record_id = ${recordId}`,
    );
    return row?.total ?? 0;
  }
}
