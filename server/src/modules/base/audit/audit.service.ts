import type { Em } from '../../../platform/database/orm.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { parseId } from '../../../kernel/ids.js';
import { KeyArea, requireArea } from '../../../kernel/key-area.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { AuditedRecord, AuditEntry } from './audit-entry.entity.js';

/** Records whose history only an Admin reads: it holds what only they may change, or the private data of colleagues. */
const ADMINS_ONLY: ReadonlySet<AuditedRecord> = new Set([
  AuditedRecord.SETTINGS,
  AuditedRecord.API_KEY,
  AuditedRecord.EMPLOYEE,
]);

/** What of the agency a history tells of, for keys. */
const AREAS: Readonly<Partial<Record<AuditedRecord, KeyArea>>> = {
  [AuditedRecord.CUSTOMER]: KeyArea.CUSTOMERS,
  [AuditedRecord.RESERVATION]: KeyArea.RESERVATIONS,
  [AuditedRecord.VEHICLE]: KeyArea.FLEET,
};

/** Who changed what, and when (append-only: the database refuses to change or delete an entry). */
export class AuditService {
  constructor(private readonly em: Em) {}

  /** A record's changes, newest first; empty for one that left none. Staff only; those of settings, keys and employees Admin only. */
  async history(actor: Actor, record: AuditedRecord, id: unknown, page: PageRequest): Promise<Page<AuditEntry>> {
    if (ADMINS_ONLY.has(record)) requireAdmin(actor);
    else requireStaff(actor);
    const area = AREAS[record];
    if (area) requireArea(actor, area, 'READ');
    const recordId = parseId(id);
    if (recordId === undefined) return toPage([], 0, page);
    const [items, total] = await this.em.findAndCount(
      AuditEntry,
      { record, recordId },
      {
        orderBy: { id: 'desc' },
        limit: page.size,
        offset: (page.page - 1) * page.size,
        populate: ['employee', 'customer', 'apiKey'],
      },
    );
    return toPage(items, total, page);
  }
}
