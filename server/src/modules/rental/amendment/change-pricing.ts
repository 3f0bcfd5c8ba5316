import { addMoney, compareMoney, type Money, subtractMoney, timesMoney } from '../../../kernel/money.js';
import { rentalDays } from '../../../kernel/time.js';
import { type PriceBook, quotePrice } from '../../fleet/quote/price-quote.js';
import { quoteRequest, type TripOptions } from '../../fleet/quote/trip-options.js';
import type { PricedVehicle } from '../../fleet/quote/season-rates.js';
import type { Period } from '../../../kernel/period.js';
import { ChangePricing } from './amendment.enums.js';

/** What of a rental its price goes by. */
export interface PricedRental extends Period {
  readonly discountPercent: number;
  /** Minutes of a further day that cost nothing, as agreed when the dates were set. */
  readonly graceMinutes: number;
  readonly total?: Money | null | undefined;
  /** What fees and extras go by. */
  readonly options?: TripOptions | undefined;
}

/** The price rule of a change. */
export interface PriceRule {
  readonly pricing: ChangePricing;
  /** Dh a day, for DAILY. */
  readonly dailyPrice: Money | null;
  /** Dh more or, negative, less, for AGREED. */
  readonly difference: Money | null;
}

/** What a rental costs after a change. */
export interface ChangedPrice {
  readonly days: number;
  readonly total: Money;
  readonly difference: Money;
}

/** Gives what a length costs in a vehicle, in Dh, with the discount that the rental has: the one place that asks the price list. */
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
 * Prices a rental that ends at another moment (docs/rules/rental-life.md#price-of-a-change). By the tiers, the total moves by the
 * difference between the prices of both lengths, so that what was agreed beside the price list stands. `prices` are those of today.
 */
export function priceAfter(
  rental: PricedRental,
  vehicle: PricedVehicle,
  endsAt: Date,
  { pricing, dailyPrice, difference }: PriceRule,
  prices: PriceBook,
): ChangedPrice {
  const { startsAt, discountPercent, graceMinutes, options } = rental;
  const book = { ...prices, graceMinutes };
  const days = rentalDays(startsAt, endsAt, graceMinutes);
  const more = (): Money => {
    if (pricing === ChangePricing.DAILY)
      return timesMoney(dailyPrice ?? '0', days - rentalDays(startsAt, rental.endsAt, graceMinutes));
    if (pricing === ChangePricing.AGREED) return difference ?? '0';
    if (pricing === ChangePricing.UNCHANGED) return '0';
    return subtractMoney(
      priceOf(vehicle, { startsAt, endsAt }, discountPercent, book, options),
      priceOf(vehicle, rental, discountPercent, book, options),
    );
  };
  const moved = more();
  return { days, difference: addMoney('0', moved), total: addMoney(rental.total ?? '0', moved) };
}

/** Tells what has to go back to a customer who paid more than the new total, in Dh; '0.00' for nothing. */
export function refundOf(total: Money, paid: Money): Money {
  const over = subtractMoney(paid, total);
  return compareMoney(over, '0') > 0 ? over : '0.00';
}
