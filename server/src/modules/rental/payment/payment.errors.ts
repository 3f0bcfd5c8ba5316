import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

export class PaymentNotFoundError extends NotFoundError {
  constructor() {
    super('Ce paiement est introuvable.', 'PAYMENT.NOT_FOUND');
  }
}

/** Money is taken for rentals alone: requests have no agreed price yet, closed ones can only give back. */
export class PaymentClosedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'PAYMENT.CLOSED',
      "Cette réservation n'est pas une location en cours : aucun paiement ne peut y être enregistré.",
    );
  }
}

/** An entry is taken back once, and what takes it back is not taken back itself. */
/** What was kept of a deposit is taken back there. */
export class PaymentOfDepositError extends DomainError {
  constructor() {
    super(
      'conflict',
      'PAYMENT.OF_DEPOSIT',
      'Ce paiement est une retenue sur la caution : annulez la retenue dans la caution.',
    );
  }
}

export class PaymentAlreadyCorrectedError extends DomainError {
  constructor() {
    super('conflict', 'PAYMENT.ALREADY_CORRECTED', 'Ce paiement a déjà été annulé, ou est lui-même une annulation.');
  }
}

/** Thrown when the sum of what was paid would leave the bounds of zero and the total (docs/rules/reservations.md#payments). */
export class PaymentSumError extends DomainError {
  constructor(message: string) {
    super('conflict', 'PAYMENT.SUM', message);
  }
}
