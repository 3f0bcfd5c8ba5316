import { registerEnumType } from 'type-graphql';

/** How a payment was made. */
export enum PaymentMethod {
  CASH = 'CASH',
  CARD = 'CARD',
  TRANSFER = 'TRANSFER',
  CHEQUE = 'CHEQUE',
  ONLINE = 'ONLINE',
  OTHER = 'OTHER',
  /** A part of the deposit kept for a price line. Only the service of deposits enters such payments. */
  DEPOSIT = 'DEPOSIT',
}

/** The methods that the staff may choose for a payment or refund. */
export const TAKEN_METHODS = Object.values(PaymentMethod).filter((method) => method !== PaymentMethod.DEPOSIT);

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
    DEPOSIT: {
      description: 'Retenue sur caution: kept of the deposit for a line of the price. Only given, never taken.',
    },
  },
});
