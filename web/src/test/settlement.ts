import { depositEntry } from './deposit';

/** Makes a charge that a return proposed. */
export const proposedCharge = (id: string, label: string, amount: string) => ({
  ...{ __typename: 'ReturnCharge', id, status: 'PROPOSED', label, detail: '750 km parcourus.' },
  ...{ quantity: 1, unitPrice: amount, amount, photos: [] },
});

/** A rental that is back and paid; 3,000 Dh are held by a card imprint. */
export const settledRental = {
  __typename: 'Reservation',
  id: '11',
  number: 'ACCPT-ED234',
  version: 4,
  stage: 'RETURNED',
  depositEntries: [depositEntry] as object[],
  returnCharges: [] as object[],
  settlement: {
    __typename: 'Settlement',
    due: '0.00',
    paid: '900.00',
    held: '3000.00',
    heldByImprint: '3000.00',
  },
};
