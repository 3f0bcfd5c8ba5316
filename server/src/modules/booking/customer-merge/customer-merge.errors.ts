import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';

/** Thrown when both records have an account: each has a password and an address of its own. */
export class TwoAccountsError extends DomainError {
  constructor() {
    super(
      'conflict',
      'CUSTOMER.TWO_ACCOUNTS',
      'Ces deux clients ont chacun un compte : seul un client de passage peut être réuni avec un autre.',
    );
  }
}

/** Thrown when a record shall be merged with itself. */
export class SameCustomerError extends ValidationError {
  constructor() {
    super({ mergedId: ['Choisissez une autre fiche.'] });
  }
}

/** Thrown when there is no such merge, or its records were parted already. */
export class MergeNotFoundError extends NotFoundError {
  constructor() {
    super('Cette réunion de fiches est introuvable ou déjà défaite.', 'CUSTOMER.MERGE_NOT_FOUND');
  }
}
