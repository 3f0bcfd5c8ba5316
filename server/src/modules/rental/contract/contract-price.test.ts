import { addMoney } from '../../../kernel/money.js';
import { PriceLineKind } from '../../fleet/quote/price-quote.js';
import type { KeptLine } from '../reservation/reservation-lines.js';
import { amendedLines, contractPrice, printedLines } from './rental-sheet.js';

const line = (id: number, amount: string, change: Partial<KeptLine> = {}): KeptLine => ({
  ...{
    id,
    kind: PriceLineKind.EXTRA,
    label: `Ligne ${id}`,
    quantity: 1,
    unitPrice: amount,
    amount,
    vatPercent: '20.00',
  },
  ...{ ruleId: null, pieces: null, beside: false, reason: null, enteredAt: null, enteredBy: null, reversesId: null },
  ...change,
});
const at = (hour: number): Date => new Date(Date.UTC(2027, 0, 1, hour));
const entered = (hour: number): Partial<KeptLine> => ({ beside: true, reason: 'Motif', enteredAt: at(hour) });

it('the contract keeps the price that was agreed before it was fixed', () => {
  const lines = [
    line(1, '900.00'),
    line(2, '120.00'),
    line(3, '50.00', entered(9)),
    line(4, '-120.00', { ...entered(10), reversesId: 2 }),
  ];
  const { lines: printed, total, until } = contractPrice('950.00', lines, undefined);
  expect(printed.map(({ id }) => id)).toEqual([1, 2]);
  expect(total).toBe('1020.00');
  expect(addMoney(...printed.map(({ amount }) => amount))).toBe(total);
  expect(until).toEqual(at(9));
});

it('the price before the first amendment contains nothing that came after it', () => {
  const lines = [line(1, '900.00'), line(3, '50.00', entered(9)), line(4, '70.00', entered(12))];
  expect(contractPrice('950.00', lines, at(11))).toMatchObject({ total: '900.00', until: at(9) });
});

it('lines that were reversed before the contract was fixed are not printed', () => {
  const lines = [line(1, '900.00'), line(2, '120.00'), line(3, '-120.00', { reason: 'Motif', reversesId: 2 })];
  const { lines: printed, total } = contractPrice('900.00', lines, undefined);
  expect([printed.map(({ id }) => id), total]).toEqual([[1], '900.00']);
});

describe('the lines of a rental of three days', () => {
  const days = { kind: PriceLineKind.DAYS, label: 'Location, par jour', quantity: 3, unitPrice: '190.00' };
  const quoted = [
    line(1, '570.00', days),
    line(2, '-85.50', { kind: PriceLineKind.DISCOUNT, label: 'Remise client inscrit 15 %' }),
    line(3, '120.00', { label: 'Siège bébé' }),
  ];
  const print = (total: string, length: number, otherVehicle = false) =>
    printedLines({ total, quotedTotal: '604.50', days: length, otherVehicle }, 'Fiat Panda', quoted).map(
      ({ label, quantity, amount }) => [label, quantity, amount],
    );

  it('are printed as quoted, with what was agreed beside them', () => {
    expect(print('700.00', 3)).toEqual([
      ['Location Fiat Panda, par jour', 3, '570.00'],
      ['Remise client inscrit 15 %', 1, '-85.50'],
      ['Siège bébé', 1, '120.00'],
      ['Supplément convenu', 1, '95.50'],
    ]);
  });

  it('give the agreed rent of all days once its length was changed', () => {
    expect(print('1400.00', 8)).toEqual([
      ['Location Fiat Panda, 8 jours', 1, '1280.00'],
      ['Siège bébé', 1, '120.00'],
    ]);
    expect(print('100.00', 1)).toEqual([
      ['Location Fiat Panda, 1 jour', 1, '0.00'],
      ['Siège bébé', 1, '120.00'],
      ['Remise convenue', 1, '-20.00'],
    ]);
  });

  it('give the agreed rent where the customer got another vehicle at its price', () => {
    expect(print('1020.00', 3, true)).toEqual([
      ['Location Fiat Panda, 3 jours', 1, '900.00'],
      ['Siège bébé', 1, '120.00'],
    ]);
    expect(print('604.50', 3, true)).toEqual(print('604.50', 3));
  });
});

it('an invoice names no price a day of the vehicle that was asked for', () => {
  const days = { kind: PriceLineKind.DAYS, label: 'Location, par jour', quantity: 3, unitPrice: '190.00' };
  const rental = { quotedTotal: '570.00', total: '900.00', days: 3, vehicle: { id: 2 }, requestedVehicle: { id: 1 } };
  const labels = (vehicle: object) =>
    amendedLines({ ...rental, ...vehicle }, 'Dacia Duster', [line(1, '570.00', days)], []).map(({ label }) => label);
  expect(labels({})).toEqual(['Location Dacia Duster, 3 jours']);
  expect(labels({ quotedVehicle: { id: 2 } })).toEqual(['Location Dacia Duster, par jour', 'Supplément convenu']);
  expect(labels({ requestedVehicle: null, quotedVehicle: { id: 3 } })).toEqual(['Location Dacia Duster, 3 jours']);
  expect(labels({ requestedVehicle: null })).toEqual(['Location Dacia Duster, par jour', 'Supplément convenu']);
});
