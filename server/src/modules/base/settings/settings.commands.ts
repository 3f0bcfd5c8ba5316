import {
  asAmount,
  unlessEmpty,
  type Changes,
  CommandFields,
  type ValidatedEdit,
  type SentEdit,
} from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine, cleanMail, cleanPhone, cleanText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import type { Settings } from './settings.entity.js';
import { SERVICE_COUNT, ServiceInput, UpdateSettingsInput } from './settings.input.js';

/** Texts that are stored as an empty text when cleared; other fields are stored as null. */
const TEXTS = [
  'title',
  'description',
  'headerText',
  'middleText',
  'footerText',
  'aboutText',
  'keywords',
  'domainName',
] as const;

type Kept = Pick<
  Settings,
  | (typeof TEXTS)[number]
  | 'companyName'
  | 'phone'
  | 'address'
  | 'email'
  | 'vatPercent'
  | 'positionRetentionDays'
  | 'contactRetentionMonths'
  | 'auditRetentionMonths'
  | 'unverifiedRetentionDays'
  | 'unusedRetentionMonths'
  | 'trackAlways'
  | 'lateAfterMinutes'
  | 'preparationMinutes'
  | 'graceMinutes'
  | 'firstReminderHours'
  | 'secondReminderHours'
  | 'lateReminder'
  | 'stampDutyPercent'
  | 'departureRequires'
>;

/** The fields of the settings that forms send as they are. */
export interface SettingsFields extends Readonly<Kept> {
  readonly mobile: string | null;
  readonly whatsapp: string | null;
  readonly mapUrl: string | null;
  readonly facebook: string | null;
  readonly instagram: string | null;
  readonly announcementStartsOn: string | null;
  readonly announcementEndsOn: string | null;
  /** In km/h. */
  readonly overspeedKph: number | null;
  /** In Dh. */
  readonly cashLimit: Money | null;
  readonly tileUrl: string | null;
  readonly tileAttribution: string | null;
  /** The four services in their order; an undefined text is not changed. */
  readonly services: readonly { readonly title?: string | undefined; readonly text?: string | undefined }[];
}

/** An edit of the settings with the problems of its fields, which are reported together with those of its pictures. */
export type SettingsEdit = Omit<ValidatedEdit<SettingsFields>, 'id'>;

/** An edit of the settings as received by GraphQL or REST. */
export type SentSettings = Omit<SentEdit<SettingsFields>, 'id'>;

/** Parses and checks edits of the settings, which are a single record. */
export const SETTINGS_FIELDS = new CommandFields<SettingsFields>({
  validatedBy: UpdateSettingsInput,
  clean: {
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
    vatPercent: cleanPercent,
    positionRetentionDays: unlessEmpty,
    contactRetentionMonths: unlessEmpty,
    auditRetentionMonths: unlessEmpty,
    unverifiedRetentionDays: unlessEmpty,
    unusedRetentionMonths: unlessEmpty,
    trackAlways: unlessEmpty,
    overspeedKph: unlessEmpty,
    lateAfterMinutes: unlessEmpty,
    preparationMinutes: unlessEmpty,
    graceMinutes: unlessEmpty,
    firstReminderHours: unlessEmpty,
    secondReminderHours: unlessEmpty,
    lateReminder: unlessEmpty,
    stampDutyPercent: cleanPercent,
    cashLimit: asAmount,
    departureRequires: unlessEmpty,
    tileUrl: cleanLine,
    tileAttribution: cleanLine,
    services: cleanServices,
  },
  clearable: [
    ...TEXTS,
    'mobile',
    'whatsapp',
    'mapUrl',
    'facebook',
    'instagram',
    'announcementStartsOn',
    'announcementEndsOn',
    'overspeedKph',
    'cashLimit',
    'tileUrl',
    'tileAttribution',
  ],
  problemsBetween: ({ announcementStartsOn, announcementEndsOn, tileUrl, tileAttribution }): FieldErrors => ({
    ...(announcementStartsOn && announcementEndsOn && announcementEndsOn < announcementStartsOn
      ? { announcementEndsOn: ["La fin de l'annonce doit suivre son début."] }
      : {}),
    ...(tileUrl && tileAttribution === null
      ? { tileAttribution: ['La mention des droits de la carte est obligatoire.'] }
      : {}),
  }),
});

export function readSettingsEdit(sent: SentSettings): SettingsEdit {
  const { version, changes, problems } = SETTINGS_FIELDS.readEdit(sent);
  return { version, problems, changes: { ...changes, ...emptied(changes) } };
}

/** Returns the texts that an edit clears, in the form in which they are stored. */
function emptied(changes: Changes<SettingsFields>): Changes<SettingsFields> {
  return Object.fromEntries(TEXTS.filter((name) => name in changes).map((name) => [name, changes[name] ?? '']));
}

/** Returns a percentage as it is stored, with two decimals; anything else as it was typed, for the rules to refuse. */
function cleanPercent(sent: unknown): string | undefined | null {
  const typed = cleanLine(sent)?.replace(',', '.');
  return typed && /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed).toFixed(2) : typed;
}

function cleanServices(sent: unknown): ServiceInput[] | undefined {
  const services = sent as readonly ServiceInput[] | null;
  return services?.slice(0, SERVICE_COUNT).map(({ title, text }) =>
    Object.assign(new ServiceInput(), {
      ...(title !== undefined && { title: cleanLine(title) ?? '' }),
      ...(text !== undefined && { text: cleanText(text) ?? '' }),
    }),
  );
}
