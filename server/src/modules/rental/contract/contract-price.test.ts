import { addMoney } from '../../../kernel/money.js';
import { PriceLineKind } from '../../fleet/quote/price-quote.js';
import type { KeptLine } from '../reservation/reservation-lines.js';
import { contractPrice } from './rental-sheet.js';

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
