import { leastMoney, type Money, percentOf } from '../../../kernel/money.js';

/** A promotion as far as amounts go (docs/rules/prices.md#what-is-taken-off). */
export interface Promotion {
  readonly code: string;
  /** Off the rent; null where an amount is. */
  readonly percent: number | null | undefined;
  /** Dh off the rent; null where a percentage is. */
  readonly amount: Money | null | undefined;
}

/** Gives what a promotion takes off a rent, never more than the rent. */
export function promotionOff({ percent, amount }: Promotion, rent: Money): Money {
  return leastMoney(rent, amount ?? percentOf(rent, percent ?? 0));
}
