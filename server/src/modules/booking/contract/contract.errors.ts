import { DomainError } from '../../../kernel/domain-error.js';

/** Thrown if the reservation is not accepted and so has no contract. */
export class NotARentalError extends DomainError {
  constructor() {
    super('conflict', 'CONTRACT.NOT_A_RENTAL', "Cette réservation n'est pas acceptée : elle n'a pas de contrat.");
  }
}
