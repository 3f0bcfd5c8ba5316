import Big from 'big.js';
import { type Money, subtractMoney } from '../../../kernel/money.js';

/** HT, TVA and TTC of an invoice, in Dh. */
export interface InvoiceFigures {
  readonly net: Money;
  readonly vat: Money;
  readonly total: Money;
}

/**
 * Splits an agreed price, which includes the TVA, at a rate in percent: HT = TTC ÷ (1 + rate), rounded half up to the centime;
 * TVA = TTC − HT, so that the two always make the total.
 */
export function splitVat(total: Money, vatPercent: string): InvoiceFigures {
  const net = new Big(total).times(100).div(new Big(vatPercent).plus(100)).toFixed(2, Big.roundHalfUp);
  return { net, vat: subtractMoney(total, net), total };
}

/** The same with the sign turned: what a credit note takes back. */
export function negated({ net, vat, total }: InvoiceFigures): InvoiceFigures {
  const turn = (amount: Money): Money => subtractMoney('0', amount);
  return { net: turn(net), vat: turn(vat), total: turn(total) };
}
