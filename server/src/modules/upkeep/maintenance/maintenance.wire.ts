import { numberFromText } from '../../../api/rest/form-values.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import { refusalWith } from '../../../api/rest/refusals.js';
import {
  FILE_NAME,
  ID,
  PICTURE_OR_PDF,
  SEARCHED_TEXT,
  SENT_DAY,
  SENT_ID,
  SENT_NUMBER,
  SENT_TIME,
  SENT_VERSION,
  VERSION,
} from '../../../api/rest/wire-fields.js';
import {
  choice,
  day,
  dirhams,
  either,
  exactly,
  form,
  integer,
  named,
  nullable,
  object,
  required,
  type SentFields,
  text,
  upload,
  type ValueOf,
  wireTime,
} from '../../../api/rest/wire-schema.js';
import type { Sent } from '../../../kernel/commands.js';
import type { Period } from '../../../kernel/period.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { agencyDay, parseInstant, toWireTime } from '../../../kernel/time.js';
import { ALERT_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import type { DueWork } from './maintenance-due.js';
import { type MaintenanceCriteria, MaintenanceSearchField } from './maintenance.input.js';
import type { MaintenanceView } from './maintenance-list.js';
import { NATURE_NAMES, natureNamed } from './maintenance-natures.js';
import type { NewMaintenance, SentMaintenanceEdit } from './maintenance.commands.js';

/** REST names of the fields, for the keys of `errors` (docs/rules/rest-calls.md#errors). */
export const MAINTENANCE_FIELD_NAMES: FieldNames = {
  id: 'id_maintenance',
  vehicleId: 'id_vehicule',
  providerId: 'id_prestataire',
  nature: 'nature_maintenance',
  odometerKm: 'kilometrage_actuelle',
  nextOdometerKm: 'kilometrage_next_maintenance',
  performedOn: 'date_maintenance',
  nextOn: 'date_next_maintenance',
  description: 'designation_maintenance',
  cost: 'cout_maintenance',
  invoice: 'facture_maintenance',
  'outOfService.startsAt': 'date_debut_immobilisation',
  'outOfService.endsAt': 'date_fin_immobilisation',
};

/** The values of `selected_option` in the list's search. */
const SEARCH_OPTIONS: ReadonlyMap<string, MaintenanceSearchField> = new Map([
  ['nom', MaintenanceSearchField.VEHICLE_NAME],
  ['nature_maintenance', MaintenanceSearchField.NATURE],
  ['nom_prestataire', MaintenanceSearchField.PROVIDER_NAME],
]);

/** A maintenance in the answers of the REST calls. */
export const MAINTENANCE = named(
  'Maintenance',
  object({
    id: ID,
    id_maintenance: ID,
    id_vehicule: ID,
    id_prestataire: nullable(ID),
    nature_maintenance: choice(Object.values(NATURE_NAMES)),
    kilometrage_actuelle: nullable(integer()),
    kilometrage_next_maintenance: nullable(integer()),
    date_maintenance: day(),
    date_next_maintenance: nullable(day()),
    designation_maintenance: nullable(text()),
    cout_maintenance: dirhams(),
    facture_maintenance: nullable(FILE_NAME),
    date_debut_immobilisation: nullable(wireTime()),
    date_fin_immobilisation: nullable(wireTime()),
    nom: text({ description: 'Of the vehicle.' }),
    immatriculation: text(),
    nom_prestataire: nullable(text()),
    adresse_prestataire: nullable(text()),
    telephone_prestataire: nullable(text()),
    alert: choice(Object.values(ALERT_NAMES)),
    note: text({ description: 'What is due and when, in French.' }),
    version: VERSION,
    updated_at: wireTime(),
  }),
);

/** A maintenance that is due soon or overdue, in the answers of the REST calls. */
export const DUE_MAINTENANCE = named(
  'DueMaintenance',
  object({
    nature_maintenance: choice(Object.values(NATURE_NAMES)),
    nom: text({ description: 'Of the vehicle.' }),
    immatriculation: text(),
    duree: integer({ description: 'Days left; negative when overdue, 0 if only the odometer makes it due.' }),
    alert: choice(Object.values(ALERT_NAMES)),
    note: text(),
  }),
);

/** A conflict with a rental or another maintenance, with the next free time. */
export const SLOT_TAKEN = refusalWith(409, {
  proposal: object({ startsAt: text({ format: 'date-time' }), endsAt: text({ format: 'date-time' }) }),
});

const EMPTY = exactly('null', { description: 'Counts as empty.' });
const NATURE = text({
  description: 'Ignores case and accents.',
  examples: Object.values(NATURE_NAMES),
});
const MAINTENANCE_DETAILS = {
  id_prestataire: either(SENT_ID, exactly(''), EMPTY),
  kilometrage_actuelle: SENT_NUMBER,
  kilometrage_next_maintenance: SENT_NUMBER,
  date_next_maintenance: SENT_DAY,
  cout_maintenance: SENT_NUMBER,
  designation_maintenance: text(),
  date_debut_immobilisation: SENT_TIME,
  date_fin_immobilisation: SENT_TIME,
  facture_maintenance: upload(PICTURE_OR_PDF),
} as const;

/** The body of `POST /api/maintenance`. */
export const NEW_MAINTENANCE = form({
  id_vehicule: required(SENT_ID),
  nature_maintenance: required(NATURE),
  date_maintenance: required(SENT_DAY),
  ...MAINTENANCE_DETAILS,
});

/** The body of `maintenanceModifier`. */
export const MAINTENANCE_EDIT = form({
  id: SENT_ID,
  id_maintenance: SENT_ID,
  version: SENT_VERSION,
  id_vehicule: SENT_ID,
  nature_maintenance: NATURE,
  date_maintenance: SENT_DAY,
  ...MAINTENANCE_DETAILS,
});

/** The body of `rechercherMaintenance`. */
export const MAINTENANCE_SEARCH = form({
  selected_option: choice(['', ...SEARCH_OPTIONS.keys()]),
  valeur_recherche: SEARCHED_TEXT,
});

/**
 * Reads the body of old clients: texts of a form, or JSON. A field that is not sent keeps its value, an empty one is removed; invalid
 * values are passed on, so that validation refuses them.
 */
export function maintenanceFromWire(body: SentFields<typeof NEW_MAINTENANCE>): Sent<NewMaintenance> {
  return {
    vehicleId: body['id_vehicule'],
    providerId: emptied(body['id_prestataire']),
    nature: natureFromWire(body['nature_maintenance']),
    odometerKm: numberFromWire(body['kilometrage_actuelle']),
    nextOdometerKm: numberFromWire(body['kilometrage_next_maintenance']),
    performedOn: dayFromWire(body['date_maintenance']),
    nextOn: dayFromWire(body['date_next_maintenance']),
    description: emptied(body['designation_maintenance']),
    cost: emptied(body['cout_maintenance']),
    outOfService: stayFromWire(body['date_debut_immobilisation'], body['date_fin_immobilisation']),
  };
}

/** Reads the body of an edit: the same fields and the id. */
export function maintenanceEditFromWire(body: SentFields<typeof MAINTENANCE_EDIT>): SentMaintenanceEdit {
  return {
    ...maintenanceFromWire(body),
    id: body['id_maintenance'] ?? body['id'],
    version: sentVersion(body),
  };
}

/**
 * Reads the body of `rechercherMaintenance`; without an option or a text, everything matches. Throws ValidationError for an unknown option.
 */
export function searchFromWire(body: SentFields<typeof MAINTENANCE_SEARCH>): MaintenanceCriteria {
  const { selected_option: option, valeur_recherche: text } = body;
  const field = SEARCH_OPTIONS.get(option as string);
  if (!field && option != null && option !== '') {
    throw new ValidationError({ selected_option: ['Veuillez-vous sélectionner un choix'] });
  }
  return field && (typeof text === 'string' || typeof text === 'number')
    ? { search: { field, text: String(text) } }
    : {};
}

/** Converts a maintenance with the fields of its vehicle and provider that lists show. */
export function maintenanceToWire({
  maintenance,
  vehicle,
  provider,
  state,
  outOfService,
}: MaintenanceView): ValueOf<typeof MAINTENANCE> {
  return {
    id: maintenance.id,
    id_maintenance: maintenance.id,
    id_vehicule: vehicle.id,
    id_prestataire: provider?.id ?? null,
    nature_maintenance: NATURE_NAMES[maintenance.nature],
    kilometrage_actuelle: maintenance.odometerKm,
    kilometrage_next_maintenance: maintenance.nextOdometerKm,
    date_maintenance: maintenance.performedOn,
    date_next_maintenance: maintenance.nextOn,
    designation_maintenance: maintenance.description,
    cout_maintenance: Number(maintenance.cost),
    facture_maintenance: maintenance.invoiceFile,
    date_debut_immobilisation: outOfService ? toWireTime(outOfService.startsAt) : null,
    date_fin_immobilisation: outOfService ? toWireTime(outOfService.endsAt) : null,
    nom: vehicle.name,
    immatriculation: vehicle.plateNumber,
    nom_prestataire: provider?.name ?? null,
    adresse_prestataire: provider?.address ?? null,
    telephone_prestataire: provider?.phone ?? null,
    // REST calls have no value for "no alert", so it is shown as good.
    alert: ALERT_NAMES[state.level ?? 'GOOD'],
    note: state.note,
    version: maintenance.version,
    updated_at: toWireTime(maintenance.updatedAt),
  };
}

/**
 * Converts one entry of the warning after the staff's login; `duree` in days, negative when overdue, 0 if only the odometer makes it due.
 */
export function dueMaintenanceToWire(due: DueWork): ValueOf<typeof DUE_MAINTENANCE> {
  return {
    nature_maintenance: NATURE_NAMES[due.nature],
    nom: due.vehicleName,
    immatriculation: due.plateNumber,
    duree: due.daysLeft ?? 0,
    alert: ALERT_NAMES[due.level],
    note: due.note,
  };
}

/** Forms send 'null' for null. */
function emptied(value: unknown): unknown {
  return value === '' || value === 'null' ? null : value;
}

function natureFromWire(value: unknown): unknown {
  return value === undefined ? undefined : (natureNamed(value) ?? null);
}

/** Reads a number; NaN if it is not one, so that the service names the field. */
function numberFromWire(value: unknown): unknown {
  const sent = emptied(value);
  return typeof sent === 'string' ? numberFromText(sent) : sent;
}

/** Reads a day, even if it is sent with a time. */
function dayFromWire(value: unknown): unknown {
  const sent = emptied(value);
  const instant = typeof sent === 'string' && sent.length > 10 ? parseInstant(sent) : undefined;
  return instant ? agencyDay(instant) : sent;
}

/** Reads a period; undefined if neither end was sent, null if both are empty; an unreadable end counts as missing. */
function stayFromWire(from: unknown, to: unknown): Partial<Period> | null | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (!emptied(from) && !emptied(to)) return null;
  const [startsAt, endsAt] = [parseInstant(from), parseInstant(to)];
  return { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) };
}
