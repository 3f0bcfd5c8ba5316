import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

export class DepositEntryNotFoundError extends NotFoundError {
  constructor() {
    super('Cette écriture de caution est introuvable.', 'DEPOSIT.NOT_FOUND');
  }
}

/** A deposit is left for a rental that is to come, out or back; what is held can always be returned or kept. */
export class DepositClosedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'DEPOSIT.CLOSED',
      "Cette réservation n'est pas une location en cours : aucune caution ne peut y être prise.",
    );
  }
}

/** An entry is taken back once, and what takes it back is not taken back itself. */
export class DepositAlreadyCorrectedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'DEPOSIT.ALREADY_CORRECTED',
      'Cette écriture a déjà été annulée, ou est elle-même une annulation.',
    );
  }
}

/** A line of the price that a retention pays is not taken back. */
export class DepositKeptForLineError extends DomainError {
  constructor() {
    super('conflict', 'DEPOSIT.LINE_KEPT', "Une retenue sur la caution paie ce frais : annulez-la d'abord.");
  }
}

/** Thrown when less than nothing would be held after an entry was taken back. */
export class DepositSumError extends DomainError {
  constructor(message: string) {
    super('conflict', 'DEPOSIT.SUM', message);
  }
}
