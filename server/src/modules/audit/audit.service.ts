import type { Em } from '../../infra/database/orm.js';
import { requireAdmin, requireStaff } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { parseId } from '../../shared/ids.js';
import { type Page, type PageRequest, toPage } from '../../shared/page.js';
import { AuditedRecord, AuditEntry } from './audit-entry.entity.js';

/** Who changed what, and when (append-only: the database refuses to change or delete an entry). */
export class AuditService {
  constructor(private readonly em: Em) {}

  /** A record's changes, newest first; empty for one that left none. Staff only; those of settings and keys Admin only. */
  async history(actor: Actor, record: AuditedRecord, id: unknown, page: PageRequest): Promise<Page<AuditEntry>> {
    if (record === AuditedRecord.SETTINGS || record === AuditedRecord.API_KEY) requireAdmin(actor);
    else requireStaff(actor);
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
