import { compareMoney, type Money } from '../../../kernel/money.js';

/** Prices per day in Dh: the base price, and lower ones for longer rentals. */
export interface Tariff {
  readonly dailyPrice: Money;
  readonly tiers: ReadonlyArray<{ readonly fromDays: number; readonly dailyPrice: Money }>;
}

/** Returns the price per day for a number of days: that of the longest tier they reach, else the base price (docs/rules/fleet.md#price). */
export function dailyPriceFor({ dailyPrice, tiers }: Tariff, days: number): Money {
  let best: Tariff['tiers'][number] | undefined;
  for (const tier of tiers) {
    if (tier.fromDays <= days && tier.fromDays > (best?.fromDays ?? 0)) best = tier;
  }
  return best?.dailyPrice ?? dailyPrice;
}

/** Returns the lowest price per day, that of the longest rentals, in Dh; pages show it as « à partir de ». */
export function lowestPrice({ dailyPrice, tiers }: Tariff): Money {
  return tiers.reduce(
    (lowest, tier) => (compareMoney(tier.dailyPrice, lowest) < 0 ? tier.dailyPrice : lowest),
    dailyPrice,
  );
}
