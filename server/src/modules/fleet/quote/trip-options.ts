import type { Period } from '../../../kernel/period.js';
import { type AgencyHours, isOpen } from '../agency/opening-hours.js';
import type { StoredExtra, PriceBook, QuoteRequest } from './price-quote.js';
import type { Promotion } from './promotion.rules.js';
import type { PricedVehicle } from './season-rates.js';

/** An extra with the chosen number of pieces. */
export interface ExtraChoice {
  readonly ruleId: number;
  readonly quantity: number;
}

/** The fields of a vehicle's agency on which charges depend. */
export interface ChargingAgency extends AgencyHours {
  /** The town in which the agency is. */
  readonly town?: string | null | undefined;
}

/** The facts other than vehicle and dates on which a price depends. Fields that are left out are unknown. */
export interface TripOptions {
  readonly pickupPlace?: string | undefined;
  readonly returnPlace?: string | undefined;
  /** Age of the youngest driver in years. */
  readonly driverAge?: number | null | undefined;
  readonly extras?: readonly ExtraChoice[] | null | undefined;
  /** Extras that the rental already has. */
  readonly storedExtras?: readonly StoredExtra[] | undefined;
  /** Whether the staff ask for the price of a registered customer. */
  readonly registered?: boolean | null | undefined;
  /** The entered code, which the price book looks up. */
  readonly promotionCode?: string | null | undefined;
  /** The terms of a promotion that a reservation stored. */
  readonly promotion?: Promotion | undefined;
  /** Required only if `needsAgency` returns true. */
  readonly agency?: ChargingAgency | undefined;
}

/** The facts other than dates on which the prices of several vehicles depend. */
export type TripFacts = Pick<TripOptions, 'pickupPlace' | 'returnPlace' | 'driverAge'>;

/** Tells whether an active rule depends on the town or the opening hours of the vehicle's agency. */
export function needsAgency({ charges }: PriceBook): boolean {
  return charges.some(({ places, outsideHours }) => places === 'AWAY' || outsideHours);
}

/** Returns the request by which a trip is quoted. */
export function quoteRequest(
  vehicle: PricedVehicle,
  { startsAt, endsAt }: Period,
  registered: boolean,
  { pickupPlace, returnPlace, driverAge, extras, storedExtras, promotion, agency }: TripOptions = {},
): QuoteRequest {
  return {
    ...{ vehicle, startsAt, endsAt, registered, pickupPlace, returnPlace },
    homePlace: agency?.town ?? undefined,
    endsOutsideHours: agency && [startsAt, endsAt].filter((instant) => !isOpen(agency, instant)).length,
    driverAge: driverAge ?? undefined,
    extras: extras ?? undefined,
    storedExtras,
    promotion,
  };
}
