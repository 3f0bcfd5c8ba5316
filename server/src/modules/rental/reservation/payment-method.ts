import { registerEnumType } from 'type-graphql';

/** How a payment was made. */
export enum PaymentMethod {
  CASH = 'CASH',
  CARD = 'CARD',
  TRANSFER = 'TRANSFER',
  CHEQUE = 'CHEQUE',
  OTHER = 'OTHER',
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
