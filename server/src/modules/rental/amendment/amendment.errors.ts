import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

export class AmendmentNotFoundError extends NotFoundError {
  constructor() {
    super('Cet avenant est introuvable.', 'AMENDMENT.NOT_FOUND');
  }
}

/** What was signed stays as it is: a further agreement is an amendment of its own. */
export class AmendmentSignedError extends DomainError {
  constructor() {
    super('conflict', 'AMENDMENT.SIGNED', 'Cet avenant est déjà signé.');
  }
}
