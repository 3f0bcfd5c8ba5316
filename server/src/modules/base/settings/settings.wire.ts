import type { RecordOf } from '../../../platform/database/records.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import type { Settings } from './settings.entity.js';
import { isAnnounced } from './settings.service.js';
import type { SettingsEdit, SettingsTexts } from './settings-edit.service.js';
import { type ServiceInput, SettingsPicture } from './settings.input.js';

/**
 * Gives the settings as `getParametres` answers them (docs/rules/back-office.md#settings): pictures by file name, the
 * announcement's to the public on its days only.
 */
export function settingsToWire(settings: RecordOf<Settings>, forStaff: boolean): Record<string, string | null> {
  const [slide1, slide2, slide3] = settings.coverFiles;
  const services: Record<string, string | null> = {};
  for (let index = 0; index < 4; index++) {
    const block = settings.services[index];
    services[`service${index + 1}_title`] = block?.title ?? '';
    services[`service${index + 1}_text`] = block?.text ?? '';
    services[`service${index + 1}_image`] = block?.imageFile ?? null;
  }
  return {
    company_name: settings.companyName,
    titre: settings.title,
    description: settings.description,
    header_text_1: settings.headerText,
    middle_text: settings.middleText,
    footer_text: settings.footerText,
    propos_nous: settings.aboutText,
    keyword_site: settings.keywords,
    telephone_site: settings.phone,
    gsm_site: settings.mobile ?? null,
    whatsapp: settings.whatsapp ?? null,
    adresse_site: settings.address,
    email_site: settings.email,
    nom_domain: settings.domainName,
    mapUrl: settings.mapUrl ?? null,
    facebook: settings.facebook ?? null,
    instagram: settings.instagram ?? null,
    annonce: (forStaff || isAnnounced(settings) ? settings.announcementFile : null) ?? null,
    date_debut: settings.announcementStartsOn ?? null,
    date_fin: settings.announcementEndsOn ?? null,
    logoNavBar: settings.logoNavbarFile ?? null,
    logoAdmin: settings.logoAdminFile ?? null,
    logoPropos: settings.logoAboutFile ?? null,
    logo: settings.logoNavbarFile ?? null,
    photo_presentation: settings.presentationFile ?? null,
    slide1_site: slide1 ?? null,
    slide2_site: slide2 ?? null,
    slide3_site: slide3 ?? null,
    ...services,
    taux_tva: settings.vatPercent,
    version: String(settings.version),
  };
}

const TEXT_FIELDS: Readonly<Record<Exclude<keyof SettingsTexts, 'services'>, string>> = {
  companyName: 'company_name',
  title: 'titre',
  description: 'description',
  headerText: 'header_text_1',
  middleText: 'middle_text',
  footerText: 'footer_text',
  aboutText: 'propos_nous',
  keywords: 'keyword_site',
  phone: 'telephone_site',
  mobile: 'gsm_site',
  whatsapp: 'whatsapp',
  address: 'adresse_site',
  email: 'email_site',
  domainName: 'nom_domain',
  mapUrl: 'mapUrl',
  facebook: 'facebook',
  instagram: 'instagram',
  announcementStartsOn: 'date_debut',
  announcementEndsOn: 'date_fin',
  vatPercent: 'taux_tva',
  positionRetentionDays: 'conservation_positions',
  contactRetentionMonths: 'conservation_messages',
  auditRetentionMonths: 'conservation_historique',
  unverifiedRetentionDays: 'delai_non_verifies',
  unusedRetentionMonths: 'delai_inutilises',
  trackAlways: 'suivi_permanent',
  overspeedKph: 'vitesse_max',
  tileUrl: 'carte_url',
  tileAttribution: 'carte_mention',
};

/** Form fields of the pictures; the first of two names is the one errors are told under. */
const PICTURE_FIELDS: Readonly<Record<SettingsPicture, readonly string[]>> = {
  ANNOUNCEMENT: ['annonce'],
  LOGO_NAVBAR: ['logo', 'logoNavBar'],
  LOGO_ADMIN: ['logoAdmin'],
  LOGO_ABOUT: ['logoPropos'],
  PRESENTATION: ['photo_presentation'],
  COVER_1: ['slide1_site'],
  COVER_2: ['slide2_site'],
  COVER_3: ['slide3_site'],
  SERVICE_1: ['service1_image'],
  SERVICE_2: ['service2_image'],
  SERVICE_3: ['service3_image'],
  SERVICE_4: ['service4_image'],
};
const SERVICE_NUMBERS = [1, 2, 3, 4];

/** Keys of `errors` in the form's own names. */
export const SETTINGS_FIELD_NAMES: FieldNames = {
  ...TEXT_FIELDS,
  ...Object.fromEntries(Object.entries(PICTURE_FIELDS).map(([picture, [name]]) => [`pictures.${picture}`, name ?? ''])),
  ...Object.fromEntries(
    SERVICE_NUMBERS.flatMap((number) => [
      [`services.${number - 1}.title`, `service${number}_title`],
      [`services.${number - 1}.text`, `service${number}_text`],
    ]),
  ),
};

/** The form of `editParametres`; a field that is not in it stays as it was. */
export function settingsFromWire(
  body: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Buffer>>,
  version: number | undefined,
): SettingsEdit {
  const texts: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(TEXT_FIELDS)) if (field in body) texts[name] = sentText(body[field]);
  texts['services'] = SERVICE_NUMBERS.map(
    (number) =>
      ({
        title: sentText(body[`service${number}_title`]),
        text: sentText(body[`service${number}_text`]),
      }) as ServiceInput,
  );
  const pictures: Partial<Record<SettingsPicture, Buffer>> = {};
  for (const [picture, names] of Object.entries(PICTURE_FIELDS) as [SettingsPicture, readonly string[]][]) {
    const bytes = names.map((name) => files[name]).find(Boolean);
    if (bytes) pictures[picture] = bytes;
  }
  return { texts, version, pictures, removed: [] };
}

/** Forms send a field that is empty as the text 'null', and one they do not know as 'undefined': that one stays as it was. */
function sentText(value: unknown): unknown {
  if (value === 'undefined') return undefined;
  return value === 'null' ? '' : value;
}
