import { numberFromText } from '../../../api/rest/form-values.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import {
  FILE_NAME,
  ID,
  PICTURE,
  SENT_ADDRESS,
  SENT_ID,
  SENT_MAIL,
  SENT_NUMBER,
  SENT_PHONE,
  SENT_VERSION,
  VERSION,
} from '../../../api/rest/wire-fields.js';
import {
  allRequired,
  anything,
  choice,
  day,
  form,
  list,
  named,
  nullable,
  number,
  object,
  type Schema,
  type SentFields,
  text,
  textUpTo,
  upload,
  type ValueOf,
} from '../../../api/rest/wire-schema.js';
import { withoutNulls } from '../../../api/rest/form-values.js';
import type { Sent } from '../../../kernel/commands.js';
import type { NewAgency } from './agency.commands.js';
import { type Agency, type AgencyRecord, ContractTheme } from './agency.entity.js';
import type { DayHours, Weekday } from './opening-hours.js';
import { WEEKDAY_NAMES } from './opening-hours-sentence.js';
import { MAX_AGENCY_NAME, MAX_IDENTIFIER } from './agency.input.js';

/** REST names of the fields, for the keys of `errors`. */
export const AGENCY_FIELD_NAMES: FieldNames = {
  name: 'nom_agence',
  phone: 'telephone_agence',
  mobile: 'gsm_agence',
  email: 'email_agence',
  address: 'adresse_agence',
  tradeRegister: 'rc_agence',
  cnss: 'cnss_agence',
  patente: 'patente_agence',
  taxId: 'if_agence',
  ice: 'ice_agence',
  contractTheme: 'theme_contract',
  openingHours: 'horaires',
  'openingHours.*.weekday': 'horaires.*.jour',
  'openingHours.*.opensAt': 'horaires.*.ouverture',
  'openingHours.*.closesAt': 'horaires.*.fermeture',
  openingExceptions: 'exceptions_horaires',
  'openingExceptions.*.name': 'exceptions_horaires.*.nom',
  'openingExceptions.*.startsOn': 'exceptions_horaires.*.debut',
  'openingExceptions.*.endsOn': 'exceptions_horaires.*.fin',
  'openingExceptions.*.hours': 'exceptions_horaires.*.horaires',
  'openingExceptions.*.hours.*.opensAt': 'exceptions_horaires.*.horaires.*.ouverture',
  'openingExceptions.*.hours.*.closesAt': 'exceptions_horaires.*.horaires.*.fermeture',
};

/** The values of `theme_contract`, as the form shows them (docs/rules/rest-calls.md#names-of-things). */
const WIRE_THEMES = {
  [ContractTheme.MODEL_1]: 'theme_contract',
  [ContractTheme.MODEL_2]: 'contractV2',
} as const;
const THEMES: ReadonlyMap<string, ContractTheme> = new Map([
  ['theme_contract', ContractTheme.MODEL_1],
  ['Model 1', ContractTheme.MODEL_1],
  ['contractV2', ContractTheme.MODEL_2],
  ['Model 2', ContractTheme.MODEL_2],
]);

const DAY_HOURS = {
  ouverture: text({ description: 'HH:mm.', examples: ['08:30'] }),
  fermeture: text({ description: 'HH:mm, 24:00 at the latest.', examples: ['19:00'] }),
} as const;

const WEEKDAYS_BY_NAME: ReadonlyMap<string, Weekday> = new Map(
  (Object.entries(WEEKDAY_NAMES) as [Weekday, string][]).map(([day, name]) => [name, day]),
);

type SentItem = Readonly<Record<string, unknown>>;

/** An agency in the answers of the REST calls. */
export const AGENCY = named(
  'Agency',
  object({
    id: ID,
    nom_agence: text(),
    telephone_agence: text(),
    gsm_agence: text(),
    email_agence: text(),
    adresse_agence: text(),
    rc_agence: text(),
    cnss_agence: text(),
    patente_agence: text(),
    if_agence: text(),
    ice_agence: text(),
    theme_contract: choice(Object.values(WIRE_THEMES)),
    latitude: nullable(number({ minimum: -90, maximum: 90 })),
    longitude: nullable(number({ minimum: -180, maximum: 180 })),
    horaires: list(object({ jour: choice(Object.values(WEEKDAY_NAMES)), ...DAY_HOURS })),
    exceptions_horaires: list(
      object({ nom: nullable(text()), debut: day(), fin: day(), horaires: list(object(DAY_HOURS)) }),
    ),
    image: nullable(FILE_NAME),
    version: VERSION,
  }),
);

const AGENCY_FIELDS = {
  nom_agence: textUpTo(MAX_AGENCY_NAME),
  telephone_agence: SENT_PHONE,
  gsm_agence: SENT_PHONE,
  email_agence: SENT_MAIL,
  adresse_agence: SENT_ADDRESS,
  rc_agence: textUpTo(MAX_IDENTIFIER),
  cnss_agence: textUpTo(MAX_IDENTIFIER),
  patente_agence: textUpTo(MAX_IDENTIFIER),
  if_agence: textUpTo(MAX_IDENTIFIER),
  ice_agence: textUpTo(MAX_IDENTIFIER),
} as const;

const AGENCY_CHOICES = {
  theme_contract: choice(['', ...THEMES.keys()]),
  latitude: SENT_NUMBER,
  longitude: SENT_NUMBER,
  horaires: anything({ description: 'As it is answered; in a form, the same as JSON. An empty list for not known.' }),
  exceptions_horaires: anything({ description: 'As it is answered; in a form, the same as JSON.' }),
  image: upload(PICTURE),
} as const;

/** The body of `POST /api/Agence`. */
export const NEW_AGENCY = form({ ...allRequired(AGENCY_FIELDS), ...AGENCY_CHOICES });

/** The body of `agenceModifier`. */
export const AGENCY_EDIT = form({
  id: SENT_ID,
  id_agence: SENT_ID,
  version: SENT_VERSION,
  ...AGENCY_FIELDS,
  ...AGENCY_CHOICES,
});

/** Converts an agency for the REST calls; `image` is a file name below `/storage/logos`. */
export function agencyToWire(agency: Agency | AgencyRecord): ValueOf<typeof AGENCY> {
  return {
    id: agency.id,
    nom_agence: agency.name,
    telephone_agence: agency.phone,
    gsm_agence: agency.mobile,
    email_agence: agency.email,
    adresse_agence: agency.address,
    rc_agence: agency.tradeRegister,
    cnss_agence: agency.cnss,
    patente_agence: agency.patente,
    if_agence: agency.taxId,
    ice_agence: agency.ice,
    theme_contract: WIRE_THEMES[agency.contractTheme],
    latitude: agency.latitude ?? null,
    longitude: agency.longitude ?? null,
    horaires: agency.openingHours.map(({ weekday, ...hours }) => ({
      jour: WEEKDAY_NAMES[weekday],
      ...hoursToWire(hours),
    })),
    exceptions_horaires: agency.openingExceptions.map(({ name, startsOn, endsOn, hours }) => ({
      nom: name,
      debut: startsOn,
      fin: endsOn,
      horaires: hours.map(hoursToWire),
    })),
    image: agency.imageFile ?? null,
    version: agency.version,
  };
}

/** Converts the body of `POST /api/Agence` and `agenceModifier` without validating it. */
export function agencyFromWire(body: SentFields<typeof NEW_AGENCY>): Sent<NewAgency> {
  const theme = body['theme_contract'];
  const texts = {
    name: body['nom_agence'],
    phone: body['telephone_agence'],
    mobile: body['gsm_agence'],
    email: body['email_agence'],
    address: body['adresse_agence'],
    tradeRegister: body['rc_agence'],
    cnss: body['cnss_agence'],
    patente: body['patente_agence'],
    taxId: body['if_agence'],
    ice: body['ice_agence'],
  };
  return {
    ...withoutNulls(texts),
    contractTheme:
      theme === undefined || theme === null || theme === '' ? undefined : (THEMES.get(theme as string) ?? theme),
    latitude: degreesFromWire(body['latitude']),
    longitude: degreesFromWire(body['longitude']),
    openingHours: listFromWire(body['horaires'], (item) => ({
      weekday: WEEKDAYS_BY_NAME.get(String(item['jour']).toLowerCase()) ?? item['jour'],
      ...hoursFromWire(item),
    })),
    openingExceptions: listFromWire(body['exceptions_horaires'], ({ nom, debut, fin, horaires }) => ({
      ...{ name: nom, startsOn: debut, endsOn: fin },
      hours: listFromWire(horaires, hoursFromWire) ?? [],
    })),
  };
}

function hoursToWire({ opensAt, closesAt }: DayHours): ValueOf<Schema<{ ouverture: string; fermeture: string }>> {
  return { ouverture: opensAt, fermeture: closesAt };
}

function hoursFromWire({ ouverture, fermeture }: SentItem): object {
  return { opensAt: ouverture, closesAt: fermeture };
}

/** Parses a list, which forms send as JSON. Anything else is passed on as one record, which validation refuses. */
function listFromWire(sent: unknown, toItem: (item: SentItem) => object): readonly object[] | undefined {
  if (sent === undefined || sent === null) return undefined;
  const items = typeof sent === 'string' ? parsed(sent) : sent;
  return (Array.isArray(items) ? (items as unknown[]) : [items]).map((item) => toItem(Object(item) as SentItem));
}

function parsed(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses degrees, which forms send as text; an empty text is null. */
function degreesFromWire(value: unknown): unknown {
  if (value === '' || value === 'null') return null;
  return typeof value === 'string' ? numberFromText(value) : value;
}
