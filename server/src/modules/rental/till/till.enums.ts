import { registerEnumType } from 'type-graphql';

/** What an entry of a till is. */
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
