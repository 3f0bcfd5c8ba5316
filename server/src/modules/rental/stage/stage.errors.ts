import { DomainError } from '../../../kernel/domain-error.js';
import { toReadableTime } from '../../../kernel/time.js';

/** Damage keeps the vehicle from leaving, until it is repaired or no longer marked so. */
export class VehicleImmobilisedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'RENTAL.VEHICLE_IMMOBILISED',
      'Ce véhicule a un dommage immobilisant : faites-le réparer, ou donnez un autre véhicule à la location.',
    );
  }
}

/** The customer may still come: nobody is missing before the start and the minutes of the settings. */
export class NoShowTooEarlyError extends DomainError {
  constructor(from: Date) {
    super(
      'conflict',
      'RENTAL.NO_SHOW_EARLY',
      `Le client peut encore venir : il ne peut être noté non présenté qu'à partir du ${toReadableTime(from)}.`,
      {},
      { from: from.toISOString() },
    );
  }
}
