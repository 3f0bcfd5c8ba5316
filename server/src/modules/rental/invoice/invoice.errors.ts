import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

export class InvoiceNotFoundError extends NotFoundError {
  constructor() {
    super("Aucune facture n'a été émise pour cette réservation.", 'INVOICE.NOT_FOUND');
  }
}

/** Only a rental is invoiced. */
export class NotInvoiceableError extends DomainError {
  constructor() {
    super('conflict', 'INVOICE.NOT_A_RENTAL', "Cette réservation n'est pas acceptée : elle ne peut pas être facturée.");
  }
}

/** An invoice is taken back once, a credit note never. */
export class InvoiceAlreadyCorrectedError extends DomainError {
  constructor(number: string) {
    super(
      'conflict',
      'INVOICE.ALREADY_CORRECTED',
      `Le document ${number} a déjà été annulé par un avoir, ou est lui-même un avoir.`,
    );
  }
}
