import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';
import { toReadableTime } from '../../../kernel/time.js';

/** Thrown when there is no request for an extension with the id, or it belongs to another customer. */
export class ExtensionNotFoundError extends NotFoundError {
  constructor() {
    super('Cette demande de prolongation est introuvable.', 'EXTENSION.NOT_FOUND');
  }
}

/** Thrown when a rental has an open request already. */
export class ExtensionOpenError extends DomainError {
  constructor(endsAt: Date) {
    super(
      'conflict',
      'EXTENSION.OPEN',
      `Une prolongation jusqu'au ${toReadableTime(endsAt)} est déjà demandée : retirez-la pour en demander une autre.`,
    );
  }
}

/** Thrown when the request was accepted, refused, withdrawn or lapsed in the meantime. */
export class ExtensionDecidedError extends DomainError {
  constructor() {
    super('conflict', 'EXTENSION.DECIDED', "Cette demande de prolongation n'est plus ouverte.");
  }
}
