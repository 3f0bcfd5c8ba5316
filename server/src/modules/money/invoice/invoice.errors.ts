import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when a rental has no invoice, or no invoice or credit note of this number. */
export class InvoiceNotFoundError extends NotFoundError {
  constructor() {
    super("Aucune facture n'a été émise pour cette réservation.", 'INVOICE.NOT_FOUND');
  }
}

/** Thrown if the reservation is no rental, because only rentals are invoiced. */
export class NotInvoiceableError extends DomainError {
  constructor() {
    super('conflict', 'INVOICE.NOT_A_RENTAL', "Cette réservation n'est pas acceptée : elle ne peut pas être facturée.");
  }
}

/** Thrown if an invoice was taken back before, or if the document is a credit note. */
export class InvoiceAlreadyCorrectedError extends DomainError {
  constructor(number: string) {
    super(
      'conflict',
      'INVOICE.ALREADY_CORRECTED',
      `Le document ${number} a déjà été annulé par un avoir, ou est lui-même un avoir.`,
    );
  }
}
