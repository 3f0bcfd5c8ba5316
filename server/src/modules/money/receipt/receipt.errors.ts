import { NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when the rental has no payment whose receipt has this number. */
export class ReceiptNotFoundError extends NotFoundError {
  constructor() {
    super("Ce reçu n'existe pas.", 'RECEIPT.NOT_FOUND');
  }
}

/** Thrown if the deposit has no entries, so that there is nothing to print. */
export class NoDepositError extends NotFoundError {
  constructor() {
    super("Aucune caution n'a été reçue pour cette location.", 'DEPOSIT.NONE');
  }
}
