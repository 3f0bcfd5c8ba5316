import { DomainError, VersionConflictError } from '../../../kernel/domain-error.js';
import { type RentalStage, STAGE_LABELS } from '../reservation/rental-stage.js';

/** Thrown when a rental is to be amended that is neither planned nor out. */
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

/** Thrown when a rental that was to be moved out of the way has another version than the caller saw. */
export class MovedRentalStaleError extends VersionConflictError {
  constructor(readonly number: string) {
    super('RESERVATION.VERSION_CONFLICT');
  }
}
