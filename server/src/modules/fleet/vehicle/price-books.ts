import type { Period } from '../../../kernel/period.js';
import type { PriceBook, PriceQuote } from '../quote/price-quote.js';
import type { PricedVehicle } from '../quote/season-rates.js';
import type { TripOptions } from '../quote/trip-options.js';
import type { VehicleCategory } from './vehicle.enums.js';

/** What the price of a vehicle depends on. */
export interface QuotedVehicle extends PricedVehicle {
  readonly category: VehicleCategory;
  readonly agencyId: number;
}

/** A request for the price of a trip with places, extras or a driver's age. */
export interface RequestedQuote extends Period {
  readonly vehicle: QuotedVehicle;
  /** Whether the customer is registered and gets the discount. */
  readonly registered: boolean;
  readonly options?: Omit<TripOptions, 'agency'> | undefined;
  /** Whether the staff ask: they may choose extras that the site does not show, and try codes without a limit. */
  readonly byStaff: boolean;
  /** The address for which attempts with unknown codes are counted; undefined if the whole call has a limit. */
  readonly ip?: string;
}

/** Km a day that the price of a category includes; 0 for unlimited. */
export interface IncludedKm {
  readonly category: VehicleCategory;
  readonly kmPerDay: number;
}

/** Prices trips. Implemented by the module of prices, which has a higher rank. Must not be called within a transaction. */
export interface PriceBooks {
  /** Returns the present price rules. */
  current(): Promise<PriceBook>;
  /** Returns the km that prices include now, for the categories that have a limit. */
  includedKm(): Promise<readonly IncludedKm[]>;
  /** Prices a trip by the present rules. Throws ValidationError for unavailable extras and refused codes, TooManyRequestsError. */
  quote(asked: RequestedQuote): Promise<PriceQuote>;
}
