import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Em } from '../../../platform/database/orm.js';
import { changeSettingsRow, type SettingsRow } from '../../../platform/database/settings-row.js';
import type { InspectionSettingsEdit } from './inspection.commands.js';
import { CHECKLIST, InspectionSettings } from './inspection-settings.entity.js';

const SETTINGS_ROW: SettingsRow<InspectionSettings> = {
  entity: InspectionSettings,
  insert: [
    'insert into inspection_settings (id, checklist) values (1, ?::text[]) on conflict do nothing',
    `{${CHECKLIST.map((label) => JSON.stringify(label)).join(',')}}`,
  ],
  conflict: 'INSPECTION_SETTINGS.VERSION_CONFLICT',
};

/** Stores the agency's settings of inspections. */
export class InspectionSettingsService {
  constructor(private readonly em: Em) {}

  /** Returns the settings, or the defaults before the first edit. Within a transaction, pass its `em`. */
  async get(em: Em = this.em): Promise<InspectionSettings> {
    return (
      (await em.findOne(InspectionSettings, { id: 1 })) ??
      Object.assign(new InspectionSettings(), { checklist: CHECKLIST })
    );
  }

  /** Changes the given fields. Admin only. Throws VersionConflictError. */
  async update(actor: Actor, edit: InspectionSettingsEdit): Promise<InspectionSettings> {
    requireAdmin(actor);
    return changeSettingsRow(this.em, SETTINGS_ROW, edit);
  }
}
