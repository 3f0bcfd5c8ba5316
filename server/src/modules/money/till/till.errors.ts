import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no till with the id, or it is that of another employee and the caller is no Admin. */
export class TillNotFoundError extends NotFoundError {
  constructor() {
    super("Cette caisse n'existe pas.", 'TILL.NOT_FOUND');
  }
}

/** Thrown when an employee opens a second till. */
export class TillOpenError extends DomainError {
  constructor() {
    super('conflict', 'TILL.OPEN', 'Vous avez déjà une caisse ouverte : fermez-la d’abord.');
  }
}

/** Thrown when a closed till is to be closed or to take an entry. */
export class TillClosedError extends DomainError {
  constructor() {
    const message = 'Cette caisse est déjà fermée.';
    super('conflict', 'TILL.CLOSED', message, { countedAmount: [message] });
  }
}

/** Thrown when the caller records a movement of cash without an open till. */
export class NoTillError extends DomainError {
  constructor() {
    super('conflict', 'TILL.NONE', 'Ouvrez d’abord votre caisse.');
  }
}
