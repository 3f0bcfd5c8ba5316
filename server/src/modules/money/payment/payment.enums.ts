import { registerEnumType } from 'type-graphql';

/** The kind of a payment entry. */
export enum PaymentKind {
  ADVANCE = 'ADVANCE',
  PAYMENT = 'PAYMENT',
  REFUND = 'REFUND',
  CORRECTION = 'CORRECTION',
}

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
