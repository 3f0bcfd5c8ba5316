import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { calendarDay } from '../../../kernel/time.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type PricedVehicle, VehicleSeasons } from '../../fleet/quote/season-rates.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { SeasonRecord } from './season.entity.js';
import type { SeasonReader } from './season.reader.js';

/** Upper limit of a calendar in days: two months, which is more than a screen shows. */
export const MAX_CALENDAR_DAYS = 62;
/** Prices are those of a rental of one day, without the tiers of longer ones. */
const ONE_DAY = 1;

/** The requested part of the calendar. */
export interface RequestedCalendar {
  /** First calendar day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly days: number;
  /** Only this vehicle; undefined for all categories. */
  readonly vehicleId?: number | undefined;
}

/** Lowest and highest price of some vehicles on a day, in Dh, and the seasons that set any of these prices. */
export interface CalendarDay {
  readonly day: string;
  readonly lowest: Money;
  readonly highest: Money;
  readonly seasonIds: readonly number[];
}

/** The prices per day of the vehicles of a category. For a single vehicle there is one row, of that vehicle alone. */
export interface CalendarRow {
  readonly category: VehicleCategory;
  readonly vehicleCount: number;
  readonly days: readonly CalendarDay[];
}

/** The prices per day of each category or of one vehicle, with the seasons that set them. */
export interface PriceCalendar {
  readonly rows: readonly CalendarRow[];
  /** The seasons to which the rows refer. */
  readonly seasons: readonly SeasonRecord[];
}

type Row = PricedVehicle & { readonly category: VehicleCategory };

/** Reads what each day costs, by category or for one vehicle (docs/rules/prices.md#the-calendar-of-prices). */
export class PriceCalendarReader {
  constructor(
    private readonly reader: Reader,
    private readonly seasons: SeasonReader,
  ) {}

  /** Returns the calendar of some days. Staff only. Throws ValidationError for more than MAX_CALENDAR_DAYS. */
  async of(actor: Actor, { from, days, vehicleId }: RequestedCalendar): Promise<PriceCalendar> {
    requireStaff(actor);
    refuse(
      days >= 1 && days <= MAX_CALENDAR_DAYS ? {} : { days: [`Le calendrier a de 1 à ${MAX_CALENDAR_DAYS} jours.`] },
    );
    const [vehicles, seasons] = await Promise.all([this.vehicles(vehicleId), this.seasons.inUse()]);
    const all = Array.from({ length: days }, (_, index) => calendarDay(from, index));
    const categories = Object.values(VehicleCategory).filter((each) =>
      vehicles.some(({ category }) => category === each),
    );
    const rows = categories.map((category) =>
      rowOf(
        category,
        vehicles.filter((vehicle) => vehicle.category === category),
        seasons,
        all,
      ),
    );
    const named = new Set(rows.flatMap((row) => row.days.flatMap(({ seasonIds }) => seasonIds)));
    return { rows, seasons: seasons.filter(({ id }) => named.has(id)) };
  }

  private vehicles(vehicleId: number | undefined): Promise<Row[]> {
    return this.reader
      .tables<VehicleTable>()
      .selectFrom('vehicle as v')
      .select(['v.id', 'v.category', 'v.dailyPrice', 'v.tiers'])
      .where('v.archivedAt', 'is', null)
      .$if(vehicleId !== undefined, (query) => query.where('v.id', '=', vehicleId ?? 0))
      .orderBy('v.category')
      .orderBy('v.id')
      .execute();
  }
}

function rowOf(
  category: VehicleCategory,
  vehicles: readonly Row[],
  seasons: readonly SeasonRecord[],
  days: readonly string[],
): CalendarRow {
  const priced = vehicles.map((vehicle) => new VehicleSeasons(vehicle, seasons));
  return {
    category,
    vehicleCount: vehicles.length,
    days: days.map((day) => {
      const found = priced.map((one) => one.priceOn(day, ONE_DAY));
      const prices = found.map(({ price }) => price).sort(compareMoney);
      return {
        day,
        lowest: prices[0] ?? '0.00',
        highest: prices.at(-1) ?? '0.00',
        seasonIds: [...new Set(found.flatMap(({ season }) => season?.id ?? []))],
      };
    }),
  };
}
