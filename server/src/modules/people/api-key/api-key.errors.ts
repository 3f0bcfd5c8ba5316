import { NotFoundError } from '../../../kernel/domain-error.js';

export class ApiKeyNotFoundError extends NotFoundError {
  constructor() {
    super("Cette clé d'accès n'existe pas.", 'API_KEY.NOT_FOUND');
  }
}
