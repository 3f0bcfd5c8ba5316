import { numberFromText } from '../../../api/rest/form-values.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import {
  FILE_NAME,
  PICTURE,
  RECORD_EDIT,
  SEARCHED_TEXT,
  SENT_DAY,
  SENT_ID,
  SENT_NUMBER,
  VERSION,
} from '../../../api/rest/wire-fields.js';
import {
  allRequired,
  choice,
  day,
  dirhams,
  form,
  list,
  named,
  nullable,
  object,
  required,
  type SentFields,
  text,
  textUpTo,
  upload,
  type ValueOf,
  wireTime,
} from '../../../api/rest/wire-schema.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import type { Sent, SentEdit } from '../../../kernel/commands.js';
import { toWireTime } from '../../../kernel/time.js';
import type { AgencyRecord } from '../agency/agency.entity.js';
import type { VehicleState } from './vehicle-desk.service.js';
import type { NewVehicle, VehicleInsurance } from './vehicle.commands.js';
import { MAX_NAME, MAX_SHORT } from './vehicle-desk.input.js';
import { insuranceOf, type RentalTier, type VehicleRecord } from './vehicle.entity.js';
import { type VehicleCriteria, VehicleSearchField } from './vehicle.input.js';
import {
  ALERT_NAMES,
  availabilityName,
  CATEGORY,
  CATEGORY_NAMES,
  COLOR_NAMES,
  FUEL_NAMES,
  filterFromWire,
  INSURANCE_NAMES,
  keyNamed,
  OPTION,
  TRANSMISSION_NAMES,
  VEHICLE_FIELDS,
  vehicleToWire,
  YES_OR_NO,
  yesOrNo,
} from './vehicle.wire.js';

const YES: readonly unknown[] = ['oui', 'true', '1'];
const NO: readonly unknown[] = ['non', 'false', '0'];

/** REST names of the fields, for the keys of `errors` (docs/rules/rest-calls.md#errors). */
export const VEHICLE_FIELD_NAMES: FieldNames = {
  name: 'nom',
  plateNumber: 'immatriculation',
  deviceId: 'deviceID',
  agencyId: 'id_agence',
  brandId: 'id_marque',
  modelDate: 'model',
  transmission: 'type_transmission',
  fuel: 'typeCarburant',
  category: 'gamme',
  color: 'coleur',
  dailyPrice: 'prix_location',
  seats: 'nombre_place',
  luggage: 'nombre_valises',
  airConditioning: 'climatisation',
  sunroof: 'toit_ouvrant',
  consumption: 'consommation',
  'insurance.insurer': 'nom_agence_assurance',
  'insurance.type': 'type_assurance',
  'insurance.startsOn': 'date_debut',
  'insurance.endsOn': 'date_fin',
  'insurance.policyNumber': 'num_act_assurance',
  'insurance.premiumTotal': 'prime_total',
  ...Object.fromEntries(
    [0, 1, 2].flatMap((index) => [
      [`tiers.${index}.fromDays`, `duree_location_${index + 1}`],
      [`tiers.${index}.dailyPrice`, `prix_location_${index + 1}`],
    ]),
  ),
};

/** The values of `selected_option` in the search of the vehicle list. */
export const VEHICLE_SEARCH_OPTIONS: ReadonlyMap<string, VehicleSearchField> = new Map([
  ['immatriculation', VehicleSearchField.PLATE_NUMBER],
  ['nom', VehicleSearchField.NAME],
]);

/** A vehicle as the staff's calls return it. */
export const DESK_VEHICLE = named(
  'FleetVehicle',
  object({
    ...VEHICLE_FIELDS,
    immatriculation: text(),
    deviceID: nullable(text()),
    nom_agence: nullable(text()),
    visible: YES_OR_NO,
    galerie: list(FILE_NAME),
    nom_agence_assurance: nullable(text()),
    type_assurance: nullable(choice(Object.values(INSURANCE_NAMES))),
    date_debut: nullable(day({ description: 'First day of the insurance.' })),
    date_fin: nullable(day({ description: 'Last day of the insurance.' })),
    num_act_assurance: nullable(text()),
    prime_total: nullable(dirhams()),
    disponibilite: choice(['disponible', 'indisponible']),
    alert: choice(Object.values(ALERT_NAMES)),
    note: text({ description: 'What is due and when, in French.' }),
    version: VERSION,
    updated_at: wireTime(),
  }),
);

const oneOfNames = (names: Readonly<Record<string, string>>) =>
  text({ description: 'Ignores case and accents.', examples: Object.values(names) });
const SENT_YES_NO = text({ description: 'Ignores case.', examples: [...YES, ...NO] });
const VEHICLE_REQUIRED = {
  nom: textUpTo(MAX_NAME),
  immatriculation: text({ description: 'Registration such as 12345-A-15; no other vehicle in use has it.' }),
  id_agence: SENT_ID,
  id_marque: SENT_ID,
  model: SENT_DAY,
  type_transmission: oneOfNames(TRANSMISSION_NAMES),
  typeCarburant: oneOfNames(FUEL_NAMES),
  gamme: CATEGORY,
  coleur: oneOfNames(COLOR_NAMES),
  prix_location: SENT_NUMBER,
  nombre_place: SENT_NUMBER,
  nombre_valises: SENT_NUMBER,
} as const;
const VEHICLE_OTHERS = {
  deviceID: text({ description: 'Identifier at the GPS tracker.' }),
  visible: SENT_YES_NO,
  climatisation: SENT_YES_NO,
  toit_ouvrant: SENT_YES_NO,
  consommation: textUpTo(MAX_SHORT),
  nom_agence_assurance: textUpTo(MAX_SHORT),
  type_assurance: oneOfNames(INSURANCE_NAMES),
  date_debut: SENT_DAY,
  date_fin: SENT_DAY,
  num_act_assurance: textUpTo(MAX_SHORT),
  prime_total: SENT_NUMBER,
  duree_location_1: SENT_NUMBER,
  prix_location_1: SENT_NUMBER,
  duree_location_2: SENT_NUMBER,
  prix_location_2: SENT_NUMBER,
  duree_location_3: SENT_NUMBER,
  prix_location_3: SENT_NUMBER,
  image: upload(PICTURE),
} as const;

/** The body of `POST /api/admin/vehicule`. */
export const NEW_VEHICLE = form({ ...allRequired(VEHICLE_REQUIRED), ...VEHICLE_OTHERS });

/** The body of `vehiculeModifier`. */
export const VEHICLE_EDIT = form({
  ...RECORD_EDIT,
  ...VEHICLE_REQUIRED,
  ...VEHICLE_OTHERS,
});

/** The body of `rechercherVehicules`. */
export const VEHICLE_SEARCH = form({
  selected_option: required(choice(VEHICLE_SEARCH_OPTIONS.keys())),
  valeur_recherche: SEARCHED_TEXT,
});

/** The body of `vehiculesClassification`. */
export const CHECKED_BOXES = list(OPTION);

/** Converts a vehicle for the staff's calls. `galerie` holds file names below `/storage/vehicules`. */
export function deskVehicleToWire(
  vehicle: VehicleRecord,
  { availableNow, alert }: VehicleState,
  agency: AgencyRecord,
): ValueOf<typeof DESK_VEHICLE> {
  const insurance = insuranceOf(vehicle);
  return {
    ...vehicleToWire(vehicle),
    immatriculation: vehicle.plateNumber,
    deviceID: vehicle.deviceId,
    nom_agence: agency.name,
    visible: yesOrNo(vehicle.visible),
    galerie: vehicle.galleryFiles,
    nom_agence_assurance: insurance.insurer,
    type_assurance: insurance.type ? INSURANCE_NAMES[insurance.type] : null,
    date_debut: insurance.startsOn,
    date_fin: insurance.endsOn,
    num_act_assurance: insurance.policyNumber,
    prime_total: insurance.premiumTotal === null ? null : Number(insurance.premiumTotal),
    disponibilite: availabilityName(availableNow),
    alert: ALERT_NAMES[alert.level],
    note: alert.note,
    version: vehicle.version,
    updated_at: toWireTime(vehicle.updatedAt),
  };
}

/**
 * Reads the fields of `POST /api/admin/vehicule` and `vehiculeModifier`, not yet checked: invalid values are passed on unchanged. The tiers
 * are one field here and six in the form, so those that were not sent come from the vehicle.
 */
export function vehicleFromWire(
  body: SentFields<typeof NEW_VEHICLE>,
  current?: Pick<VehicleRecord, 'tiers'>,
): Sent<NewVehicle> {
  return {
    name: body['nom'],
    plateNumber: body['immatriculation'],
    deviceId: body['deviceID'],
    agencyId: blankIsNull(body['id_agence']),
    brandId: blankIsNull(body['id_marque']),
    visible: yesNo(body['visible']),
    modelDate: dayOnly(body['model']),
    transmission: keyOfName(TRANSMISSION_NAMES, body['type_transmission']),
    fuel: keyOfName(FUEL_NAMES, body['typeCarburant']),
    category: keyOfName(CATEGORY_NAMES, body['gamme']),
    color: keyOfName(COLOR_NAMES, body['coleur']),
    dailyPrice: blankIsNull(body['prix_location']),
    seats: number(body['nombre_place']),
    luggage: number(body['nombre_valises']),
    airConditioning: yesNo(body['climatisation']),
    sunroof: yesNo(body['toit_ouvrant']),
    consumption: body['consommation'],
    tiers: tiersFromWire(body, current),
    insurance: {
      insurer: body['nom_agence_assurance'],
      type: keyOfName(INSURANCE_NAMES, body['type_assurance']),
      startsOn: dayOnly(body['date_debut']),
      endsOn: dayOnly(body['date_fin']),
      policyNumber: body['num_act_assurance'],
      premiumTotal: blankIsNull(body['prime_total']),
    } satisfies Sent<VehicleInsurance>,
  };
}

/** Reads the body of `vehiculeModifier`, in which a field that is not sent keeps its value. */
export function vehicleEditFromWire(
  body: SentFields<typeof VEHICLE_EDIT>,
  current: Pick<VehicleRecord, 'id' | 'tiers'>,
): SentEdit<NewVehicle> {
  return { ...vehicleFromWire(body, current), id: current.id, version: sentVersion(body) };
}

/** Reads the checked boxes of the list; undefined if one of them is a value that no vehicle can have. */
export function classificationFromWire(values: unknown): VehicleCriteria | undefined {
  return filterFromWire(undefined, values);
}

function tiersFromWire(
  body: SentFields<typeof NEW_VEHICLE>,
  current: Pick<VehicleRecord, 'tiers'> | undefined,
): Sent<RentalTier>[] | undefined {
  let sent = false;
  const tiers = ([1, 2, 3] as const).map((tier) => {
    const days = number(body[`duree_location_${tier}`]);
    const price = blankIsNull(body[`prix_location_${tier}`]);
    sent ||= days !== undefined || price !== undefined;
    const before = current?.tiers[tier - 1];
    return {
      fromDays: days === undefined ? before?.fromDays : days,
      dailyPrice: price === undefined ? before?.dailyPrice : price,
    };
  });
  return sent ? tiers : undefined;
}

/** Returns null for an empty field: forms send it as empty text, some as 'null' or 'undefined'. */
function blankIsNull(value: unknown): unknown {
  return value === '' || value === 'null' || value === 'undefined' ? null : value;
}

function number(value: unknown): unknown {
  const given = blankIsNull(value);
  return typeof given === 'string' ? numberFromText(given) : given;
}

/** Reads a day; drops the time that some clients send with it. */
function dayOnly(value: unknown): unknown {
  const given = blankIsNull(value);
  return typeof given === 'string' ? given.trim().replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1') : given;
}

function keyOfName<K extends string>(names: Readonly<Record<K, string>>, value: unknown): unknown {
  const given = blankIsNull(value);
  return given === undefined || given === null ? given : (keyNamed(names, given) ?? given);
}

/** Reads a choice; an empty one keeps its value. */
function yesNo(value: unknown): unknown {
  const given = blankIsNull(value) ?? undefined;
  if (given === undefined || typeof given === 'object') return given;
  const text = String(given as string | number | boolean)
    .trim()
    .toLowerCase();
  return YES.includes(text) ? true : NO.includes(text) ? false : given;
}
