import type { RecordOf } from '../../../platform/database/records.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { parseInstant, toWireTime } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { FUEL_NAMES, TRANSMISSION_NAMES } from '../../fleet/vehicle/vehicle.wire.js';
import type { Driver, Reservation } from './reservation.entity.js';
import { STATUS_LABELS } from './reservation.errors.js';
import {
  CancelReservationInput,
  CreateReservationInput,
  DriverInput,
  ReservationSearchField,
} from './reservation.input.js';
import { signatureOpen } from './reservation.policy.js';
import { ReservationKind, ReservationStatus } from './reservation.status.js';

export const KIND_NAMES: Readonly<Record<ReservationKind, string>> = {
  FULL: 'reservation complet',
  QUICK: 'reservation rapid',
};

/** Wire field of each driver field; the second driver has no e-mail. */
const DRIVER_FIELDS: Readonly<Record<keyof DriverInput, { first: string; second: string }>> = {
  lastName: { first: 'nom_client', second: 'nom_conduc' },
  firstName: { first: 'prenom_client', second: 'prenom_conduc' },
  phone: { first: 'telephone_client', second: 'telephone_conduc' },
  email: { first: 'email_client', second: 'email_conduc' },
  licenceNumber: { first: 'num_permis_client', second: 'num_permis_conduc' },
  nationalId: { first: 'num_cin_client', second: 'num_cin_conduc' },
  passportNumber: { first: 'num_passport_client', second: 'num_passport_conduc' },
  nationality: { first: 'nationalite_client', second: 'nationalite_conduc' },
};
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
export const SEARCH_OPTIONS: ReadonlyMap<unknown, ReservationSearchField> = new Map([
  ['num_reservation', ReservationSearchField.NUMBER],
  ['nom_client', ReservationSearchField.NAME],
  ['telephone_client', ReservationSearchField.PHONE],
  ['num_cin_client', ReservationSearchField.NATIONAL_ID],
]);

type Body = Readonly<Record<string, unknown>>;

/** A payload of either form. `id_client` and `etat_reservation` are not read: identity is the token's, a new reservation is pending. */
export function reservationFromWire(body: Body, idempotencyKey: string | undefined): CreateReservationInput {
  return Object.assign(new CreateReservationInput(), {
    kind: kindNamed(body['type_reservation']),
    vehicleId: body['id_vehicule'],
    period: { startsAt: parseInstant(body['date_debut']), endsAt: parseInstant(body['date_fin']) },
    pickupPlace: body['lieu_livraison'],
    returnPlace: body['lieu_retour'],
    driver: driverFromWire(body, 'first'),
    secondDriver: driverFromWire(body, 'second'),
    comment: body['commentaire'],
    idempotencyKey,
  });
}

/** The body of `annulerreservation`. */
export function cancelFromWire(body: Body): CancelReservationInput {
  return Object.assign(new CancelReservationInput(), { number: body['num_reservation'] });
}

function driverFromWire(body: Body, which: 'first' | 'second'): DriverInput {
  return Object.assign(
    new DriverInput(),
    Object.fromEntries(DRIVER_KEYS.map((key) => [key, body[DRIVER_FIELDS[key][which]]])),
  );
}

function kindNamed(name: unknown): ReservationKind | undefined {
  const wanted = typeof name === 'string' ? name.trim().toLowerCase() : '';
  return (Object.keys(KIND_NAMES) as ReservationKind[]).find((kind) => KIND_NAMES[kind] === wanted);
}

/** What `SuivieReservation` shows of a reservation. */
export function trackingToWire(reservation: RecordOf<Reservation>, vehicle: RecordOf<Vehicle>) {
  return {
    num_reservation: reservation.number,
    nom_vehicule: vehicle.name,
    date_debut: toWireTime(reservation.startsAt),
    date_fin: toWireTime(reservation.endsAt),
    etat_reservation: STATUS_LABELS[reservation.status],
  };
}

/** Gives what anyone who has the number may see: no names, contact or identity (docs/rules/reservations.md#number). */
export function publicReservationToWire(
  reservation: RecordOf<Reservation>,
  vehicle: RecordOf<Vehicle>,
  signed: boolean,
) {
  const total = reservation.total === undefined ? null : Number(reservation.total);
  return {
    ...trackingToWire(reservation, vehicle),
    type_reservation: KIND_NAMES[reservation.kind],
    updated_at: toWireTime(reservation.updatedAt),
    lieu_livraison: reservation.pickupPlace,
    lieu_retour: reservation.returnPlace,
    typeCarburant: FUEL_NAMES[vehicle.fuel],
    type_transmission: TRANSMISSION_NAMES[vehicle.transmission],
    nombre_jours: reservation.days,
    prix_devis: Number(reservation.quotedTotal),
    prix_location_final: total,
    signature_ouverte: signatureOpen(reservation),
    signee: signed,
  };
}

/** The whole reservation, for its owner and the staff. */
export function reservationToWire(reservation: RecordOf<Reservation>, vehicle: RecordOf<Vehicle>, signed: boolean) {
  const accepted = reservation.status === ReservationStatus.ACCEPTED;
  return {
    id: reservation.id,
    ...publicReservationToWire(reservation, vehicle, signed),
    created_at: toWireTime(reservation.createdAt),
    id_vehicule: vehicle.id,
    id_client: reservation.customer?.id ?? null,
    immatriculation: accepted ? vehicle.plateNumber : null,
    avance: reservation.advance === undefined ? null : Number(reservation.advance),
    reste: reservation.balance === null ? null : Number(reservation.balance),
    commentaire: reservation.comment ?? null,
    motif: reservation.reason ?? null,
    ...driverToWire(reservation.driver, 'first'),
    ...driverToWire(reservation.secondDriver ?? undefined, 'second'),
  };
}

function driverToWire(driver: Driver | undefined, which: 'first' | 'second'): Record<string, string | null> {
  return Object.fromEntries(DRIVER_KEYS.map((key) => [DRIVER_FIELDS[key][which], driver?.[key] ?? null]));
}
