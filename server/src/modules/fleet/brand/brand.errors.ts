import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';
import { type RentalAhead, sayRental } from '../occupation/rental-ahead.js';

/** Thrown when there is no brand with the id, or it was deleted. */
export class BrandNotFoundError extends NotFoundError {
  constructor() {
    super("Cette marque n'existe pas.", 'BRAND.NOT_FOUND');
  }
}

/** Thrown when another brand in use has this name. */
export class BrandNameTakenError extends ValidationError {
  constructor() {
    super({ name: ['Une autre marque porte déjà ce nom.'] }, 'BRAND.NAME_TAKEN');
  }
}

/** Thrown while one of the brand's vehicles is rented or reserved (docs/rules/common.md#deletions). */
export class BrandRentedError extends DomainError {
  constructor(name: string, rental: RentalAhead, now: Date) {
    super('conflict', 'BRAND.RENTED', `La marque ${name} ne peut pas être supprimée : ${sayRental(rental, now)}.`);
  }
}
