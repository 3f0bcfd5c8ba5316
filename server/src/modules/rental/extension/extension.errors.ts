import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';
import { toReadableTime } from '../../../kernel/time.js';

export class ExtensionNotFoundError extends NotFoundError {
  constructor() {
    super('Cette demande de prolongation est introuvable.', 'EXTENSION.NOT_FOUND');
  }
}

/** One request is decided on before the next is made. */
export class ExtensionOpenError extends DomainError {
  constructor(endsAt: Date) {
    super(
      'conflict',
      'EXTENSION.OPEN',
      `Une prolongation jusqu'au ${toReadableTime(endsAt)} est déjà demandée : retirez-la pour en demander une autre.`,
    );
  }
}

/** It was decided on, withdrawn or lapsed meanwhile. */
export class ExtensionDecidedError extends DomainError {
  constructor() {
    super('conflict', 'EXTENSION.DECIDED', "Cette demande de prolongation n'est plus ouverte.");
  }
}
