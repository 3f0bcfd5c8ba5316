import { LockMode } from '@mikro-orm/core';
import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { assertVersion } from '../../../kernel/domain-error.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { InspectionSettingsEdit } from './inspection.commands.js';
import { CHECKLIST, InspectionSettings } from './inspection-settings.entity.js';

/** Keeps what the agency chose for its inspections. */
export class InspectionSettingsService {
  constructor(private readonly em: Em) {}

  /** What the agency chose; the defaults before it chose anything. A command that is in a transaction gives its own manager. */
  async get(em: Em = this.em): Promise<InspectionSettings> {
    return (
      (await em.findOne(InspectionSettings, { id: 1 })) ??
      Object.assign(new InspectionSettings(), { checklist: CHECKLIST })
    );
  }

  /** Changes what an edit names. Admin only. Throws VersionConflictError. */
  async update(actor: Actor, { version, changes }: InspectionSettingsEdit): Promise<InspectionSettings> {
    requireAdmin(actor);
    return inTransaction(this.em, async (tx) => {
      // Made with the first wish: a row that a migration made would come twice when a backup is restored.
      await tx.em.execute(
        'insert into inspection_settings (id, checklist) values (1, ?::text[]) on conflict do nothing',
        [`{${CHECKLIST.map((label) => JSON.stringify(label)).join(',')}}`],
      );
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const settings = await tx.em.findOneOrFail(InspectionSettings, { id: 1 }, lock);
      assertVersion(settings, version, 'INSPECTION_SETTINGS.VERSION_CONFLICT');
      tx.em.assign(settings, changes);
      await tx.em.flush();
      return settings;
    });
  }
}
