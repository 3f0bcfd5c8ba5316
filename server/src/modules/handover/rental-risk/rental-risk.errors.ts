import { DomainError } from '../../../kernel/domain-error.js';

/** Thrown when a rental is to get another vehicle by this command, but is not at risk. */
export class RentalNotAtRiskError extends DomainError {
  constructor() {
    super(
      'conflict',
      'RENTAL.NOT_AT_RISK',
      "Cette location n'est pas ou n'est plus menacée. Pour changer de véhicule quand même, modifiez la location.",
    );
  }
}
