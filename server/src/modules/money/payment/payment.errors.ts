import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no payment with the id. */
export class PaymentNotFoundError extends NotFoundError {
  constructor() {
    super('Ce paiement est introuvable.', 'PAYMENT.NOT_FOUND');
  }
}

/**
 * Thrown when money is taken for a reservation that is no open rental. Requests have no agreed price yet; cancelled rentals allow only
 * refunds.
 */
export class PaymentClosedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'PAYMENT.CLOSED',
      "Cette réservation n'est pas une location en cours : aucun paiement ne peut y être enregistré.",
    );
  }
}

/** Thrown when the payment of a price line by a kept deposit is to be reversed; the entry of the deposit is reversed instead. */
export class PaymentOfDepositError extends DomainError {
  constructor() {
    super(
      'conflict',
      'PAYMENT.OF_DEPOSIT',
      'Ce paiement est une retenue sur la caution : annulez la retenue dans la caution.',
    );
  }
}

/** Thrown when an entry is reversed a second time, or a reversal itself is reversed. */
export class PaymentAlreadyCorrectedError extends DomainError {
  constructor() {
    super('conflict', 'PAYMENT.ALREADY_CORRECTED', 'Ce paiement a déjà été annulé, ou est lui-même une annulation.');
  }
}

/** Thrown when the paid sum would fall below zero or exceed the total (docs/rules/reservations.md#payments). */
export class PaymentSumError extends DomainError {
  constructor(message: string) {
    super('conflict', 'PAYMENT.SUM', message);
  }
}
