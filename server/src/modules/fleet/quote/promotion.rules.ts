import { leastMoney, type Money, percentOf } from '../../../kernel/money.js';

/** A promotion as far as amounts go (docs/rules/prices.md#what-is-taken-off). */
export interface Promotion {
  readonly id: number;
  readonly code: string;
  /** Off the rent; null where an amount is. */
  readonly percent: number | null;
  /** Dh off the rent; null where a percentage is. */
  readonly amount: Money | null;
}

/** Gives what a promotion takes off a rent, never more than the rent. */
export function promotionOff({ percent, amount }: Promotion, rent: Money): Money {
  return leastMoney(rent, amount ?? percentOf(rent, percent ?? 0));
}
