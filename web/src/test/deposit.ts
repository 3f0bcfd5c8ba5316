import { HttpResponse } from 'msw';
import { api, server } from './server';
import { staffLogin } from './staffLogin';

/** An entry of the ledger: 3,000 Dh held by a card imprint that expires in two days. */
export const depositEntry = {
  __typename: 'DepositEntry',
  id: '1',
  kind: 'HELD',
  amount: '3000.00',
  method: 'CARD_IMPRINT',
  reference: 'AUT 7781',
  expiresOn: '2026-11-23',
  reason: null,
  corrected: false,
  lineId: null,
  createdAt: '2026-11-20T10:00:00.000+00:00',
  recordedBy: { __typename: 'Employee', id: '4', lastName: 'Bennani', firstName: 'Sara' },
};
/** A returned rental of which a deposit is still held. */
export const heldDeposit = {
  __typename: 'Reservation',
  id: '11',
  number: 'ACCPT-ED234',
  version: 4,
  stage: 'RETURNED',
  status: 'ACCEPTED',
  depositAmount: '3000.00',
  depositHeld: '3000.00',
  depositExpiresOn: '2026-11-23',
  depositState: 'HELD',
  depositEntries: [depositEntry] as object[],
  stageMoves: [],
};
const settings = {
  __typename: 'DepositSettings',
  amounts: [{ __typename: 'CategoryDeposit', category: 'CITY_CAR', amount: '4000.00' }],
  excesses: [{ __typename: 'CategoryExcess', category: 'CITY_CAR', amount: '5000.00' }],
  imprintWarningDays: 3,
  version: 2,
};

/** Serves this rental's deposit to an Admin, and the settings of deposits. */
export const serveDeposit = (record: object = heldDeposit): void =>
  server.use(
    api.query('RentalDeposit', () => HttpResponse.json({ data: { reservation: record } })),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-21T09:00:00.000+00:00' } })),
    staffLogin('ADMIN', { id: '4' }),
    api.query('DepositSettings', () => HttpResponse.json({ data: { depositSettings: settings } })),
  );
