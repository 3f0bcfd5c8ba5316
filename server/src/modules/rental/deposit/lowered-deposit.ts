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

/** What of an extra lowers a deposit. */
type LoweringExtra = Pick<ChargeRule, 'depositReduction' | 'depositReductionPercent'>;

/**
 * Gives a deposit less what extras lower it by, in Dh, never below zero: percentages first, each of what is left, then amounts. Any number
 * of pieces of an extra lowers it once.
 */
export function loweredDeposit(amount: Money, extras: readonly LoweringExtra[]): Money {
  let left = amount;
  for (const { depositReductionPercent } of extras)
    if (depositReductionPercent != null) left = lessPercent(left, Number(depositReductionPercent));
  for (const { depositReduction } of extras) if (depositReduction != null) left = subtractMoney(left, depositReduction);
  return compareMoney(left, '0') < 0 ? '0.00' : left;
}

/**
 * Gives what a deposit was before extras lowered it to `amount`, in Dh, to the centime that rounding leaves; null if they left nothing
 * that would tell.
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
