import { NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no service provider with the id, or it was deleted. */
export class ServiceProviderNotFoundError extends NotFoundError {
  constructor() {
    super("Ce prestataire n'existe pas.", 'SERVICE_PROVIDER.NOT_FOUND');
  }
}
