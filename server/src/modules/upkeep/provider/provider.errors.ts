import { NotFoundError } from '../../../kernel/domain-error.js';

export class ServiceProviderNotFoundError extends NotFoundError {
  constructor() {
    super("Ce prestataire n'existe pas.", 'SERVICE_PROVIDER.NOT_FOUND');
  }
}
