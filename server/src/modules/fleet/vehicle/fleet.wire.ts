import type { RecordOf } from '../../../platform/database/records.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { toWireTime } from '../../../kernel/time.js';
import type { Agency } from '../agency/agency.entity.js';
import type { FleetState } from './fleet.service.js';
import { InsuranceInput, RentalTierInput, VehicleFields } from './vehicle.edit-input.js';
import type { Vehicle } from './vehicle.entity.js';
import { type VehicleFilter, VehicleSearchField } from './vehicle.input.js';
import {
  ALERT_NAMES,
  availabilityName,
  CATEGORY_NAMES,
  COLOR_NAMES,
  FUEL_NAMES,
  filterFromWire,
  INSURANCE_NAMES,
  keyNamed,
  TRANSMISSION_NAMES,
  vehicleToWire,
  yesOrNo,
} from './vehicle.wire.js';

type Body = Readonly<Record<string, unknown>>;

/** Names the keys of `errors` as the payload does (docs/rules/rest-calls.md#errors). */
export const FLEET_FIELD_NAMES: FieldNames = {
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

/** `selected_option` of the vehicle list's search. */
export const VEHICLE_SEARCH_OPTIONS: ReadonlyMap<unknown, VehicleSearchField> = new Map([
  ['immatriculation', VehicleSearchField.PLATE_NUMBER],
  ['nom', VehicleSearchField.NAME],
]);

/** Gives a vehicle as the staff's calls show it. `galerie` holds file names below `/storage/vehicules`. */
export function fleetVehicleToWire(
  vehicle: RecordOf<Vehicle>,
  { availableNow, alert }: FleetState,
  agency: RecordOf<Agency> | null,
) {
  const { insurance } = vehicle;
  return {
    ...vehicleToWire(vehicle),
    immatriculation: vehicle.plateNumber,
    deviceID: vehicle.deviceId ?? null,
    nom_agence: agency?.name ?? null,
    visible: yesOrNo(vehicle.visible),
    galerie: vehicle.galleryFiles,
    nom_agence_assurance: insurance.insurer ?? null,
    type_assurance: insurance.type ? INSURANCE_NAMES[insurance.type] : null,
    date_debut: insurance.startsOn ?? null,
    date_fin: insurance.endsOn ?? null,
    num_act_assurance: insurance.policyNumber ?? null,
    prime_total: insurance.premiumTotal == null ? null : Number(insurance.premiumTotal),
    disponibilite: availabilityName(availableNow),
    alert: ALERT_NAMES[alert.level],
    note: alert.note,
    version: vehicle.version,
    updated_at: toWireTime(vehicle.updatedAt),
  };
}

/**
 * The form of `POST /api/admin/vehicule` and `vehiculeModifier`. A field that was not sent is undefined; what cannot be read is
 * handed on as it is, for the service to refuse under its field. The tiers are one value of ours and six fields of the form, so
 * those that were not sent come from the vehicle.
 */
export function vehicleFromWire(body: Body, current?: RecordOf<Vehicle>): VehicleFields {
  const fields = {
    name: body['nom'],
    plateNumber: body['immatriculation'],
    deviceId: body['deviceID'],
    agencyId: blankIsNull(body['id_agence']),
    brandId: blankIsNull(body['id_marque']),
    visible: yesNo(body['visible']),
    modelDate: day(body['model']),
    transmission: named(TRANSMISSION_NAMES, body['type_transmission']),
    fuel: named(FUEL_NAMES, body['typeCarburant']),
    category: named(CATEGORY_NAMES, body['gamme']),
    color: named(COLOR_NAMES, body['coleur']),
    dailyPrice: blankIsNull(body['prix_location']),
    seats: number(body['nombre_place']),
    luggage: number(body['nombre_valises']),
    airConditioning: yesNo(body['climatisation']),
    sunroof: yesNo(body['toit_ouvrant']),
    consumption: body['consommation'],
    tiers: tiersFromWire(body, current),
    insurance: Object.assign(new InsuranceInput(), {
      insurer: body['nom_agence_assurance'],
      type: named(INSURANCE_NAMES, body['type_assurance']),
      startsOn: day(body['date_debut']),
      endsOn: day(body['date_fin']),
      policyNumber: body['num_act_assurance'],
      premiumTotal: blankIsNull(body['prime_total']),
    }),
  };
  return fields as VehicleFields;
}

/** `version`, where a caller sends it; anything else is compared with nothing. */
export function versionFromWire(body: Body): number | undefined {
  const version = number(body['version']);
  return typeof version === 'number' && Number.isInteger(version) ? version : undefined;
}

/** The checked values of the list's boxes; undefined when one is asked for that no vehicle can have. */
export function classificationFromWire(values: unknown): VehicleFilter | undefined {
  return filterFromWire(undefined, values);
}

function tiersFromWire(body: Body, current: RecordOf<Vehicle> | undefined): RentalTierInput[] | undefined {
  let sent = false;
  const tiers = [0, 1, 2].map((index) => {
    const days = number(body[`duree_location_${index + 1}`]);
    const price = blankIsNull(body[`prix_location_${index + 1}`]);
    sent ||= days !== undefined || price !== undefined;
    const before = current?.tiers[index];
    return Object.assign(new RentalTierInput(), {
      fromDays: days === undefined ? before?.fromDays : days,
      dailyPrice: price === undefined ? before?.dailyPrice : price,
    });
  });
  return sent ? tiers : undefined;
}

/** Forms send what was left empty as empty text; some send 'null' and 'undefined' for it. */
function blankIsNull(value: unknown): unknown {
  return value === '' || value === 'null' || value === 'undefined' ? null : value;
}

function number(value: unknown): unknown {
  const given = blankIsNull(value);
  return typeof given === 'string' ? Number(given.trim().replace(',', '.')) : given;
}

/** A day; the time that some clients send with it is dropped. */
function day(value: unknown): unknown {
  const given = blankIsNull(value);
  return typeof given === 'string' ? given.trim().replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1') : given;
}

function named<K extends string>(names: Readonly<Record<K, string>>, value: unknown): unknown {
  const given = blankIsNull(value);
  return given === undefined || given === null ? given : (keyNamed(names, given) ?? given);
}

const YES: readonly unknown[] = ['oui', 'true', '1'];
const NO: readonly unknown[] = ['non', 'false', '0'];

function yesNo(value: unknown): unknown {
  const given = blankIsNull(value);
  if (given === undefined || given === null || typeof given === 'object') return given;
  const text = String(given as string | number | boolean)
    .trim()
    .toLowerCase();
  return YES.includes(text) ? true : NO.includes(text) ? false : given;
}
