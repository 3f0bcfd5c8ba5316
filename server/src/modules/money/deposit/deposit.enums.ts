import { registerEnumType } from 'type-graphql';

export enum DepositEntryKind {
  HELD = 'HELD',
  RETURNED = 'RETURNED',
  KEPT = 'KEPT',
  CORRECTION = 'CORRECTION',
}

/** How a deposit is left or returned. There is no guarantee cheque, because Moroccan law forbids it. */
export enum DepositMethod {
  CASH = 'CASH',
  CARD_IMPRINT = 'CARD_IMPRINT',
  TRANSFER = 'TRANSFER',
}

/** The progress of a rental's deposit. */
export enum DepositState {
  NONE = 'NONE',
  DUE = 'DUE',
  HELD = 'HELD',
  SETTLED = 'SETTLED',
}

registerEnumType(DepositEntryKind, {
  name: 'DepositEntryKind',
  description: 'What an entry of a deposit is.',
  valuesConfig: {
    HELD: { description: 'The customer left it with the agency.' },
    RETURNED: { description: 'It went back to the customer.' },
    KEPT: { description: 'The agency keeps it, for a reason.' },
    CORRECTION: { description: 'Takes a wrong entry back: never deleted, always with a reason.' },
  },
});
registerEnumType(DepositMethod, {
  name: 'DepositMethod',
  description: 'How a deposit is left or given back.',
  valuesConfig: {
    CASH: { description: 'Espèces.' },
    CARD_IMPRINT: { description: 'Empreinte de carte bancaire.' },
    TRANSFER: { description: 'Virement.' },
  },
});
registerEnumType(DepositState, {
  name: 'DepositState',
  description: 'How far the deposit of a rental is.',
  valuesConfig: {
    NONE: {
      description: 'None is asked for, or no more because nobody came or the rental is closed, and none was left.',
    },
    DUE: { description: 'Asked for, not left yet.' },
    HELD: { description: 'The agency holds at least a part of it.' },
    SETTLED: { description: 'All that was held went back or was kept.' },
  },
});
