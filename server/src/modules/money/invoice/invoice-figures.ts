import Big from 'big.js';
import { addMoney, type Money, subtractMoney } from '../../../kernel/money.js';

/** HT, TVA and TTC of an invoice, in Dh. */
export interface InvoiceFigures {
  readonly net: Money;
  readonly vat: Money;
  readonly total: Money;
}

/**
 * Splits a total that includes TVA at a rate in percent. HT = TTC ÷ (1 + rate), rounded half up to the centime; TVA = TTC − HT, so that
 * both always add up to the total.
 */
export function splitVat(total: Money, vatPercent: string): InvoiceFigures {
  const net = new Big(total).times(100).div(new Big(vatPercent).plus(100)).toFixed(2, Big.roundHalfUp);
  return { net, vat: subtractMoney(total, net), total };
}

/** A part of a price with its TVA. */
export interface VatShare extends InvoiceFigures {
  readonly vatPercent: string;
}

/** Splits lines by their rate of TVA, that of the settings first, which also applies to lines without a rate. Amounts in Dh. */
export function vatShares(
  lines: readonly { readonly amount: Money; readonly vatPercent?: string }[],
  vatPercent: string,
): VatShare[] {
  const own = new Big(vatPercent).toFixed(2);
  const totals = new Map<string, Money>([[own, '0.00']]);
  for (const line of lines) {
    const rate = line.vatPercent === undefined ? own : new Big(line.vatPercent).toFixed(2);
    totals.set(rate, addMoney(totals.get(rate) ?? '0', line.amount));
  }
  const shares = [...totals].map(([rate, total]) => ({ vatPercent: rate, ...splitVat(total, rate) }));
  return shares.filter(({ vatPercent: rate, total }) => Number(total) !== 0 || (rate === own && totals.size === 1));
}

/** Returns the sums of the shares. */
export function figuresOf(shares: readonly InvoiceFigures[]): InvoiceFigures {
  const sum = (of: 'net' | 'vat' | 'total'): Money => addMoney(...shares.map((share) => share[of]));
  return { net: sum('net'), vat: sum('vat'), total: sum('total') };
}

/** Negates the figures, for credit notes. */
export function negated({ net, vat, total }: InvoiceFigures): InvoiceFigures {
  const turn = (amount: Money): Money => subtractMoney('0', amount);
  return { net: turn(net), vat: turn(vat), total: turn(total) };
}
