import { compareMoney, lessPercent, type Money, subtractMoney } from '../../../kernel/money.js';
import type { ChargeRule } from '../../price/charge/charge.entity.js';

/**
 * Gives a deposit less what extras lower it by, in Dh, never below zero: percentages first, each of what is left, then amounts. Any number
 * of pieces of an extra lowers it once.
 */
export function loweredDeposit(
  amount: Money,
  extras: readonly Pick<ChargeRule, 'depositReduction' | 'depositReductionPercent'>[],
): Money {
  let left = amount;
  for (const { depositReductionPercent } of extras)
    if (depositReductionPercent != null) left = lessPercent(left, Number(depositReductionPercent));
  for (const { depositReduction } of extras) if (depositReduction != null) left = subtractMoney(left, depositReduction);
  return compareMoney(left, '0') < 0 ? '0.00' : left;
}
