import type { Period } from '../../../kernel/period.js';
import { type AgencyHours, isOpen } from '../agency/opening-hours.js';
import type { KeptExtra, PriceBook, QuoteRequest } from './price-quote.js';
import type { Promotion } from './promotion.rules.js';
import type { PricedVehicle } from './season-rates.js';

/** How many pieces of an extra a customer chose. */
export interface ExtraChoice {
  readonly ruleId: number;
  readonly quantity: number;
}

/** The agency of a vehicle as far as charges go. */
export interface ChargingAgency extends AgencyHours {
  /** The place that it stands for. */
  readonly town?: string | null | undefined;
}

/** What a price goes by beside vehicle and dates. What is left out is not known. */
export interface TripOptions {
  readonly pickupPlace?: string | undefined;
  readonly returnPlace?: string | undefined;
  /** The youngest driver's, in years. */
  readonly driverAge?: number | null | undefined;
  readonly extras?: readonly ExtraChoice[] | null | undefined;
  /** Those that the rental has already. */
  readonly keptExtras?: readonly KeptExtra[] | undefined;
  /** Whether the staff ask for the price of a registered customer. */
  readonly registered?: boolean | null | undefined;
  /** A code that was entered; who prices the trip looks it up. */
  readonly promotionCode?: string | null | undefined;
  /** What a reservation was promised by a code. */
  readonly promotion?: Promotion | undefined;
  /** Needed only where `asksAgency` says so. */
  readonly agency?: ChargingAgency | undefined;
}

/** What prices of several vehicles go by beside the dates. */
export type TripFacts = Pick<TripOptions, 'pickupPlace' | 'returnPlace' | 'driverAge'>;

/** Tells whether a rule in use asks about the town or the hours of the vehicle's agency. */
export function asksAgency({ charges }: PriceBook): boolean {
  return charges.some(({ places, outsideHours }) => places === 'AWAY' || outsideHours);
}

/** Gives what the quote of a trip is asked by. */
export function quoteRequest(
  vehicle: PricedVehicle,
  { startsAt, endsAt }: Period,
  registered: boolean,
  { pickupPlace, returnPlace, driverAge, extras, keptExtras, promotion, agency }: TripOptions = {},
): QuoteRequest {
  return {
    ...{ vehicle, startsAt, endsAt, registered, pickupPlace, returnPlace },
    homePlace: agency?.town ?? undefined,
    endsOutsideHours: agency && [startsAt, endsAt].filter((instant) => !isOpen(agency, instant)).length,
    driverAge: driverAge ?? undefined,
    extras: extras ?? undefined,
    keptExtras,
    promotion,
  };
}
