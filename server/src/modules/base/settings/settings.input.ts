import { IsArray, IsOptional, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { IsMail, IsPhone, IsShortText, MAX_ADDRESS } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount, IsChoice, IsDay, IsPercent, IsWholeNumber } from '../../../kernel/value-rules.js';
import { IsTileAddress } from './tile-layer.js';
import { DepartureRequirement } from './departure-requirement.js';
import { RETENTION, type RetentionSetting } from './retention.rules.js';

/** The number of services that the home page presents. */
export const SERVICE_COUNT = 4;
const MAX_TITLE = 120;
const MAX_TEXT = 3_000;
const MAX_LINK = 500;
const MAX_RETENTION_DAYS = 365;
const MIN_OVERSPEED_KPH = 30;
const MAX_OVERSPEED_KPH = 250;
/** A day, in minutes: the upper limit of the delay from which a rental is late. */
const MAX_LATE_MINUTES = 1440;
const MAX_PREPARATION_MINUTES = 1440;
/** Half a day, in minutes: the upper limit of the grace. A longer time would be half a rental day. */
const MAX_GRACE_MINUTES = 720;
/** Upper limit in Dh. */
const MAX_CASH_LIMIT = 10_000_000;
/** A week, in hours. */
const MAX_REMINDER_HOURS = 168;

/** The pictures of the site, each replaced or removed on its own. */
export enum SettingsPicture {
  ANNOUNCEMENT = 'ANNOUNCEMENT',
  LOGO_NAVBAR = 'LOGO_NAVBAR',
  LOGO_ADMIN = 'LOGO_ADMIN',
  LOGO_ABOUT = 'LOGO_ABOUT',
  PRESENTATION = 'PRESENTATION',
  COVER_1 = 'COVER_1',
  COVER_2 = 'COVER_2',
  COVER_3 = 'COVER_3',
  SERVICE_1 = 'SERVICE_1',
  SERVICE_2 = 'SERVICE_2',
  SERVICE_3 = 'SERVICE_3',
  SERVICE_4 = 'SERVICE_4',
}
registerEnumType(SettingsPicture, { name: 'SettingsPicture', description: 'A picture of the site.' });

/** Requires an https address, which a page may link to or show. */
function IsWebAddress(label: string): PropertyDecorator {
  return ValidateBy({
    name: 'isWebAddress',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' &&
        value.length <= MAX_LINK &&
        URL.canParse(value) &&
        new URL(value).protocol === 'https:',
      defaultMessage: () => `${label} doit être une adresse qui commence par https://.`,
    },
  });
}

/** Skips the checks of a cleared text, because a service may have none. */
function isFilled(_service: object, text: unknown): boolean {
  return Boolean(text);
}

@InputType({ description: 'One of the four services.' })
export class ServiceInput {
  @ValidateIf(isFilled)
  @IsShortText(MAX_TITLE, 'Le titre du service')
  @Field(() => String, { nullable: true, description: `Headline, at most ${MAX_TITLE} characters.` })
  title?: string | null;

  @ValidateIf(isFilled)
  @IsShortText(MAX_TEXT, 'Le texte du service')
  @Field(() => String, { nullable: true, description: `Text, at most ${MAX_TEXT} characters.` })
  text?: string | null;
}

@InputType({ description: 'A new picture of the site.' })
export class SettingsPictureInput {
  @Field(() => SettingsPicture, { description: 'Which one.' })
  picture!: SettingsPicture;

  @Field(() => UploadScalar, { description: 'JPEG, PNG or WebP, at most 8 MB.' })
  file!: PendingUpload;
}

const bounds = (setting: RetentionSetting): string => `${RETENTION[setting].min} to ${RETENTION[setting].max}`;

/** Requires a retention time within the limits of its setting. */
function IsRetention(setting: RetentionSetting, label: string): PropertyDecorator {
  return IsWholeNumber(RETENTION[setting].min, RETENTION[setting].max, label);
}

/** The texts and contacts of the settings. Fields that are left out stay; an empty text clears an optional field. */
@InputType({ description: 'Changes of the settings. What is left out stays as it is; an empty text empties a field.' })
export class UpdateSettingsInput {
  @Field(() => Int, { nullable: true, description: 'Version the edit started from; another one since is refused.' })
  version?: number | null;

  @IsShortText(MAX_TITLE, "Le nom de l'entreprise")
  @Field(() => String, { nullable: true, description: "The company's name; it cannot be emptied." })
  companyName?: string | null;

  @IsOptional()
  @IsShortText(MAX_TITLE, 'Le titre')
  @Field(() => String, { nullable: true, description: 'Title of the home page.' })
  title?: string | null;

  @IsOptional()
  @IsShortText(MAX_TEXT, 'La description')
  @Field(() => String, { nullable: true, description: 'Description for search engines.' })
  description?: string | null;

  @IsOptional()
  @IsShortText(MAX_TITLE, "Le titre de l'accueil")
  @Field(() => String, { nullable: true, description: 'Headline of the home page.' })
  headerText?: string | null;

  @IsOptional()
  @IsShortText(MAX_TEXT, 'Le texte central')
  @Field(() => String, { nullable: true, description: 'Text in the middle of the home page.' })
  middleText?: string | null;

  @IsOptional()
  @IsShortText(MAX_TEXT, 'Le texte du pied de page')
  @Field(() => String, { nullable: true, description: 'Text of the footer.' })
  footerText?: string | null;

  @IsOptional()
  @IsShortText(MAX_TEXT, 'Le texte « À propos »')
  @Field(() => String, { nullable: true, description: 'Text about the company.' })
  aboutText?: string | null;

  @IsOptional()
  @IsShortText(MAX_TEXT, 'Les mots-clés')
  @Field(() => String, { nullable: true, description: 'Keywords for search engines.' })
  keywords?: string | null;

  @IsPhone()
  @Field(() => String, { nullable: true, description: 'Telephone; it cannot be emptied.' })
  phone?: string | null;

  @IsOptional()
  @IsPhone('Le GSM')
  @Field(() => String, { nullable: true, description: 'Mobile telephone.' })
  mobile?: string | null;

  @IsOptional()
  @IsPhone('Le numéro WhatsApp')
  @Field(() => String, { nullable: true, description: 'WhatsApp number.' })
  whatsapp?: string | null;

  @IsShortText(MAX_ADDRESS)
  @Field(() => String, { nullable: true, description: 'Postal address; it cannot be emptied.' })
  address?: string | null;

  @IsMail()
  @Field(() => String, { nullable: true, description: 'E-mail address; it cannot be emptied.' })
  email?: string | null;

  @IsOptional()
  @IsShortText(MAX_TITLE, 'Le nom de domaine')
  @Field(() => String, { nullable: true, description: 'Domain name, as shown.' })
  domainName?: string | null;

  @IsOptional()
  @IsWebAddress('La carte')
  @Field(() => String, { nullable: true, description: 'Address of an embedded map, https.' })
  mapUrl?: string | null;

  @IsOptional()
  @IsWebAddress('La page Facebook')
  @Field(() => String, { nullable: true, description: 'Facebook page, https.' })
  facebook?: string | null;

  @IsOptional()
  @IsWebAddress('La page Instagram')
  @Field(() => String, { nullable: true, description: 'Instagram page, https.' })
  instagram?: string | null;

  @IsOptional()
  @IsDay("Le début de l'annonce")
  @Field(() => LocalDateScalar, { nullable: true, description: 'First day of the announcement.' })
  announcementStartsOn?: string | null;

  @IsOptional()
  @IsDay("La fin de l'annonce")
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day of the announcement.' })
  announcementEndsOn?: string | null;

  @IsPercent('La TVA')
  @Field(() => String, { nullable: true, description: 'VAT on invoices, in percent: "20.00".' })
  vatPercent?: string | null;

  @IsRetention('contactRetentionMonths', 'La durée de conservation des messages de contact')
  @Field(() => Int, {
    nullable: true,
    description: `Months that messages of the contact form are kept, ${bounds('contactRetentionMonths')}; it cannot be emptied.`,
  })
  contactRetentionMonths?: number | null;

  @IsRetention('auditRetentionMonths', "La durée de conservation de l'historique")
  @Field(() => Int, {
    nullable: true,
    description: `Months that entries of the history of records are kept, ${bounds('auditRetentionMonths')}; it cannot be emptied.`,
  })
  auditRetentionMonths?: number | null;

  @IsRetention('unverifiedRetentionDays', 'Le délai des comptes non vérifiés')
  @Field(() => Int, {
    nullable: true,
    description: `Days after which an account whose e-mail address was never proved is forgotten, ${bounds('unverifiedRetentionDays')}; it cannot be emptied.`,
  })
  unverifiedRetentionDays?: number | null;

  @IsRetention('unusedRetentionMonths', 'Le délai des comptes inutilisés')
  @Field(() => Int, {
    nullable: true,
    description: `Months without a login or a reservation after which an account is forgotten, ${bounds('unusedRetentionMonths')}; it cannot be emptied.`,
  })
  unusedRetentionMonths?: number | null;

  @IsWholeNumber(1, MAX_RETENTION_DAYS, 'La durée de conservation des positions')
  @Field(() => Int, {
    nullable: true,
    description: `Days that positions are kept, 1 to ${MAX_RETENTION_DAYS}; it cannot be emptied.`,
  })
  positionRetentionDays?: number | null;

  @IsChoice([true, false], 'Le suivi hors location')
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether positions are kept of vehicles that nobody rents, too (law 09-08).',
  })
  trackAlways?: boolean | null;

  @IsOptional()
  @IsWholeNumber(MIN_OVERSPEED_KPH, MAX_OVERSPEED_KPH, 'La vitesse à ne pas dépasser')
  @Field(() => Int, {
    nullable: true,
    description: `km/h above which the staff are told, ${MIN_OVERSPEED_KPH} to ${MAX_OVERSPEED_KPH}; null for never.`,
  })
  overspeedKph?: number | null;

  @IsWholeNumber(0, MAX_LATE_MINUTES, 'Le délai avant retard')
  @Field(() => Int, {
    nullable: true,
    description: `Minutes after its promised end before a rental counts as late, 0 to ${MAX_LATE_MINUTES}; it cannot be emptied.`,
  })
  lateAfterMinutes?: number | null;

  @IsWholeNumber(0, MAX_PREPARATION_MINUTES, 'Le temps de préparation')
  @Field(() => Int, {
    nullable: true,
    description: `Minutes of preparation that a vehicle needs between two rentals, 0 to ${MAX_PREPARATION_MINUTES}; it cannot be emptied.`,
  })
  preparationMinutes?: number | null;

  @IsWholeNumber(0, MAX_GRACE_MINUTES, 'La tolérance')
  @Field(() => Int, {
    nullable: true,
    description: `Minutes of a further day of a rental that cost nothing, 0 to ${MAX_GRACE_MINUTES}; it cannot be emptied.`,
  })
  graceMinutes?: number | null;

  @IsWholeNumber(0, MAX_REMINDER_HOURS, 'Le premier rappel du retour')
  @Field(() => Int, {
    nullable: true,
    description: `Hours before the promised end at which the customer is mailed a first reminder, 0 to ${MAX_REMINDER_HOURS}, 0 for none; it cannot be emptied.`,
  })
  firstReminderHours?: number | null;

  @IsWholeNumber(0, MAX_REMINDER_HOURS, 'Le second rappel du retour')
  @Field(() => Int, {
    nullable: true,
    description: `Hours before the promised end at which the customer is mailed a second reminder, 0 to ${MAX_REMINDER_HOURS}, 0 for none; it cannot be emptied.`,
  })
  secondReminderHours?: number | null;

  @IsChoice([true, false], 'Le message de retard')
  @Field(() => Boolean, { nullable: true, description: 'Whether a customer whose rental becomes late is mailed.' })
  lateReminder?: boolean | null;

  @IsPercent('Le droit de timbre')
  @Field(() => String, {
    nullable: true,
    description: 'Stamp duty on cash, in percent of what is paid: "0.25"; "0" for none. It cannot be emptied.',
  })
  stampDutyPercent?: string | null;

  @IsOptional()
  @IsAmount(0, MAX_CASH_LIMIT, "Le plafond d'espèces")
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Dh of cash for one rental from which on the staff are warned; null for never.',
  })
  cashLimit?: Money | null;

  @IsChoice(Object.values(DepartureRequirement), 'Le règlement demandé au départ')
  @Field(() => DepartureRequirement, {
    nullable: true,
    description: 'What has to be there before a rental leaves. It cannot be emptied.',
  })
  departureRequires?: DepartureRequirement | null;

  @IsOptional()
  @IsTileAddress()
  @Field(() => String, {
    nullable: true,
    description: "Address of the staff's map tiles, https with {z}, {x} and {y}; null for the usual ones.",
  })
  tileUrl?: string | null;

  @IsOptional()
  @IsShortText(MAX_TITLE, 'La mention des droits de la carte')
  @Field(() => String, { nullable: true, description: 'Whom the map names; required with tiles of your own.' })
  tileAttribution?: string | null;

  @IsArray({ message: 'Les services sont obligatoires.' })
  @ValidateNested({ each: true })
  @Field(() => [ServiceInput], { nullable: true, description: 'The four services, in their order.' })
  services?: ServiceInput[] | null;

  @Field(() => [SettingsPictureInput], { nullable: true, description: 'Pictures to replace.' })
  pictures?: SettingsPictureInput[] | null;

  @Field(() => [SettingsPicture], { nullable: true, description: 'Pictures to remove.' })
  removedPictures?: SettingsPicture[] | null;
}
