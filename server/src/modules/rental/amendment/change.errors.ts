import { DomainError, VersionConflictError } from '../../../kernel/domain-error.js';
import { type RentalStage, STAGE_LABELS } from '../reservation/rental-stage.js';

/** Only a rental that is to come or out can be changed by an amendment. */
export class RentalNotChangeableError extends DomainError {
  constructor(stage: RentalStage | null | undefined) {
    super(
      'conflict',
      'RENTAL.NOT_CHANGEABLE',
      stage
        ? `Cette location est à l'étape « ${STAGE_LABELS[stage]} » : elle ne peut plus être prolongée, raccourcie ou changée de véhicule.`
        : "Cette réservation n'est pas une location.",
      {},
      { stage: stage ?? null },
    );
  }
}

/** Somebody else changed a rental that was to be moved out of the way. */
export class MovedRentalStaleError extends VersionConflictError {
  constructor(readonly number: string) {
    super('RESERVATION.VERSION_CONFLICT');
  }
}
