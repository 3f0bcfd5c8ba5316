import { type Money, percentMore } from '../../../kernel/money.js';
import { agencyDay, calendarDay } from '../../../kernel/time.js';
import { dailyPriceFor, type Tariff } from './tariff.js';

/** Calendar days of the agency, both included, `YYYY-MM-DD`. */
export interface Stretch {
  readonly startsOn: string;
  readonly endsOn: string;
  /** Whether the same days of every year are meant; such a stretch may run over the New Year. */
  readonly everyYear: boolean;
}

/** What a season makes of the price of some vehicles: a percentage, or prices of its own. */
export interface SeasonRate {
  /** One vehicle; else a category; else every vehicle. */
  readonly vehicleId: number | null;
  readonly category: string | null;
  /** Added to the vehicle's own price a day, in percent; negative for less. Null where prices are given. */
  readonly percent: number | null;
  readonly dailyPrice: Money | null;
  readonly tiers: Tariff['tiers'];
}

/** A season with its rates; of two that fit a vehicle alike, the one with the higher id was made later. */
export interface Season {
  readonly id: number;
  readonly name: string;
  readonly stretches: readonly Stretch[];
  readonly rates: readonly SeasonRate[];
}

/** A vehicle as far as its price goes. */
export interface PricedVehicle extends Tariff {
  readonly id: number;
  readonly category: string;
}

/** A day's price, and the season that made it. */
export interface DayPrice {
  readonly price: Money;
  readonly season: Season | undefined;
}

/**
 * Finds which season a day of a vehicle belongs to (docs/rules/prices.md#which-season): the rate for the vehicle wins over one for
 * its category, that over one for all, and among equals the season that was made later.
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

  /** Whether no season concerns the vehicle. */
  get none(): boolean {
    return this.candidates.length === 0;
  }

  /** Gives what a calendar day of a rental of so many days costs. */
  priceOn(day: string, days: number): DayPrice {
    for (const { season, rate } of this.candidates) {
      if (season.stretches.some((stretch) => covers(stretch, day))) return { price: this.priceBy(rate, days), season };
    }
    return { price: dailyPriceFor(this.vehicle, days), season: undefined };
  }

  private priceBy({ percent, dailyPrice, tiers }: SeasonRate, days: number): Money {
    return dailyPrice === null
      ? percentMore(dailyPriceFor(this.vehicle, days), percent ?? 0)
      : dailyPriceFor({ dailyPrice, tiers }, days);
  }
}

/** Tells whether a stretch holds a day. Days compare as texts, and the last five characters of one are its place in the year. */
export function covers({ startsOn, endsOn, everyYear }: Stretch, day: string): boolean {
  if (!everyYear) return startsOn <= day && day <= endsOn;
  const [from, to, place] = [startsOn.slice(5), endsOn.slice(5), day.slice(5)];
  return startsOn.slice(0, 4) === endsOn.slice(0, 4) ? from <= place && place <= to : from <= place || place <= to;
}

/** Tells whether a season holds one of the days of a rental, whatever it charges for a vehicle. */
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
