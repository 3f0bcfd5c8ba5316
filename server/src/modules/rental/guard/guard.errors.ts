import { DomainError } from '../../../kernel/domain-error.js';

/** A rental is rehoused only while it is at risk. */
export class RentalNotAtRiskError extends DomainError {
  constructor() {
    super(
      'conflict',
      'RENTAL.NOT_AT_RISK',
      "Cette location n'est pas ou n'est plus menacée. Pour changer de véhicule quand même, modifiez la location.",
    );
  }
}
