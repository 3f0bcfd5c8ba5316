import { addMoney } from '../../../kernel/money.js';
import { figuresOf, negated, splitVat, vatShares } from './invoice-figures.js';

it.each([
  ['1200.00', '20.00', '1000.00', '200.00'],
  ['1816.00', '20.00', '1513.33', '302.67'],
  ['0.01', '20.00', '0.01', '0.00'],
  ['0.03', '20.00', '0.03', '0.00'],
  ['100.00', '0.00', '100.00', '0.00'],
  ['1000.00', '7.50', '930.23', '69.77'],
  ['9999999999.99', '20.00', '8333333333.33', '1666666666.66'],
])('%s at %s %% is %s and %s of TVA', (total, percent, net, vat) => {
  expect(splitVat(total, percent)).toEqual({ net, vat, total });
  expect(addMoney(net, vat)).toBe(total);
});

it('takes back to the centime', () => {
  expect(negated(splitVat('1816.00', '20.00'))).toEqual({ net: '-1513.33', vat: '-302.67', total: '-1816.00' });
});

describe('TVA by rate', () => {
  it('splits each rate by itself, so that the parts add up', () => {
    const lines = [{ amount: '900.00' }, { amount: '120.00', vatPercent: '10.00' }, { amount: '-50.00' }];
    const shares = vatShares(lines, '20');
    expect(shares).toEqual([
      { vatPercent: '20.00', net: '708.33', vat: '141.67', total: '850.00' },
      { vatPercent: '10.00', net: '109.09', vat: '10.91', total: '120.00' },
    ]);
    expect(figuresOf(shares)).toEqual({ net: '817.42', vat: '152.58', total: '970.00' });
  });

  it('is that of the settings for a price of nothing', () => {
    expect(vatShares([], '20')).toEqual([{ vatPercent: '20.00', net: '0.00', vat: '0.00', total: '0.00' }]);
  });
});
