import { leftToRight } from '../../../kernel/left-to-right.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';

/** Thrown when there is no inspection with the id that the caller may read, or a device reuses its id for another rental, kind or leg. */
export class InspectionNotFoundError extends NotFoundError {
  constructor() {
    super('Cet état des lieux est introuvable.', 'INSPECTION.NOT_FOUND');
  }
}

/** Thrown when there is no damage with the id. */
export class DamageNotFoundError extends NotFoundError {
  constructor() {
    super('Ce dommage est introuvable.', 'DAMAGE.NOT_FOUND');
  }
}

/** Thrown when a completed inspection is to be changed. It is evidence; later findings are noted on the rental. */
export class InspectionCompletedError extends DomainError {
  constructor() {
    super('conflict', 'INSPECTION.COMPLETED', 'Cet état des lieux est déjà terminé : il ne peut plus être modifié.');
  }
}

/** Thrown when another device has saved the draft since. The details say who and when; the saved draft can be read. */
export class InspectionDraftConflictError extends DomainError {
  constructor(clientId: string, savedAt: Date, savedBy: string | null) {
    super(
      'conflict',
      'INSPECTION.VERSION_CONFLICT',
      `Cet état des lieux a été modifié sur un autre appareil${savedBy ? ` par ${savedBy}` : ''}, le ${toReadableTime(savedAt)}.`,
      {},
      { clientId, savedAt, savedBy },
    );
  }
}

/** Thrown when the inspected vehicle is not the rental's, so that the findings do not apply to it. */
export class InspectionVehicleError extends ValidationError {
  constructor({ name, plateNumber }: Pick<Vehicle, 'name' | 'plateNumber'>) {
    const present = [name, leftToRight(plateNumber)].filter(Boolean).join(', ');
    super(
      { vehicleId: [`La location a maintenant ${present} : recommencez l'état des lieux avec ce véhicule.`] },
      'INSPECTION.VEHICLE_CHANGED',
    );
  }
}

/** Thrown when an uploaded photo is not in the manifest that the customer signed. */
export class PhotoUnknownError extends ValidationError {
  constructor() {
    super({ file: ["Cette photo n'est pas sur la liste de l'état des lieux."] }, 'INSPECTION.PHOTO_UNKNOWN');
  }
}

/** Thrown when a driver's papers stop the departure; the message names the problems. */
export class PapersStopError extends ValidationError {
  constructor(messages: readonly string[]) {
    super(
      { papers: [`${messages.join(' ')} Un administrateur doit autoriser le départ, avec un motif.`] },
      'INSPECTION.PAPERS',
    );
  }
}
