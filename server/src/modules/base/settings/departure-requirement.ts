import { registerEnumType } from 'type-graphql';

/** The money that must be paid or held before a rental leaves (docs/rules/rental-life.md#money-at-the-departure). */
export enum DepartureRequirement {
  NOTHING = 'NOTHING',
  DEPOSIT = 'DEPOSIT',
  DEPOSIT_AND_BALANCE = 'DEPOSIT_AND_BALANCE',
}

registerEnumType(DepartureRequirement, {
  name: 'DepartureRequirement',
  description: 'What has to be there before a rental leaves; an Admin may let it leave with less, for a reason.',
  valuesConfig: {
    NOTHING: { description: 'Nothing.' },
    DEPOSIT: { description: 'The whole deposit is held.' },
    DEPOSIT_AND_BALANCE: { description: 'The whole deposit is held, and nothing is left to pay.' },
  },
});
