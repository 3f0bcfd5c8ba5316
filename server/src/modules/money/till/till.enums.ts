import { registerEnumType } from 'type-graphql';
import { DepositMethod } from '../deposit/deposit.enums.js';
import { PaymentMethod } from '../../../kernel/payment-method.js';

export enum TillEntryKind {
  PAYMENT = 'PAYMENT',
  DEPOSIT = 'DEPOSIT',
  EXPENSE = 'EXPENSE',
  BANK = 'BANK',
}

registerEnumType(TillEntryKind, {
  name: 'TillEntryKind',
  description: 'What an entry of a till is.',
  valuesConfig: {
    PAYMENT: { description: 'Cash of a payment, a refund or a correction.' },
    DEPOSIT: { description: 'Cash of a deposit that was left or went back.' },
    EXPENSE: { description: 'Dépense: paid out of the till.' },
    BANK: { description: 'Dépôt en banque: taken out of the till to the bank.' },
  },
});

/** The methods of payments and of deposits, by which the daily report groups its rows. */
export const CashMethod = { ...PaymentMethod, CARD_IMPRINT: DepositMethod.CARD_IMPRINT } as const;
export type CashMethod = keyof typeof CashMethod;

registerEnumType(CashMethod, {
  name: 'CashMethod',
  description: 'How money changed hands: the methods of payments, and card imprints of deposits.',
  valuesConfig: {
    CARD_IMPRINT: { description: 'Empreinte de carte bancaire; nothing was debited.' },
    DEPOSIT: { description: 'Retenue sur caution.' },
  },
});
