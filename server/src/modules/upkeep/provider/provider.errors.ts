import { NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no such service provider, or no longer. */
export class ServiceProviderNotFoundError extends NotFoundError {
  constructor() {
    super("Ce prestataire n'existe pas.", 'SERVICE_PROVIDER.NOT_FOUND');
  }
}
