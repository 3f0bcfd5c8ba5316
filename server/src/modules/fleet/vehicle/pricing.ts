import { compareMoney, lessPercent, type Money, timesMoney } from '../../../kernel/money.js';
import { rentalDays } from '../../../kernel/time.js';

/** What a registered customer gets off, in percent (docs/rules/fleet.md#price). */
export const REGISTERED_DISCOUNT_PERCENT = 15;

export interface Tariff {
  readonly dailyPrice: Money;
  readonly tiers: ReadonlyArray<{ readonly fromDays: number; readonly dailyPrice: Money }>;
}

/** The price of a rental, before and after the registered customer's discount; amounts in Dh. */
export interface PriceQuote {
  readonly days: number;
  readonly dailyPrice: Money;
  readonly total: Money;
  readonly registeredDailyPrice: Money;
  readonly registeredTotal: Money;
  readonly registeredDiscountPercent: number;
  /** Whether the caller is a customer, and so pays `registeredTotal`. */
  readonly discounted: boolean;
  readonly payable: Money;
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

/** Prices a rental. Registered prices are computed when they are read, because lists price many vehicles and show only the total. */
export function quotePrice(tariff: Tariff, startsAt: Date, endsAt: Date, discounted: boolean): PriceQuote {
  const days = rentalDays(startsAt, endsAt);
  const dailyPrice = dailyPriceFor(tariff, days);
  return {
    days,
    dailyPrice,
    total: timesMoney(dailyPrice, days),
    registeredDiscountPercent: REGISTERED_DISCOUNT_PERCENT,
    discounted,
    get registeredDailyPrice() {
      return lessPercent(dailyPrice, REGISTERED_DISCOUNT_PERCENT);
    },
    get registeredTotal() {
      return lessPercent(this.total, REGISTERED_DISCOUNT_PERCENT);
    },
    get payable() {
      return discounted ? this.registeredTotal : this.total;
    },
  };
}
