import {
  addMoney,
  compareMoney,
  dividedMoney,
  lessPercent,
  type Money,
  subtractMoney,
  timesMoney,
} from '../../../kernel/money.js';
import type { ChargeRule } from '../../price/charge/charge.entity.js';

/** The fields of an extra by which it lowers a deposit. */
type LoweringExtra = Pick<ChargeRule, 'depositReduction' | 'depositReductionPercent'>;

/**
 * Returns a deposit, in Dh, after the reductions of extras, never below zero: first each percentage of the rest, then the amounts. An extra
 * lowers it once, whatever its number of pieces.
 */
export function loweredDeposit(amount: Money, extras: readonly LoweringExtra[]): Money {
  let left = amount;
  for (const { depositReductionPercent } of extras)
    if (depositReductionPercent != null) left = lessPercent(left, Number(depositReductionPercent));
  for (const { depositReduction } of extras) if (depositReduction != null) left = subtractMoney(left, depositReduction);
  return compareMoney(left, '0') < 0 ? '0.00' : left;
}

/**
 * Returns the deposit, in Dh, that the reductions of extras lowered to `amount`, up to rounding to the centime. Null if they lowered it to
 * zero, from which it cannot be computed.
 */
export function raisedDeposit(amount: Money, extras: readonly LoweringExtra[]): Money | null {
  if (extras.length > 0 && compareMoney(amount, '0') === 0) return null;
  let base = amount;
  for (const { depositReduction } of extras) if (depositReduction != null) base = addMoney(base, depositReduction);
  for (const { depositReductionPercent } of extras) {
    const left = 100 - Number(depositReductionPercent ?? 0);
    if (left <= 0) return null;
    base = dividedMoney(timesMoney(base, 100), left);
  }
  return base;
}
