import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';
import { STAGE_LABELS, type RentalStage } from '../reservation/rental-stage.js';

/** Thrown when a rental has no such price line, or the line cannot be removed: its kind does not allow it, or it was reversed before. */
export class RentalLineNotFoundError extends NotFoundError {
  constructor() {
    super("Cette ligne n'existe pas.", 'RENTAL_LINE.NOT_FOUND');
  }
}

/** Thrown when a price line of a closed rental is to be changed. */
export class RentalLinesClosedError extends DomainError {
  constructor(stage: RentalStage | null | undefined) {
    super(
      'conflict',
      'RENTAL_LINE.CLOSED',
      stage
        ? `Les lignes ne peuvent plus changer : la location est à l'étape « ${STAGE_LABELS[stage]} ».`
        : "Cette réservation n'est pas une location : ses options se changent avec elle.",
    );
  }
}
