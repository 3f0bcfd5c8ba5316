import { compareMoney, type Money } from '../../../kernel/money.js';

/** What a day costs: the plain price, and cheaper ones for longer rentals. */
export interface Tariff {
  readonly dailyPrice: Money;
  readonly tiers: ReadonlyArray<{ readonly fromDays: number; readonly dailyPrice: Money }>;
}

/**
 * Gives the price a day for so many days: that of the longest tier they reach, else the plain price
 * (docs/rules/fleet.md#price).
 */
export function dailyPriceFor({ dailyPrice, tiers }: Tariff, days: number): Money {
  let best: Tariff['tiers'][number] | undefined;
  for (const tier of tiers) {
    if (tier.fromDays <= days && tier.fromDays > (best?.fromDays ?? 0)) best = tier;
  }
  return best?.dailyPrice ?? dailyPrice;
}

/** Gives the price a day of the longest rental, in Dh: what « à partir de » means. */
export function lowestPrice({ dailyPrice, tiers }: Tariff): Money {
  return tiers.reduce(
    (lowest, tier) => (compareMoney(tier.dailyPrice, lowest) < 0 ? tier.dailyPrice : lowest),
    dailyPrice,
  );
}
