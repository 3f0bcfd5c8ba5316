import { addMoney, compareMoney, type Money, subtractMoney, timesMoney } from '../../../kernel/money.js';
import { rentalDays } from '../../../kernel/time.js';
import { type PriceBook, quotePrice } from '../../fleet/quote/price-quote.js';
import { quoteRequest, type TripOptions } from '../../fleet/quote/trip-options.js';
import type { PricedVehicle } from '../../fleet/quote/season-rates.js';
import type { Period } from '../../../kernel/period.js';
import { ChangePricing } from './amendment.enums.js';

/** The facts of a rental on which its price depends. */
export interface PricedRental extends Period {
  readonly discountPercent: number;
  /** Minutes beyond full days that cost nothing, as agreed when the dates were set. */
  readonly graceMinutes: number;
  readonly total?: Money | null | undefined;
  /** The facts on which fees and extras depend. */
  readonly options?: TripOptions | undefined;
}

/** How the price of a change is computed, with the amount that the staff entered for it. */
export interface PriceRule {
  readonly pricing: ChangePricing;
  /** Dh a day; only for DAILY. */
  readonly dailyPrice: Money | null;
  /** Dh added to the total, negative for a discount; only for AGREED. */
  readonly difference: Money | null;
}

/** The price of a rental after a change. */
export interface ChangedPrice {
  readonly days: number;
  readonly total: Money;
  readonly difference: Money;
}

/** Returns the list price of a period in a vehicle, in Dh, with the rental's discount. All changes are priced by this function. */
export function priceOf(
  vehicle: PricedVehicle,
  period: Period,
  discountPercent: number,
  book: PriceBook,
  options?: TripOptions,
): Money {
  return quotePrice(quoteRequest(vehicle, period, discountPercent > 0, options), book).payable;
}

/**
 * Prices a rental whose period changes (docs/rules/rental-life.md#price-of-a-change). By tiers, the total changes by the difference between the
 * list prices of both lengths, so that discounts agreed by hand are kept. `prices` are today's prices.
 */
export function priceAfter(
  rental: PricedRental,
  vehicle: PricedVehicle,
  { startsAt, endsAt }: Period,
  { pricing, dailyPrice, difference }: PriceRule,
  prices: PriceBook,
): ChangedPrice {
  const { discountPercent, graceMinutes, options } = rental;
  const book = { ...prices, graceMinutes };
  const days = rentalDays(startsAt, endsAt, graceMinutes);
  const more = (): Money => {
    if (pricing === ChangePricing.DAILY)
      return timesMoney(dailyPrice ?? '0', days - rentalDays(rental.startsAt, rental.endsAt, graceMinutes));
    if (pricing === ChangePricing.AGREED) return difference ?? '0';
    if (pricing === ChangePricing.UNCHANGED) return '0';
    return subtractMoney(
      priceOf(vehicle, { startsAt, endsAt }, discountPercent, book, options),
      priceOf(vehicle, rental, discountPercent, book, options),
    );
  };
  const moved = more();
  return { days, difference: addMoney(moved), total: addMoney(rental.total ?? '0', moved) };
}

/** Returns how much was paid above the new total, in Dh; '0.00' if nothing. */
export function refundOf(total: Money, paid: Money): Money {
  const over = subtractMoney(paid, total);
  return compareMoney(over, '0') > 0 ? over : '0.00';
}
