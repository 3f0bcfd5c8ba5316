import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no season with the id, or it was deleted. */
export class SeasonNotFoundError extends NotFoundError {
  constructor() {
    super("Cette saison n'existe pas.", 'SEASON.NOT_FOUND');
  }
}

/** Thrown when there are too many seasons. The number is limited, because every quote reads all of them. */
export class TooManySeasonsError extends DomainError {
  constructor(max: number) {
    super('conflict', 'SEASON.TOO_MANY', `Il y a déjà ${max} saisons : supprimez-en une d'abord.`);
  }
}
