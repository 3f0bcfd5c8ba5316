import { DomainError } from '../../../kernel/domain-error.js';

/** Thrown if the contract cannot be signed: the reservation is not accepted, or the rental has begun. */
export class SignatureClosedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'SIGNATURE.CLOSED',
      "Ce contrat ne peut pas être signé : la réservation n'est pas acceptée, ou la location a déjà commencé.",
    );
  }
}
