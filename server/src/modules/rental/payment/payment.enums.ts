import { registerEnumType } from 'type-graphql';

/** How a payment was made. */
export enum PaymentMethod {
  CASH = 'CASH',
  CARD = 'CARD',
  TRANSFER = 'TRANSFER',
  CHEQUE = 'CHEQUE',
  OTHER = 'OTHER',
}

/** What an entry of the ledger is. */
export enum PaymentKind {
  ADVANCE = 'ADVANCE',
  PAYMENT = 'PAYMENT',
  REFUND = 'REFUND',
  CORRECTION = 'CORRECTION',
}

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How a payment was made.',
  valuesConfig: {
    CASH: { description: 'Espèces.' },
    CARD: { description: 'Carte bancaire.' },
    TRANSFER: { description: 'Virement.' },
    CHEQUE: { description: 'Chèque.' },
    OTHER: { description: 'Another way, or one that was not told.' },
  },
});
registerEnumType(PaymentKind, {
  name: 'PaymentKind',
  description: 'What an entry of the ledger is.',
  valuesConfig: {
    ADVANCE: { description: 'Paid at the acceptance.' },
    PAYMENT: { description: 'Paid later.' },
    REFUND: { description: 'Given back to the customer: a negative amount.' },
    CORRECTION: {
      description: 'Takes a wrong entry back, or sets the sum right: never deleted, always with a reason.',
    },
  },
});
