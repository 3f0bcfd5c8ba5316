import { NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no access key with the id. */
export class ApiKeyNotFoundError extends NotFoundError {
  constructor() {
    super("Cette clé d'accès n'existe pas.", 'API_KEY.NOT_FOUND');
  }
}
