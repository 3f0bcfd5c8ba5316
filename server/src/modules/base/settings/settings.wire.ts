import { numberFromText } from '../../../api/rest/form-values.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { FILE_NAME, PICTURE, SENT_VERSION } from '../../../api/rest/wire-fields.js';
import {
  day,
  form,
  named,
  nullable,
  object,
  type Schema,
  type SentFields,
  type SentFiles,
  text,
  upload,
  type ValueOf,
} from '../../../api/rest/wire-schema.js';
import { DepartureRequirement } from './departure-requirement.js';
import type { SettingsRecord } from './settings.entity.js';
import { isAnnounced } from './settings.service.js';
import type { SentSettings, SettingsFields } from './settings.commands.js';
import type { SettingsPictures } from './settings-edit.service.js';
import { SettingsPicture } from './settings.input.js';

const SERVICE_NUMBERS = [1, 2, 3, 4] as const;
type ServiceNumber = (typeof SERVICE_NUMBERS)[number];
type OfServices<Part extends string, V> = Readonly<Record<`service${ServiceNumber}_${Part}`, V>>;

/** Returns one field for each of the four services. */
function ofServices<Part extends string, V>(part: Part, valueOf: (number: ServiceNumber) => V): OfServices<Part, V> {
  return Object.fromEntries(
    SERVICE_NUMBERS.map((number) => [`service${number}_${part}`, valueOf(number)]),
  ) as OfServices<Part, V>;
}

/** Pictures are file names below `/storage`. */
export const SETTINGS = named(
  'Settings',
  object({
    company_name: text(),
    titre: text(),
    description: text(),
    header_text_1: text(),
    middle_text: text(),
    footer_text: text(),
    propos_nous: text(),
    keyword_site: text(),
    telephone_site: text(),
    gsm_site: nullable(text()),
    whatsapp: nullable(text()),
    adresse_site: text(),
    email_site: text(),
    nom_domain: text(),
    mapUrl: nullable(text()),
    facebook: nullable(text()),
    instagram: nullable(text()),
    annonce: nullable(FILE_NAME),
    date_debut: nullable(day({ description: 'First day of the announcement.' })),
    date_fin: nullable(day({ description: 'Last day of the announcement.' })),
    logoNavBar: nullable(FILE_NAME),
    logoAdmin: nullable(FILE_NAME),
    logoPropos: nullable(FILE_NAME),
    logo: nullable(FILE_NAME),
    photo_presentation: nullable(FILE_NAME),
    slide1_site: nullable(FILE_NAME),
    slide2_site: nullable(FILE_NAME),
    slide3_site: nullable(FILE_NAME),
    ...ofServices('title', () => text()),
    ...ofServices('text', () => text()),
    ...ofServices('image', () => nullable(FILE_NAME)),
    taux_tva: text({ description: 'VAT in per cent.', examples: ['20.00'] }),
    version: text({ description: 'Rises with each edit.', examples: ['3'] }),
  }),
);

/**
 * Converts the settings for `getParametres` (docs/rules/back-office.md#settings): pictures as file names, the announcement's for the public
 * on its days only.
 */
export function settingsToWire(settings: SettingsRecord, forStaff: boolean): ValueOf<typeof SETTINGS> {
  const [slide1, slide2, slide3] = settings.coverFiles;
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
    ...ofServices('title', (number) => settings.services[number - 1]?.title ?? ''),
    ...ofServices('text', (number) => settings.services[number - 1]?.text ?? ''),
    ...ofServices('image', (number) => settings.services[number - 1]?.imageFile ?? null),
    taux_tva: settings.vatPercent,
    version: String(settings.version),
  };
}

const TEXT_FIELDS = {
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
  lateAfterMinutes: 'minutes_retard',
  preparationMinutes: 'minutes_preparation',
  graceMinutes: 'minutes_tolerance',
  firstReminderHours: 'heures_premier_rappel',
  secondReminderHours: 'heures_second_rappel',
  lateReminder: 'message_retard',
  stampDutyPercent: 'droit_timbre',
  cashLimit: 'plafond_especes',
  departureRequires: 'paiement_depart',
  tileUrl: 'carte_url',
  tileAttribution: 'carte_mention',
} as const satisfies Record<Exclude<keyof SettingsFields, 'services'>, string>;

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const REQUIREMENTS: ReadonlyMap<string, DepartureRequirement> = new Map([
  ['rien', DepartureRequirement.NOTHING],
  ['caution', DepartureRequirement.DEPOSIT],
  ['caution_solde', DepartureRequirement.DEPOSIT_AND_BALANCE],
]);

/** Parsers of the fields that are no texts. */
const READERS: Readonly<Record<string, ((sent: unknown) => unknown) | undefined>> = {
  positionRetentionDays: numberFromWire,
  contactRetentionMonths: numberFromWire,
  auditRetentionMonths: numberFromWire,
  unverifiedRetentionDays: numberFromWire,
  unusedRetentionMonths: numberFromWire,
  overspeedKph: numberFromWire,
  lateAfterMinutes: numberFromWire,
  preparationMinutes: numberFromWire,
  graceMinutes: numberFromWire,
  firstReminderHours: numberFromWire,
  secondReminderHours: numberFromWire,
  lateReminder: flagFromWire,
  trackAlways: flagFromWire,
  departureRequires: requirementFromWire,
} satisfies { readonly [Field in keyof typeof TEXT_FIELDS]?: (sent: unknown) => unknown };

/** Form fields of the pictures. Errors use the first of two names. */
const PICTURE_FIELDS = {
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
} as const satisfies Record<SettingsPicture, readonly string[]>;

const byName = <Name extends string, S extends Schema>(names: readonly Name[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;
/** The form sends all values as text, also numbers, days and switches. */
const SENT_TEXT = text({ description: 'Empty, or the text null, empties it; the text undefined leaves it as it was.' });

/** The body of `editParametres`. */
export const SETTINGS_EDIT = form({
  version: SENT_VERSION,
  ...byName(Object.values(TEXT_FIELDS), SENT_TEXT),
  ...ofServices('title', () => SENT_TEXT),
  ...ofServices('text', () => SENT_TEXT),
  ...byName(Object.values(PICTURE_FIELDS).flat(), upload(PICTURE)),
});

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

/** Converts the body of `editParametres` without validating it. Fields that are not in the form stay unchanged. */
export function settingsFromWire(body: SentFields<typeof SETTINGS_EDIT>): SentSettings {
  const fields = Object.entries(TEXT_FIELDS).map(([name, field]) => [name, (READERS[name] ?? sentText)(body[field])]);
  const services = SERVICE_NUMBERS.map((number) => ({
    title: sentText(body[`service${number}_title`]),
    text: sentText(body[`service${number}_text`]),
  }));
  return { ...Object.fromEntries(fields), services, version: sentVersion(body) } as SentSettings;
}

/** Returns the pictures that `editParametres` replaces; it cannot remove any. */
export function settingsPicturesFromWire(files: SentFiles<typeof SETTINGS_EDIT>): SettingsPictures {
  const replaced: Partial<Record<SettingsPicture, Buffer>> = {};
  for (const [picture, names] of Object.entries(PICTURE_FIELDS) as [
    SettingsPicture,
    readonly (keyof typeof files)[],
  ][]) {
    const bytes = names.map((name) => files[name]).find(Boolean);
    if (bytes) replaced[picture] = bytes;
  }
  return { replaced, removed: [] };
}

/** Converts a text of the form, which sends 'null' for an empty field and 'undefined' for an unknown one, which stays unchanged. */
function sentText(value: unknown): unknown {
  if (value === 'undefined') return undefined;
  return value === 'null' ? '' : value;
}

/** Converts a number sent as text; other values are passed on for validation. */
function numberFromWire(value: unknown): unknown {
  const sent = sentText(value);
  const text = cleanLine(sent);
  if (text === undefined) return typeof sent === 'string' ? '' : sent;
  const number = numberFromText(text);
  return Number.isNaN(number) ? text : number;
}

function flagFromWire(value: unknown): unknown {
  const sent = sentText(value);
  const text = cleanLine(sent);
  return text === undefined ? sent : (FLAGS.get(text.toLowerCase()) ?? text);
}

/** Converts the name of a requirement; an unknown one is passed on in a form that the validation refuses. */
function requirementFromWire(value: unknown): unknown {
  const sent = sentText(value);
  if (typeof sent !== 'string') return sent;
  return REQUIREMENTS.get(sent.trim().toLowerCase()) ?? '';
}
