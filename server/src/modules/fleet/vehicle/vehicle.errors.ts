import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';
import { sayWhen } from '../occupation/rental-ahead.js';
import type { Period } from '../../../kernel/period.js';

/** The message for a vehicle that was chosen for a rental or a maintenance, but does not exist or has left the fleet. */
export const UNKNOWN_VEHICLE = "Ce véhicule n'existe pas ou n'est plus proposé.";

/** Thrown when there is no vehicle with the id, or the caller may not see it; also for an archived one, unless the query reads past data. */
export class VehicleNotFoundError extends NotFoundError {
  constructor() {
    super("Ce véhicule n'existe pas.", 'VEHICLE.NOT_FOUND');
  }
}

/** Thrown when another vehicle in use has this registration. */
export class PlateTakenError extends ValidationError {
  constructor() {
    super({ plateNumber: ["Un autre véhicule a déjà ce numéro d'immatriculation."] }, 'VEHICLE.PLATE_TAKEN');
  }
}

/** Thrown when a vehicle cannot be archived, because it is rented or reserved (docs/rules/common.md#deletions). */
export class VehicleRentedError extends DomainError {
  constructor(vehicleName: string, { number, ...period }: Period & { number: string | undefined }, now: Date) {
    const rental = number ? `la location ${number}` : 'une location';
    super(
      'conflict',
      'VEHICLE.RENTED',
      `${vehicleName} ne peut pas être supprimé : ${rental} ${sayWhen(period, now)}.`,
    );
  }
}
