import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when a rental has no amendment of this number, or the caller may not read it. */
export class AmendmentNotFoundError extends NotFoundError {
  constructor() {
    super('Cet avenant est introuvable.', 'AMENDMENT.NOT_FOUND');
  }
}

/** Thrown when a signed amendment is to be signed again. A further agreement needs a new amendment. */
export class AmendmentSignedError extends DomainError {
  constructor() {
    super('conflict', 'AMENDMENT.SIGNED', 'Cet avenant est déjà signé.');
  }
}
