import { DomainError } from '../../../kernel/domain-error.js';

/** Only a rental, an accepted reservation, has a contract. */
export class NotARentalError extends DomainError {
  constructor() {
    super('conflict', 'CONTRACT.NOT_A_RENTAL', "Cette réservation n'est pas acceptée : elle n'a pas de contrat.");
  }
}
