import { NotFoundError } from '../../shared/domain-error.js';

export class ApiKeyNotFoundError extends NotFoundError {
  constructor() {
    super("Cette clé d'accès n'existe pas.", 'API_KEY.NOT_FOUND');
  }
}
