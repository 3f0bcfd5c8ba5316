import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

export class SeasonNotFoundError extends NotFoundError {
  constructor() {
    super("Cette saison n'existe pas.", 'SEASON.NOT_FOUND');
  }
}

/** Each price of each vehicle is looked for in all of them. */
export class TooManySeasonsError extends DomainError {
  constructor(max: number) {
    super('conflict', 'SEASON.TOO_MANY', `Il y a déjà ${max} saisons : supprimez-en une d'abord.`);
  }
}
