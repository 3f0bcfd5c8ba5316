import { DomainError, NotFoundError } from '../../shared/domain-error.js';

export class ApiKeyNotFoundError extends NotFoundError {
  constructor() {
    super("Cette clé d'accès n'existe pas.", 'API_KEY.NOT_FOUND');
  }
}

/** A key that may only ask wanted to change something. */
export class ApiKeyReadOnlyError extends DomainError {
  constructor() {
    super('forbidden', 'API_KEY.READ_ONLY', "Cette clé d'accès est en lecture seule.");
  }
}
