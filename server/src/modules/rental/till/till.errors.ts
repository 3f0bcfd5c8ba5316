import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

export class TillNotFoundError extends NotFoundError {
  constructor() {
    super("Cette caisse n'existe pas.", 'TILL.NOT_FOUND');
  }
}

/** An employee has one open till. */
export class TillOpenError extends DomainError {
  constructor() {
    super('conflict', 'TILL.OPEN', 'Vous avez déjà une caisse ouverte : fermez-la d’abord.');
  }
}

/** A till is closed once, and nothing is entered afterwards. */
export class TillClosedError extends DomainError {
  constructor() {
    super('conflict', 'TILL.CLOSED', 'Cette caisse est déjà fermée.');
  }
}

/** What leaves a till is entered in one that is open. */
export class NoTillError extends DomainError {
  constructor() {
    super('conflict', 'TILL.NONE', 'Ouvrez d’abord votre caisse.');
  }
}
