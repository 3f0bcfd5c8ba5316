import type { Em } from '../../../platform/database/orm.js';
import { lockSettingsRow, type SettingsRow } from '../../../platform/database/settings-row.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { StoredFiles } from '../../../platform/files/stored-files.js';
import { recognisePicture } from '../../../platform/files/recognise-upload.js';
import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { SETTINGS_FIELDS, type SettingsEdit, type SettingsFields } from './settings.commands.js';
import { type ServiceBlock, Settings } from './settings.entity.js';
import { preparationChanged } from './settings.events.js';
import { SERVICE_COUNT, type SettingsPicture } from './settings.input.js';
import { namedPictures, PICTURE_PLACES, type StoredPicture } from './settings-pictures.js';

const SETTINGS_ROW: SettingsRow<Settings> = {
  entity: Settings,
  insert: [
    `insert into settings (id, cover_files, services, updated_at) values (1, '{}', '[]', now()) on conflict do nothing`,
  ],
  conflict: 'SETTINGS.VERSION_CONFLICT',
};

/** The changes of the site's pictures by an edit. */
export interface SettingsPictures {
  /** New pictures as uploaded. */
  readonly replaced: Readonly<Partial<Record<SettingsPicture, Buffer>>>;
  readonly removed: readonly SettingsPicture[];
}

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly files: FileStore;
  readonly storedFiles: StoredFiles;
}

/** Lets an Admin edit the settings of the public site (docs/rules/back-office.md#settings). */
export class SettingsEditService {
  constructor(private readonly deps: Deps) {}

  /**
   * Changes the given fields, and replaces or removes pictures. Admin only. Throws ValidationError with all invalid fields;
   * VersionConflictError if a version was sent and the settings have changed since. Must not be called within a transaction.
   */
  async update(
    actor: Actor,
    { version, changes: { services, ...fields }, problems }: SettingsEdit,
    { replaced, removed }: SettingsPictures,
  ): Promise<Settings> {
    requireAdmin(actor);
    const pictures = await this.save(await this.recognised(replaced, problems));
    const { settings, dropped } = await inTransaction(this.deps.em, async (tx) => {
      const current = await lockSettings(tx, version);
      const before = namedPictures(current);
      const { preparationMinutes } = current;
      SETTINGS_FIELDS.assertFits(current, fields);
      tx.em.assign(current, fields);
      if (services) current.services = current.services.map((now, index) => ({ ...now, ...said(services[index]) }));
      for (const picture of removed) PICTURE_PLACES[picture].write(current, undefined);
      for (const [picture, file] of pictures) PICTURE_PLACES[picture].write(current, file);
      await tx.em.flush();
      if (current.preparationMinutes !== preparationMinutes)
        await this.deps.domainEvents.happened(tx, preparationChanged, undefined);
      const after = namedPictures(current);
      const kept = (was: StoredPicture) => after.some((is) => is.folder === was.folder && is.name === was.name);
      return { settings: current, dropped: before.filter((was) => !kept(was)) };
    });
    for (const { folder, name } of dropped) await this.deps.storedFiles.release(folder, [name]);
    return settings;
  }

  /** Stores the pictures; returns the file name of each. */
  private async save(
    pictures: readonly (readonly [SettingsPicture, Buffer])[],
  ): Promise<readonly (readonly [SettingsPicture, string])[]> {
    const saved: [SettingsPicture, string][] = [];
    for (const [picture, bytes] of pictures)
      saved.push([picture, await this.deps.files.save(PICTURE_PLACES[picture].folder, bytes, 'webp')]);
    return saved;
  }

  private async recognised(
    sent: SettingsPictures['replaced'],
    problems: FieldErrors,
  ): Promise<readonly (readonly [SettingsPicture, Buffer])[]> {
    const found: [SettingsPicture, Buffer][] = [];
    const fields: Record<string, readonly string[]> = { ...problems };
    for (const [picture, bytes] of Object.entries(sent) as [SettingsPicture, Buffer][]) {
      try {
        found.push([picture, (await recognisePicture(bytes, `pictures.${picture}`)).bytes]);
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        Object.assign(fields, error.fields);
      }
    }
    refuse(fields);
    return found;
  }
}

/** Locks the settings, and completes the list of services. Throws VersionConflictError. */
async function lockSettings(tx: Transaction, version: number | undefined): Promise<Settings> {
  const settings = await lockSettingsRow(tx, SETTINGS_ROW, version);
  const blank = { title: '', text: '' };
  settings.services = Array.from({ length: SERVICE_COUNT }, (_, index) => settings.services[index] ?? blank);
  return settings;
}

/** Returns the texts of a service that an edit names. */
function said({ title, text }: SettingsFields['services'][number] = {}): Partial<ServiceBlock> {
  return { ...(title !== undefined && { title }), ...(text !== undefined && { text }) };
}
