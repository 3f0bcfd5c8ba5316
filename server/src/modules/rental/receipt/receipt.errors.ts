import { NotFoundError } from '../../../kernel/domain-error.js';

export class ReceiptNotFoundError extends NotFoundError {
  constructor() {
    super("Ce reçu n'existe pas.", 'RECEIPT.NOT_FOUND');
  }
}
