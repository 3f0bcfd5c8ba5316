import type { Sent } from '../../../kernel/commands.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { refusalWith } from '../../../api/rest/refusals.js';
import {
  ID,
  NUMBER_PARAM,
  RESERVATION_NUMBER,
  SEARCHED_TEXT,
  SENT_ID,
  SENT_IDENTITY_NUMBER,
  SENT_MAIL,
  SENT_NAME,
  SENT_PHONE,
  SENT_TIME,
} from '../../../api/rest/wire-fields.js';
import {
  choice,
  dirhams,
  either,
  flag,
  form,
  integer,
  list,
  named,
  nullable,
  object,
  required,
  type Schema,
  type SentFields,
  text,
  textUpTo,
  type ValueOf,
  wireTime,
} from '../../../api/rest/wire-schema.js';
import { MAX_COMMENT } from '../../../kernel/field-rules.js';
import { parseInstant, toWireTime } from '../../../kernel/time.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import { FUEL_NAMES, TRANSMISSION_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import type { Driver, ReservationRecord } from './reservation.entity.js';
import { driverOf, secondDriverOf } from './reservation-drivers.js';
import { balanceOf, daysOf } from './reservation-values.js';
import { STATUS_LABELS } from './reservation.errors.js';
import type { Ending, NewReservation } from './reservation.commands.js';
import { type DriverInput, ReservationSearchField } from './reservation.input.js';
import { PLACES } from '../../base/settings/places.js';
import { signatureOpen } from './reservation.policy.js';
import { ReservationKind, ReservationStatus } from './reservation-status.js';

/** Name of each kind of reservation in REST calls. */
export const KIND_NAMES = {
  FULL: 'reservation complet',
  QUICK: 'reservation rapid',
} as const satisfies Record<ReservationKind, string>;

/** The REST name of each field of a driver; the second driver has no e-mail. */
const DRIVER_FIELDS = {
  lastName: { first: 'nom_client', second: 'nom_conduc' },
  firstName: { first: 'prenom_client', second: 'prenom_conduc' },
  phone: { first: 'telephone_client', second: 'telephone_conduc' },
  email: { first: 'email_client', second: 'email_conduc' },
  licenceNumber: { first: 'num_permis_client', second: 'num_permis_conduc' },
  nationalId: { first: 'num_cin_client', second: 'num_cin_conduc' },
  passportNumber: { first: 'num_passport_client', second: 'num_passport_conduc' },
  nationality: { first: 'nationalite_client', second: 'nationalite_conduc' },
} as const satisfies Record<keyof DriverInput, { first: string; second: string }>;
type DriverKey = keyof typeof DRIVER_FIELDS;
type Which = 'first' | 'second';
const DRIVER_KEYS = Object.keys(DRIVER_FIELDS) as (keyof DriverInput)[];

/** Names the keys of `errors` as the payload does (docs/rules/rest-calls.md#errors). */
export const RESERVATION_FIELD_NAMES: FieldNames = {
  kind: 'type_reservation',
  vehicleId: 'id_vehicule',
  'period.startsAt': 'date_debut',
  'period.endsAt': 'date_fin',
  pickupPlace: 'lieu_livraison',
  returnPlace: 'lieu_retour',
  comment: 'commentaire',
  idempotencyKey: 'Idempotency-Key',
  number: 'num_reservation',
  ...Object.fromEntries(DRIVER_KEYS.map((key) => [`driver.${key}`, DRIVER_FIELDS[key].first])),
  ...Object.fromEntries(DRIVER_KEYS.map((key) => [`secondDriver.${key}`, DRIVER_FIELDS[key].second])),
};

/** `selected_option` of the rental list's search. */
export const SEARCH_OPTIONS: ReadonlyMap<string, ReservationSearchField> = new Map([
  ['num_reservation', ReservationSearchField.NUMBER],
  ['nom_client', ReservationSearchField.NAME],
  ['telephone_client', ReservationSearchField.PHONE],
  ['num_cin_client', ReservationSearchField.NATIONAL_ID],
]);

const SENT_DRIVER: Readonly<Record<DriverKey, Schema>> = {
  lastName: SENT_NAME,
  firstName: SENT_NAME,
  phone: SENT_PHONE,
  email: SENT_MAIL,
  licenceNumber: SENT_IDENTITY_NUMBER,
  nationalId: SENT_IDENTITY_NUMBER,
  passportNumber: SENT_IDENTITY_NUMBER,
  nationality: SENT_NAME,
};

/** The fields of one driver, each by its name on the wire. */
function ofDriver<W extends Which, S extends Schema>(which: W, schemaOf: (key: DriverKey) => S) {
  return Object.fromEntries(DRIVER_KEYS.map((key) => [DRIVER_FIELDS[key][which], schemaOf(key)])) as {
    readonly [K in DriverKey as (typeof DRIVER_FIELDS)[K][W]]: S;
  };
}

/** The refusal of a taken vehicle, with vehicles that are free for the whole period. */
export const VEHICLE_NOT_FREE = refusalWith(422, {
  alternatives: list(
    object({
      id: text(),
      name: text(),
      dailyPrice: text({ description: 'Dh a day for the length of the period.', examples: ['450.00'] }),
    }),
  ),
});

const STATUS = choice(Object.values(ReservationStatus));
/** The refusal of a transition that is not allowed. */
export const NO_SUCH_STEP = refusalWith(409, { from: STATUS, to: STATUS });

const PLACE = named('Place', choice(PLACES));

/** The body of `POST /api/reservationVisiteur`, of the full form and of the quick one. */
export const NEW_RESERVATION = form({
  type_reservation: required(choice(Object.values(KIND_NAMES))),
  id_vehicule: required(SENT_ID),
  date_debut: required(SENT_TIME),
  date_fin: required(SENT_TIME),
  lieu_livraison: required(PLACE),
  lieu_retour: required(PLACE),
  ...ofDriver('first', (key) => SENT_DRIVER[key]),
  ...ofDriver('second', (key) => SENT_DRIVER[key]),
  nom_client: required(SENT_NAME),
  prenom_client: required(SENT_NAME),
  commentaire: textUpTo(MAX_COMMENT),
});

/** The body of `annulerreservation`. */
export const CANCELLATION = form({ num_reservation: required(NUMBER_PARAM) });

/** The body of `rechercherReservation`. */
export const RENTAL_SEARCH = form({
  selected_option: required(choice(SEARCH_OPTIONS.keys())),
  valeur_recherche: SEARCHED_TEXT,
});

/** The body of `locationFromToday`. */
export const FROM_TODAY = form({
  today: either(flag({ description: 'Rentals that start today or later; all of them otherwise.' }), integer(), text()),
});

const TRACKED_FIELDS = {
  num_reservation: RESERVATION_NUMBER,
  nom_vehicule: text(),
  date_debut: wireTime(),
  date_fin: wireTime(),
  etat_reservation: choice(Object.values(STATUS_LABELS)),
} as const;
const PUBLIC_FIELDS = {
  ...TRACKED_FIELDS,
  type_reservation: choice(Object.values(KIND_NAMES)),
  updated_at: wireTime(),
  lieu_livraison: PLACE,
  lieu_retour: PLACE,
  typeCarburant: choice(Object.values(FUEL_NAMES)),
  type_transmission: choice(Object.values(TRANSMISSION_NAMES)),
  nombre_jours: integer({ minimum: 1, description: 'Started periods of 24 hours.' }),
  prix_devis: dirhams({ description: 'Dh, as quoted at the request.' }),
  prix_location_final: nullable(dirhams({ description: 'Dh, as agreed at acceptance.' })),
  signature_ouverte: flag(),
  signee: flag(),
} as const;

/** A reservation in the answer of `SuivieReservation`, to anyone who knows its number. */
export const TRACKED_RESERVATION = named('TrackedReservation', object(TRACKED_FIELDS));
/** A reservation in answers to anyone who knows its number: with the places and prices, but without the drivers. */
export const PUBLIC_RESERVATION = named('PublicReservation', object(PUBLIC_FIELDS));
/** A reservation in answers to its owner and to the staff. */
export const RESERVATION = named(
  'Reservation',
  object({
    id: ID,
    ...PUBLIC_FIELDS,
    created_at: wireTime(),
    id_vehicule: ID,
    id_client: nullable(ID),
    immatriculation: nullable(text()),
    avance: nullable(dirhams()),
    reste: nullable(dirhams()),
    commentaire: nullable(text()),
    motif: nullable(text()),
    ...ofDriver('first', () => nullable(text())),
    ...ofDriver('second', () => nullable(text())),
  }),
);

/**
 * Converts the body of either form. `id_client` and `etat_reservation` are ignored: the customer comes from the token, and a new
 * reservation is pending.
 */
export function reservationFromWire(
  body: SentFields<typeof NEW_RESERVATION>,
  idempotencyKey: string | undefined,
): Sent<NewReservation> {
  return {
    kind: kindNamed(body['type_reservation']),
    vehicleId: body['id_vehicule'],
    period: { startsAt: parseInstant(body['date_debut']), endsAt: parseInstant(body['date_fin']) },
    pickupPlace: body['lieu_livraison'],
    returnPlace: body['lieu_retour'],
    driver: driverFromWire(body, 'first'),
    secondDriver: driverFromWire(body, 'second'),
    comment: body['commentaire'],
    idempotencyKey,
  };
}

/** The body of `annulerreservation`. */
export function cancelFromWire(body: SentFields<typeof CANCELLATION>): Sent<Ending> {
  return { number: body['num_reservation'] };
}

function driverFromWire(body: SentFields<typeof NEW_RESERVATION>, which: Which): Sent<DriverInput> {
  return Object.fromEntries(DRIVER_KEYS.map((key) => [key, body[DRIVER_FIELDS[key][which]]]));
}

function kindNamed(name: unknown): ReservationKind | undefined {
  const wanted = typeof name === 'string' ? name.trim().toLowerCase() : '';
  return (Object.keys(KIND_NAMES) as ReservationKind[]).find((kind) => KIND_NAMES[kind] === wanted);
}

/** Converts a reservation for `SuivieReservation`. */
export function trackingToWire(
  reservation: ReservationRecord,
  vehicle: VehicleRecord,
): ValueOf<typeof TRACKED_RESERVATION> {
  return {
    num_reservation: formatNumber(reservation.numberKey),
    nom_vehicule: vehicle.name,
    date_debut: toWireTime(reservation.startsAt),
    date_fin: toWireTime(reservation.endsAt),
    etat_reservation: STATUS_LABELS[reservation.status],
  };
}

/** Converts what anyone who knows the number may see: no names, contact or identity (docs/rules/reservations.md#number). */
export function publicReservationToWire(
  reservation: ReservationRecord,
  vehicle: VehicleRecord,
  signed: boolean,
): ValueOf<typeof PUBLIC_RESERVATION> {
  const total = reservation.total === null ? null : Number(reservation.total);
  return {
    ...trackingToWire(reservation, vehicle),
    type_reservation: KIND_NAMES[reservation.kind],
    updated_at: toWireTime(reservation.updatedAt),
    lieu_livraison: reservation.pickupPlace,
    lieu_retour: reservation.returnPlace,
    typeCarburant: FUEL_NAMES[vehicle.fuel],
    type_transmission: TRANSMISSION_NAMES[vehicle.transmission],
    nombre_jours: daysOf(reservation),
    prix_devis: Number(reservation.quotedTotal),
    prix_location_final: total,
    signature_ouverte: signatureOpen(reservation),
    signee: signed,
  };
}

/** Converts the whole reservation for its owner and the staff. */
export function reservationToWire(
  reservation: ReservationRecord,
  vehicle: VehicleRecord,
  signed: boolean,
): ValueOf<typeof RESERVATION> {
  const accepted = reservation.status === ReservationStatus.ACCEPTED;
  const balance = balanceOf(reservation);
  return {
    id: reservation.id,
    ...publicReservationToWire(reservation, vehicle, signed),
    created_at: toWireTime(reservation.createdAt),
    id_vehicule: vehicle.id,
    id_client: reservation.customerId,
    immatriculation: accepted ? vehicle.plateNumber : null,
    avance: reservation.advance === null ? null : Number(reservation.advance),
    reste: balance === null ? null : Number(balance),
    commentaire: reservation.comment,
    motif: reservation.reason,
    ...driverToWire(driverOf(reservation), 'first'),
    ...driverToWire(secondDriverOf(reservation), 'second'),
  };
}

function driverToWire<W extends Which>(driver: Driver | null, which: W) {
  return Object.fromEntries(DRIVER_KEYS.map((key) => [DRIVER_FIELDS[key][which], driver?.[key] ?? null])) as {
    readonly [K in DriverKey as (typeof DRIVER_FIELDS)[K][W]]: string | null;
  };
}
