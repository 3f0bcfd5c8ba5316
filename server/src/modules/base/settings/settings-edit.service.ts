import { assign, LockMode } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { StoredFiles } from '../../../platform/files/stored-files.js';
import { recognisePicture } from '../../../platform/files/recognise-upload.js';
import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { inputProblems, refuse } from '../../../kernel/check-input.js';
import { assertVersion, type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { cleanLine, cleanMail, cleanPhone, cleanText } from '../../../kernel/field-rules.js';
import { SERVICE_COUNT, ServiceInput, type SettingsPicture, UpdateSettingsInput } from './settings.input.js';
import { Settings } from './settings.entity.js';
import { namedPictures, PICTURE_PLACES, type StoredPicture } from './settings.pictures.js';

/** The texts of an edit, as typed at either door. */
export type SettingsTexts = Partial<Omit<UpdateSettingsInput, 'version' | 'pictures' | 'removedPictures'>>;

export interface SettingsEdit {
  readonly texts: SettingsTexts;
  readonly version?: number | undefined;
  /** New pictures, as sent. */
  readonly pictures: Readonly<Partial<Record<SettingsPicture, Buffer>>>;
  readonly removed: readonly SettingsPicture[];
}

type Cleaner = (value: unknown) => unknown;

/** Forms send numbers as text; what is no number is left as it is for the rules to refuse. */
const cleanNumber: Cleaner = (value) => {
  const text = cleanLine(value);
  return text === undefined || Number.isNaN(Number(text)) ? text : Number(text);
};
const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };
const cleanFlag: Cleaner = (value) => {
  const text = cleanLine(typeof value === 'boolean' ? String(value) : value);
  return text === undefined ? undefined : (FLAGS[text.toLowerCase()] ?? text);
};

/** How each field is cleaned. */
const CLEANERS: Readonly<Record<Exclude<keyof SettingsTexts, 'services'>, Cleaner>> = {
  companyName: cleanLine,
  title: cleanLine,
  description: cleanText,
  headerText: cleanLine,
  middleText: cleanText,
  footerText: cleanText,
  aboutText: cleanText,
  keywords: cleanText,
  phone: cleanPhone,
  mobile: cleanPhone,
  whatsapp: cleanPhone,
  address: cleanLine,
  email: cleanMail,
  domainName: cleanLine,
  mapUrl: cleanLine,
  facebook: cleanLine,
  instagram: cleanLine,
  announcementStartsOn: cleanLine,
  announcementEndsOn: cleanLine,
  vatPercent: (value) => cleanLine(value)?.replace(',', '.'),
  positionRetentionDays: cleanNumber,
  contactRetentionMonths: cleanNumber,
  auditRetentionMonths: cleanNumber,
  unverifiedRetentionDays: cleanNumber,
  unusedRetentionMonths: cleanNumber,
  trackAlways: cleanFlag,
  overspeedKph: cleanNumber,
  tileUrl: cleanLine,
  tileAttribution: cleanLine,
};
/** Texts that are kept as an empty one; the others are kept as nothing. */
const NEVER_NULL: ReadonlySet<string> = new Set(
  'title description headerText middleText footerText aboutText keywords domainName'.split(' '),
);

interface Deps {
  readonly em: Em;
  readonly files: FileStore;
  readonly storedFiles: StoredFiles;
}

/** Lets an Admin edit what feeds the public site (docs/rules/back-office.md#settings). */
export class SettingsEditService {
  constructor(private readonly deps: Deps) {}

  /**
   * Changes the texts that were sent, replaces and removes pictures; the rest stays. Admin only. Throws ValidationError with
   * every field at fault, VersionConflictError when a version was sent and another edit came first. Must not be called within a transaction.
   */
  async update(actor: Actor, edit: SettingsEdit): Promise<Settings> {
    requireAdmin(actor);
    const texts = cleaned(edit.texts);
    const pictures = await this.save(await this.recognised(edit.pictures, problemsOf(texts)));
    const { settings, dropped } = await inTransaction(this.deps.em, async (tx) => {
      const current = await lockSettings(tx);
      assertVersion(current, edit.version, 'SETTINGS.VERSION_CONFLICT');
      const before = namedPictures(current);
      apply(current, texts);
      if (
        current.announcementStartsOn &&
        current.announcementEndsOn &&
        current.announcementEndsOn < current.announcementStartsOn
      ) {
        throw new ValidationError({ announcementEndsOn: ["La fin de l'annonce doit suivre son début."] });
      }
      if (current.tileUrl && !current.tileAttribution) {
        throw new ValidationError({ tileAttribution: ['La mention des droits de la carte est obligatoire.'] });
      }
      for (const picture of edit.removed) PICTURE_PLACES[picture].write(current, undefined);
      for (const [picture, file] of pictures) PICTURE_PLACES[picture].write(current, file);
      await tx.em.flush();
      const after = namedPictures(current);
      const kept = (was: StoredPicture) => after.some((is) => is.folder === was.folder && is.name === was.name);
      return { settings: current, dropped: before.filter((was) => !kept(was)) };
    });
    for (const { folder, name } of dropped) await this.deps.storedFiles.release(folder, [name]);
    return settings;
  }

  /** Stores the pictures and gives the name of each file. */
  private async save(
    pictures: readonly (readonly [SettingsPicture, Buffer])[],
  ): Promise<readonly (readonly [SettingsPicture, string])[]> {
    const saved: [SettingsPicture, string][] = [];
    for (const [picture, bytes] of pictures)
      saved.push([picture, await this.deps.files.save(PICTURE_PLACES[picture].folder, bytes, 'webp')]);
    return saved;
  }

  private async recognised(
    sent: SettingsEdit['pictures'],
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

/** The one row, made when the agency enters its first settings. */
async function lockSettings({ em }: Transaction): Promise<Settings> {
  await em.execute(
    `insert into settings (id, cover_files, services, updated_at) values (1, '{}', '[]', ?) on conflict do nothing`,
    [new Date()],
  );
  const settings = await em.findOneOrFail(Settings, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const blank = { title: '', text: '' };
  settings.services = Array.from({ length: SERVICE_COUNT }, (_, index) => settings.services[index] ?? blank);
  return settings;
}

/** What was sent, cleaned; null for what is to be emptied. */
function cleaned(texts: SettingsTexts): SettingsTexts {
  const result: Record<string, unknown> = {};
  for (const [name, clean] of Object.entries(CLEANERS)) {
    const typed = texts[name as keyof typeof CLEANERS];
    if (typed !== undefined) result[name] = clean(typed) ?? null;
  }
  if (texts.services) {
    result['services'] = texts.services.slice(0, SERVICE_COUNT).map(({ title, text }) =>
      Object.assign(new ServiceInput(), {
        ...(title !== undefined && { title: cleanLine(title) ?? null }),
        ...(text !== undefined && { text: cleanText(text) ?? null }),
      }),
    );
  }
  return result;
}

function problemsOf(texts: SettingsTexts): FieldErrors {
  return inputProblems(Object.assign(new UpdateSettingsInput(), texts));
}

function apply(settings: Settings, { services, ...texts }: SettingsTexts): void {
  for (const [name, value] of Object.entries(texts)) {
    assign(settings, { [name]: value ?? (NEVER_NULL.has(name) ? '' : null) });
  }
  if (!services) return;
  settings.services = settings.services.map((now, index) => {
    const { title = now.title, text = now.text } = services[index] ?? {};
    return { ...now, title: title ?? '', text: text ?? '' };
  });
}
