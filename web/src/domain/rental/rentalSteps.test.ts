import { acceptedReservation, pendingReservation } from '../../test/reservation';
import { rentalSteps } from './rentalSteps';

const accepted = { ...acceptedReservation, invoices: [] };
const invoice = { kind: 'INVOICE', corrected: false } as const;

test.each([
  ['a request', { ...pendingReservation, invoices: [] }, ['accept']],
  ['a refused request', { ...pendingReservation, status: 'REFUSED', invoices: [] }, []],
  [
    'a rental whose contract awaits a signature',
    { ...accepted, signatureOpen: true },
    ['sign', 'depart', 'collect', 'invoice'],
  ],
  ['a signed one', { ...accepted, signatureOpen: true, signed: true }, ['depart', 'collect', 'invoice']],
  ['one that is paid and invoiced', { ...accepted, balance: '0.00', invoices: [invoice] }, ['depart']],
  [
    'one that is out, unsigned',
    { ...accepted, stage: 'OUT', signatureOpen: true },
    ['return', 'sign', 'collect', 'invoice'],
  ],
  ['one that is back', { ...accepted, stage: 'RETURNED' }, ['collect', 'invoice']],
  ['one that is back and paid', { ...accepted, stage: 'RETURNED', balance: '0.00' }, ['invoice']],
  [
    'one whose invoice was corrected',
    { ...accepted, stage: 'CLOSED', balance: '-50.00', invoices: [{ ...invoice, corrected: true }] },
    ['invoice'],
  ],
  ['one that is settled', { ...accepted, stage: 'CLOSED', balance: '0.00', invoices: [invoice] }, []],
  ['one for which nobody came', { ...accepted, stage: 'NO_SHOW', balance: '0.00' }, []],
] as const)('the steps of %s', (_, reservation, steps) => expect(rentalSteps(reservation)).toEqual(steps));
