import { DomainError, NotFoundError, UnauthenticatedError } from '../../../kernel/domain-error.js';

/** Thrown for an address that is not ours, was changed or has expired. */
export class ExportLinkError extends NotFoundError {
  constructor() {
    super("Ce lien n'est plus valable : demandez à nouveau le fichier.", 'EXPORT.LINK');
  }
}

/** Thrown when the caller who asked for the file has logged out or was blocked, or when their key is no longer valid. */
export class ExportLoginEndedError extends UnauthenticatedError {
  constructor() {
    super('La connexion qui a demandé ce fichier est terminée. Reconnectez-vous, puis demandez-le à nouveau.');
  }
}

/** Thrown when the arguments do not fit into an address: 413 at REST. */
export class ExportAddressError extends DomainError {
  constructor() {
    super('too_large', 'EXPORT.FILTER_TOO_LARGE', "Le filtre est trop long pour l'adresse d'un fichier : précisez-le.");
  }
}
