import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';
import type { Period } from '../../../kernel/period.js';
import type { Offer } from '../../fleet/vehicle/vehicle.reader.js';
import { ReservationStatus } from './reservation-status.js';

/** How many free vehicles are offered instead of a taken one. */
export const ALTERNATIVES = 3;

/** The message for a customer who does not exist, or whose account was deleted. */
export const UNKNOWN_CUSTOMER = "Ce client n'existe pas ou n'est plus inscrit.";

/**
 * Thrown when there is no reservation with this number or id, or the caller may not read it. Both look alike, so that numbers cannot be
 * guessed.
 */
export class ReservationNotFoundError extends NotFoundError {
  constructor() {
    super('Cette réservation est introuvable.', 'RESERVATION.NOT_FOUND');
  }
}

/** French name of each state, for screens (docs/rules/reservations.md#life). */
export const STATUS_LABELS = {
  PENDING: 'En traitement',
  ACCEPTED: 'Accepter',
  REFUSED: 'Refuser',
  CANCELLED: 'Annuler',
} as const satisfies Record<ReservationStatus, string>;

/** Thrown when a reservation cannot move to the requested state, or not by this caller. */
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

/** Thrown at an edit of a refused or cancelled reservation. */
export class ReservationClosedError extends DomainError {
  constructor(status: ReservationStatus) {
    super(
      'conflict',
      'RESERVATION.CLOSED',
      `Cette réservation est dans l'état « ${STATUS_LABELS[status]} » : elle ne peut plus être modifiée.`,
    );
  }
}

/** Thrown when too few pieces of an extra are left; the sentence says how many, at the field of the extra's quantity. */
export class ExtraTakenError extends DomainError {
  constructor(sentence: string, field: string) {
    super('conflict', 'RESERVATION.EXTRA_TAKEN', sentence, { [field]: [sentence] });
  }
}

/** The field of an extra's quantity, by its place in a list of extras. */
export function extraQuantityAt(index: number): string {
  return `extras.${index}.quantity`;
}

function withOffer(sentence: string, alternatives: readonly Offer[]): string {
  const [offer] = alternatives;
  return offer
    ? `${sentence} ${offer.vehicle.name} est libre sur cette période.`
    : `${sentence} Aucun autre véhicule n'est libre sur cette période.`;
}

/** Thrown for staff when the vehicle is taken (409), with free vehicles as alternatives and their daily price for the period. */
export class VehicleTakenError extends DomainError {
  constructor(
    /** Names the conflict. */
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

/** Thrown for customers when the vehicle is taken: invalid input in the field of the vehicle, without details of other customers. */
export class VehicleNotFreeError extends ValidationError {
  override readonly details: Readonly<Record<string, unknown>>;

  constructor(
    /** Names the conflict, without details of other customers. */
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
