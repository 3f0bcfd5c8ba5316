import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';
import type { Period } from '../../../kernel/period.js';
import type { Offer } from '../../fleet/vehicle/vehicle.reader.js';
import { ReservationStatus } from './reservation-status.js';

/** How many free vehicles are offered instead of a taken one. */
export const ALTERNATIVES = 3;

export const UNKNOWN_VEHICLE = "Ce véhicule n'existe pas ou n'est plus proposé.";

export const UNKNOWN_CUSTOMER = "Ce client n'existe pas ou n'est plus inscrit.";

export class ReservationNotFoundError extends NotFoundError {
  constructor() {
    super('Cette réservation est introuvable.', 'RESERVATION.NOT_FOUND');
  }
}

/** A number that came in a body is one of its fields: unknown, or not the caller's, it is bad input on that field. */
export async function numberFromBody<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof ReservationNotFoundError
      ? new ValidationError({ number: [error.message] }, error.code)
      : error;
  });
}

/** Names each state as the screens do (docs/rules/reservations.md#life). */
export const STATUS_LABELS = {
  PENDING: 'En traitement',
  ACCEPTED: 'Accepter',
  REFUSED: 'Refuser',
  CANCELLED: 'Annuler',
} as const satisfies Record<ReservationStatus, string>;

/** A transition that the life of a reservation does not know, or not for this caller. */
export class ReservationTransitionError extends DomainError {
  constructor(from: ReservationStatus, to: ReservationStatus) {
    super(
      'conflict',
      'RESERVATION.TRANSITION',
      `Cette réservation est dans l'état « ${STATUS_LABELS[from]} » : elle ne peut pas passer à « ${STATUS_LABELS[to]} ».`,
      {},
      { from, to },
    );
  }
}

/** Refused and cancelled reservations stay as they are. */
export class ReservationClosedError extends DomainError {
  constructor(status: ReservationStatus) {
    super(
      'conflict',
      'RESERVATION.CLOSED',
      `Cette réservation est dans l'état « ${STATUS_LABELS[status]} » : elle ne peut plus être modifiée.`,
    );
  }
}

/** Somebody else took the last pieces of an extra; the sentence says how many are left. */
export class ExtraTakenError extends DomainError {
  constructor(sentence: string) {
    super('conflict', 'RESERVATION.EXTRA_TAKEN', sentence);
  }
}

function withOffer(sentence: string, alternatives: readonly Offer[]): string {
  const [offer] = alternatives;
  return offer
    ? `${sentence} ${offer.vehicle.name} est libre sur cette période.`
    : `${sentence} Aucun autre véhicule n'est libre sur cette période.`;
}

/** Staff meet this at acceptance or an edit: 409, with free vehicles to choose from, priced a day for the period's length. */
export class VehicleTakenError extends DomainError {
  constructor(
    /** What is in the way. */
    readonly sentence: string,
    readonly alternatives: readonly Offer[],
    readonly period: Period,
  ) {
    super(
      'conflict',
      'RESERVATION.VEHICLE_TAKEN',
      withOffer(sentence, alternatives),
      { vehicleId: [sentence] },
      {
        alternatives: alternatives.map(({ vehicle, quote }) => ({
          id: String(vehicle.id),
          name: vehicle.name,
          plateNumber: vehicle.plateNumber,
          dailyPrice: quote.dailyPrice,
        })),
      },
    );
  }
}

/** Customers meet this when they ask for a vehicle that is promised already: bad input on the vehicle, without others' details. */
export class VehicleNotFreeError extends ValidationError {
  override readonly details: Readonly<Record<string, unknown>>;

  constructor(
    /** What is in the way, without others' details. */
    readonly sentence: string,
    readonly alternatives: readonly Offer[],
    readonly period: Period,
  ) {
    super({ vehicleId: [withOffer(sentence, alternatives)] }, 'RESERVATION.VEHICLE_TAKEN');
    this.details = {
      alternatives: alternatives.map(({ vehicle, quote }) => ({
        id: String(vehicle.id),
        name: vehicle.name,
        dailyPrice: quote.dailyPrice,
      })),
    };
  }
}
