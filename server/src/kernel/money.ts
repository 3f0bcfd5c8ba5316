import Big from 'big.js';
import { groupDigits } from './km.js';
import { plainNumber } from './plain-number.js';

/**
 * Dirhams as an exact decimal string with two decimals, e.g. `1250.00`, because sums of binary floats would be wrong by centimes
 * (docs/rules/common.md#money).
 */
export type Money = string;

const PATTERN = /^-?\d{1,10}(\.\d{1,2})?$/;

/** The form in which amounts are stored. */
const KEPT = /^(0|[1-9]\d{0,9})\.\d{2}$/;

/** Converts text, as people write amounts, or a number to Money; undefined if it is not an amount with at most two decimals. */
export function parseMoney(value: unknown): Money | undefined {
  // Values from the database already have this form.
  if (typeof value === 'string' && KEPT.test(value)) return value;
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? plainNumber(value) : undefined;
  return text !== undefined && PATTERN.test(text) ? new Big(text).toFixed(2) : undefined;
}

/** Converts a valid amount to Money. Throws for anything else. */
export function money(value: Money | number): Money {
  return new Big(value).toFixed(2);
}

/** Adds amounts exactly. */
export function addMoney(...amounts: Money[]): Money {
  // Lists of prices add up single amounts, which have this form already.
  const [only] = amounts;
  if (amounts.length === 1 && only !== undefined && KEPT.test(only)) return only;
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2);
}

/** Subtracts the second amount from the first exactly. */
export function subtractMoney(from: Money, amount: Money): Money {
  return new Big(from).minus(amount).toFixed(2);
}

/** Multiplies an amount by a whole number (rental days). */
export function timesMoney(amount: Money, factor: number): Money {
  return new Big(amount).times(factor).toFixed(2);
}

/** Subtracts `percent` % from the amount, rounded half up to the centime. */
export function lessPercent(amount: Money, percent: number): Money {
  return new Big(amount)
    .times(100 - percent)
    .div(100)
    .toFixed(2, Big.roundHalfUp);
}

/** Returns the amount raised by `percent` % (lowered if negative), rounded half up to the centime. */
export function percentMore(amount: Money, percent: number): Money {
  return lessPercent(amount, -percent);
}

/** Returns so many percent of an amount, rounded half up to the centime. */
export function percentOf(amount: Money, percent: Money | number): Money {
  return new Big(amount).times(percent).div(100).toFixed(2, Big.roundHalfUp);
}

/** Returns an amount divided by a number, rounded half up to the centime. */
export function dividedMoney(amount: Money, by: number): Money {
  return new Big(amount).div(by).toFixed(2, Big.roundHalfUp);
}

/** Returns the lowest of some amounts. */
export function leastMoney(first: Money, ...others: Money[]): Money {
  return others.reduce((least, each) => (compareMoney(each, least) < 0 ? each : least), first);
}

/** Compares two amounts for sorting: negative, zero or positive. */
export function compareMoney(a: Money, b: Money): number {
  return new Big(a).cmp(b);
}

/** Formats as `1 250 Dh` or `1 250,50 Dh`, French digits with narrow no-break spaces, for mails and documents. */
export function formatMoney(amount: Money): string {
  const [whole = '0', cents] = new Big(amount).toFixed(2).split('.');
  return `${groupDigits(whole)}${cents === '00' ? '' : `,${cents}`}\u00a0Dh`;
}
