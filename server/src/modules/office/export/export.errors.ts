import { DomainError, NotFoundError, UnauthenticatedError } from '../../../kernel/domain-error.js';

/** An address is none of ours, was changed or has expired. */
export class ExportLinkError extends NotFoundError {
  constructor() {
    super("Ce lien n'est plus valable : demandez à nouveau le fichier.", 'EXPORT.LINK');
  }
}

/** Whoever asked for a file has logged out, was blocked, or their key opens nothing any more. */
export class ExportLoginEndedError extends UnauthenticatedError {
  constructor() {
    super('La connexion qui a demandé ce fichier est terminée. Reconnectez-vous, puis demandez-le à nouveau.');
  }
}

/** What was asked for does not fit into an address: 413 at REST. */
export class ExportAddressError extends DomainError {
  constructor() {
    super('too_large', 'EXPORT.FILTER_TOO_LARGE', "Le filtre est trop long pour l'adresse d'un fichier : précisez-le.");
  }
}
