import { leastMoney, type Money, percentOf } from '../../../kernel/money.js';

/** The fields of a promotion on which amounts depend (docs/rules/prices.md#what-is-taken-off). */
export interface Promotion {
  readonly code: string;
  /** Percent off the rent; null for an amount. */
  readonly percent: number | null | undefined;
  /** Dh off the rent; null for a percentage. */
  readonly amount: Money | null | undefined;
}

/** Returns the discount of a promotion in Dh, at most the rent. */
export function promotionOff({ percent, amount }: Promotion, rent: Money): Money {
  return leastMoney(rent, amount ?? percentOf(rent, percent ?? 0));
}
