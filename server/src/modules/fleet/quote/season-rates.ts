import { type Money, percentMore } from '../../../kernel/money.js';
import { agencyDay, calendarDay } from '../../../kernel/time.js';
import { dailyPriceFor, type Tariff } from './tariff.js';

/** Calendar days in agency time, both inclusive, `YYYY-MM-DD`. */
export interface Stretch {
  readonly startsOn: string;
  readonly endsOn: string;
  /** Whether it recurs every year; it may then include the New Year. */
  readonly everyYear: boolean;
}

/** The prices of a season for some vehicles: a percentage, or own prices. */
export interface SeasonRate {
  /** The vehicle that it is for; null for a category or all vehicles. */
  readonly vehicleId: number | null;
  readonly category: string | null;
  /** Percent added to the vehicle's own price per day, negative for less; null for own prices. */
  readonly percent: number | null;
  readonly dailyPrice: Money | null;
  readonly tiers: Tariff['tiers'];
}

/** A season with its rates. If two seasons fit a vehicle equally, that with the higher id wins, which was made later. */
export interface Season {
  readonly id: number;
  readonly name: string;
  readonly stretches: readonly Stretch[];
  readonly rates: readonly SeasonRate[];
}

/** The fields of a vehicle on which its price depends. */
export interface PricedVehicle extends Tariff {
  readonly id: number;
  readonly category: string;
}

/** The price of a day, and the season that set it. */
export interface DayPrice {
  readonly price: Money;
  readonly season: Season | undefined;
}

/**
 * Finds the season of each day for a vehicle (docs/rules/prices.md#which-season). A rate for the vehicle has priority over one for its
 * category, and that over one for all vehicles; among equal ones, the season made later.
 */
export class VehicleSeasons {
  private readonly candidates: readonly { readonly season: Season; readonly rate: SeasonRate }[];

  constructor(
    private readonly vehicle: PricedVehicle,
    seasons: readonly Season[],
  ) {
    this.candidates = seasons
      .flatMap((season) =>
        season.rates.filter((rate) => concerns(rate, vehicle)).map((rate) => ({ season, rate, rank: rankOf(rate) })),
      )
      .sort((one, other) => other.rank - one.rank || other.season.id - one.season.id);
  }

  /** Tells whether no season concerns the vehicle. */
  get none(): boolean {
    return this.candidates.length === 0;
  }

  /** Returns the price of a calendar day in a rental of `days` days. */
  priceOn(day: string, days: number): DayPrice {
    for (const { season, rate } of this.candidates) {
      if (season.stretches.some((stretch) => covers(stretch, day))) return { price: this.priceBy(rate, days), season };
    }
    return this.ownPrice(days);
  }

  /** Returns the price of a day in a rental of so many days outside all seasons. */
  ownPrice(days: number): DayPrice {
    return { price: dailyPriceFor(this.vehicle, days), season: undefined };
  }

  private priceBy({ percent, dailyPrice, tiers }: SeasonRate, days: number): Money {
    return dailyPrice === null
      ? percentMore(dailyPriceFor(this.vehicle, days), percent ?? 0)
      : dailyPriceFor({ dailyPrice, tiers }, days);
  }
}

/**
 * Tells whether a period of calendar days contains a day. Days are compared as texts, whose last five characters are the day of the year.
 */
export function covers({ startsOn, endsOn, everyYear }: Stretch, day: string): boolean {
  if (!everyYear) return startsOn <= day && day <= endsOn;
  const [from, to, place] = [startsOn.slice(5), endsOn.slice(5), day.slice(5)];
  return startsOn.slice(0, 4) === endsOn.slice(0, 4) ? from <= place && place <= to : from <= place || place <= to;
}

/** Tells whether a season contains a day of the rental, whether or not it changes the vehicle's price. */
export function seasonsTouch(seasons: readonly Season[], startsAt: Date, days: number): boolean {
  if (seasons.length === 0) return false;
  const firstDay = agencyDay(startsAt);
  return seasons.some(({ stretches }) => stretches.some((stretch) => touches(stretch, firstDay, days)));
}

function touches(stretch: Stretch, firstDay: string, days: number): boolean {
  for (let index = 0; index < days; index += 1) if (covers(stretch, calendarDay(firstDay, index))) return true;
  return false;
}

function concerns({ vehicleId, category }: SeasonRate, vehicle: PricedVehicle): boolean {
  return vehicleId === null ? category === null || category === vehicle.category : vehicleId === vehicle.id;
}

function rankOf({ vehicleId, category }: SeasonRate): number {
  return vehicleId !== null ? 2 : category !== null ? 1 : 0;
}
