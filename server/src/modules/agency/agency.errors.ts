import { DomainError, NotFoundError } from '../../shared/domain-error.js';
import { type RentalAhead, sayRental } from '../occupation/rental-ahead.js';

export class AgencyNotFoundError extends NotFoundError {
  constructor() {
    super("Cette agence n'existe pas.", 'AGENCY.NOT_FOUND');
  }
}

/** An agency stays as long as one of its vehicles is rented out or promised (spec/3-decisions §4). */
export class AgencyRentedError extends DomainError {
  constructor(name: string, rental: RentalAhead, now: Date) {
    super('conflict', 'AGENCY.RENTED', `L'agence ${name} ne peut pas être supprimée : ${sayRental(rental, now)}.`);
  }
}
