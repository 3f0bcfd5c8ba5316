import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';
import { type RentalAhead, sayRental } from '../occupation/rental-ahead.js';

export class AgencyNotFoundError extends NotFoundError {
  constructor() {
    super("Cette agence n'existe pas.", 'AGENCY.NOT_FOUND');
  }
}

/** Thrown while one of the agency's vehicles is rented out or promised (docs/rules/common.md#deletions). */
export class AgencyRentedError extends DomainError {
  constructor(name: string, rental: RentalAhead, now: Date) {
    super('conflict', 'AGENCY.RENTED', `L'agence ${name} ne peut pas être supprimée : ${sayRental(rental, now)}.`);
  }
}
