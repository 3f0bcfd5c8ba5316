import type { DepositEntry } from './deposit-entry.entity.js';
import { DepositEntryKind, DepositMethod } from './deposit.enums.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { contractDeposit } from './contract-deposit.js';

const asked = { depositAmount: '3000.00', depositHeld: '0.00', depositBase: null, stage: RentalStage.PLANNED };
const entry = (fields: Partial<DepositEntry>) => ({ corrected: false, ...fields }) as DepositEntry;
const imprint = entry({
  ...{ kind: DepositEntryKind.HELD, amount: '2000.00', method: DepositMethod.CARD_IMPRINT },
  ...{ reference: 'AUT 7781', expiresOn: '2027-03-01' },
});

it('prints the deposit that a contract asks for, what lowered it and how it is held', () => {
  expect(contractDeposit({ ...asked, depositAmount: '0.00' }, [], [])).toBeNull();
  expect(contractDeposit(asked, [], [])).toEqual({ amount: '3\u202f000\u00a0Dh', notes: ['À laisser au départ.'] });
  expect(contractDeposit({ ...asked, depositBase: '5000.00' }, [], ['Assurance complémentaire'])?.notes[0]).toBe(
    'Au lieu de 5\u202f000\u00a0Dh : Assurance complémentaire.',
  );
  const wrong = entry({ ...imprint, corrected: true });
  expect(contractDeposit({ ...asked, depositHeld: '2000.00' }, [imprint, wrong], [])?.notes).toEqual([
    "Reçue : 2\u202f000\u00a0Dh, empreinte de carte, réf. AUT 7781, valable jusqu'au 01-03-2027.",
  ]);
  const returned = entry({ kind: DepositEntryKind.RETURNED, amount: '-500.00' });
  expect(contractDeposit({ ...asked, depositHeld: '1500.00' }, [imprint, returned], [])?.notes.at(-1)).toBe(
    'Encore détenue : 1\u202f500\u00a0Dh.',
  );
});
