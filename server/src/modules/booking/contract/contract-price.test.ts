import { addMoney } from '../../../kernel/money.js';
import { PriceLineKind } from '../../fleet/quote/price-quote.js';
import type { StoredLine } from '../reservation/reservation-lines.js';
import { standingLines } from '../reservation/reservation-lines.js';
import { AmendmentKind } from '../amendment/amendment.enums.js';
import { printedLine } from './rental-sheet.js';
import { contractPrice, type PriceAmendment, statedLines } from './stated-lines.js';

const line = (id: number, amount: string, change: Partial<StoredLine> = {}): StoredLine => ({
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
const entered = (hour: number): Partial<StoredLine> => ({ beside: true, reason: 'Motif', enteredAt: at(hour) });

const rental = { quotedTotal: '900.00', days: 3, vehicleId: 1, requestedVehicleId: null, quotedVehicleId: null };
const quotedDays = line(1, '900.00', {
  kind: PriceLineKind.DAYS,
  quantity: 3,
  unitPrice: '300.00',
  label: 'Location, par jour',
});
const TERMS = {
  ...{ vehicleId: 1, vehicleName: 'Fiat Panda', plateNumber: '1', startsAt: '', endsAt: '' },
  ...{ pickupPlace: 'Fes', returnPlace: 'Fes' },
};
const amended = (number: number, total: string, difference: string, createdAt: Date, days = 3): PriceAmendment => ({
  ...{ number, kind: AmendmentKind.EXTENSION, createdAt },
  before: { ...TERMS, days, total },
  after: { ...TERMS, days, total: addMoney(total, difference) },
});
const price = (total: string, kept: readonly StoredLine[], first?: PriceAmendment) => {
  const { lines, ...whole } = contractPrice({ ...rental, total }, kept, first, '20.00');
  return { lines: standingLines(lines), ...whole };
};

it('the contract keeps the price that was agreed before it was fixed', () => {
  const lines = [
    quotedDays,
    line(2, '120.00'),
    line(3, '50.00', entered(9)),
    line(4, '-120.00', { ...entered(10), reversesId: 2 }),
  ];
  const { lines: printed, total, until } = price('950.00', lines);
  expect(printed.map(({ id }) => id)).toEqual([1, 2]);
  expect(total).toBe('1020.00');
  expect(addMoney(...printed.map(({ amount }) => amount))).toBe(total);
  expect(until).toEqual(at(9));
});

it('the price before the first amendment contains nothing that came after it', () => {
  const lines = [quotedDays, line(3, '50.00', entered(9)), line(4, '70.00', entered(12))];
  expect(price('1020.00', lines, amended(1, '950.00', '0.00', at(11)))).toMatchObject({
    total: '900.00',
    until: at(9),
  });
});

it('lines that were reversed before the contract was fixed are not printed', () => {
  const lines = [quotedDays, line(2, '120.00'), line(3, '-120.00', { reason: 'Motif', reversesId: 2 })];
  const { lines: printed, total } = price('900.00', lines);
  expect([printed.map(({ id }) => id), total]).toEqual([[1], '900.00']);
});

describe('the lines of the present price', () => {
  const texts = (lines: readonly StoredLine[]) => lines.map(({ label, amount }) => `${label} ${amount}`);
  const read = (total: string, lines: readonly StoredLine[], amendments: readonly PriceAmendment[]) =>
    texts(standingLines(statedLines({ ...rental, total }, lines, amendments, '20.00')));

  it('are the contract and its amendments, and need no correction', () => {
    const amendments = [amended(1, '900.00', '3150.00', at(9)), amended(2, '4050.00', '-210.00', at(10), 18)];
    expect(read('3840.00', [quotedDays], amendments)).toEqual([
      'Location, par jour 900.00',
      'Avenant n° 1 : prolongation 3150.00',
      'Avenant n° 2 : prolongation -210.00',
    ]);
  });

  it('need none where a line that the amendment found was taken back since', () => {
    const lines = [quotedDays, line(3, '50.00', entered(9)), line(4, '-50.00', { ...entered(12), reversesId: 3 })];
    const amendments = [amended(1, '950.00', '300.00', at(11))];
    const expected = ['Location, par jour 900.00', 'Avenant n° 1 : prolongation 300.00'];
    expect(read('1200.00', lines, amendments)).toEqual(expected);
    const all = statedLines({ ...rental, total: '1200.00' }, lines, amendments, '20.00');
    expect(texts(all)).toEqual([...expected, 'Ligne 3 50.00', 'Ligne 4 -50.00']);
  });
});

describe('the lines of a rental of three days', () => {
  const days = { kind: PriceLineKind.DAYS, label: 'Location, par jour', quantity: 3, unitPrice: '190.00' };
  const quoted = [
    line(1, '570.00', days),
    line(2, '-85.50', { kind: PriceLineKind.DISCOUNT, label: 'Remise client inscrit 15 %' }),
    line(3, '120.00', { label: 'Siège bébé' }),
  ];
  const print = (total: string, length: number, otherVehicle = false) =>
    statedLines(
      { ...rental, total, quotedTotal: '604.50', days: length, quotedVehicleId: otherVehicle ? 2 : 1 },
      quoted,
      [],
      '20.00',
    )
      .map((one) => printedLine(one, 'Fiat Panda'))
      .map(({ label, quantity, amount }) => [label, quantity, amount]);

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
  const other = { ...rental, quotedTotal: '570.00', total: '900.00', vehicleId: 2, requestedVehicleId: 1 };
  const labels = (vehicle: object) =>
    statedLines({ ...other, ...vehicle }, [line(1, '570.00', days)], [], '20.00').map(
      (one) => printedLine(one, 'Dacia Duster').label,
    );
  expect(labels({})).toEqual(['Location Dacia Duster, 3 jours']);
  expect(labels({ quotedVehicleId: 2 })).toEqual(['Location Dacia Duster, par jour', 'Supplément convenu']);
  expect(labels({ requestedVehicleId: null, quotedVehicleId: 3 })).toEqual(['Location Dacia Duster, 3 jours']);
  expect(labels({ requestedVehicleId: null })).toEqual(['Location Dacia Duster, par jour', 'Supplément convenu']);
});
