import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';
import { type RentalAhead, sayRental } from '../occupation/rental-ahead.js';

/** Thrown when there is no agency with the id, or it was deleted. */
export class AgencyNotFoundError extends NotFoundError {
  constructor() {
    super("Cette agence n'existe pas.", 'AGENCY.NOT_FOUND');
  }
}

/** Thrown when an agency is to be archived while one of its vehicles is rented or reserved (docs/rules/common.md#deletions). */
export class AgencyRentedError extends DomainError {
  constructor(name: string, rental: RentalAhead, now: Date) {
    super('conflict', 'AGENCY.RENTED', `L'agence ${name} ne peut pas être supprimée : ${sayRental(rental, now)}.`);
  }
}
