import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no entry of a deposit with the id. */
export class DepositEntryNotFoundError extends NotFoundError {
  constructor() {
    super('Cette écriture de caution est introuvable.', 'DEPOSIT.NOT_FOUND');
  }
}

/**
 * Thrown when a deposit is taken for a rental that is not planned, out or returned. A deposit that is held can always be returned or kept.
 */
export class DepositClosedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'DEPOSIT.CLOSED',
      "Cette réservation n'est pas une location en cours : aucune caution ne peut y être prise.",
    );
  }
}

/** Thrown when an entry is reversed a second time, or a reversal itself is reversed. */
export class DepositAlreadyCorrectedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'DEPOSIT.ALREADY_CORRECTED',
      'Cette écriture a déjà été annulée, ou est elle-même une annulation.',
    );
  }
}

/** Thrown when a price line is reversed that a kept deposit paid. */
export class DepositKeptForLineError extends DomainError {
  constructor() {
    super('conflict', 'DEPOSIT.LINE_KEPT', "Une retenue sur la caution paie ce frais : annulez-la d'abord.");
  }
}

/** Thrown when a reversal would leave less than zero held. */
export class DepositSumError extends DomainError {
  constructor(message: string) {
    super('conflict', 'DEPOSIT.SUM', message);
  }
}
