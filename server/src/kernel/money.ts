import Big from 'big.js';

/**
 * Dirhams as an exact decimal string with two decimals, e.g. `1250.00`, because sums of binary floats would be wrong by centimes
 * (docs/rules/common.md#money).
 */
export type Money = string;

const PATTERN = /^-?\d{1,10}(\.\d{1,2})?$/;

/** The form in which amounts are stored. */
const KEPT = /^(0|[1-9]\d{0,9})\.\d{2}$/;

/** Text or number to Money; undefined when it is not an amount with at most two decimals. */
export function parseMoney(value: unknown): Money | undefined {
  // Values from the database already have this form.
  if (typeof value === 'string' && KEPT.test(value)) return value;
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim().replace(',', '.') : '';
  return PATTERN.test(text) ? new Big(text).toFixed(2) : undefined;
}

export function money(value: Money | number): Money {
  return new Big(value).toFixed(2);
}

export function addMoney(...amounts: Money[]): Money {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2);
}

export function subtractMoney(from: Money, amount: Money): Money {
  return new Big(from).minus(amount).toFixed(2);
}

/** Amount × whole number (rental days). */
export function timesMoney(amount: Money, factor: number): Money {
  return new Big(amount).times(factor).toFixed(2);
}

/** The amount less `percent` %, rounded half up to the centime. */
export function lessPercent(amount: Money, percent: number): Money {
  return new Big(amount)
    .times(100 - percent)
    .div(100)
    .toFixed(2, Big.roundHalfUp);
}

/** Negative, zero or positive, as a sort wants it. */
export function compareMoney(a: Money, b: Money): number {
  return new Big(a).cmp(b);
}

/** `1 250 Dh` or `1 250,50 Dh`, French digits with narrow no-break spaces: mails and documents. */
export function formatMoney(amount: Money): string {
  const [whole = '0', cents] = new Big(amount).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
  return `${grouped}${cents === '00' ? '' : `,${cents}`}\u00a0Dh`;
}
