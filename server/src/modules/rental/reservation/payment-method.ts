import { registerEnumType } from 'type-graphql';

/** How a payment was made. */
export enum PaymentMethod {
  CASH = 'CASH',
  CARD = 'CARD',
  TRANSFER = 'TRANSFER',
  CHEQUE = 'CHEQUE',
  ONLINE = 'ONLINE',
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
    ONLINE: { description: 'En ligne.' },
    OTHER: { description: 'Another way, or one that was not told.' },
  },
});
