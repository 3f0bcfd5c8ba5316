import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { type Money, subtractMoney } from '../../../kernel/money.js';
import type { Period } from '../../../kernel/period.js';
import { freeOver } from '../../fleet/occupation/occupation-conflicts.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { ImmobilisedVehicles } from './immobilised-vehicles.js';
import { priceOf } from './change-pricing.js';

const VEHICLES = sourceOf(Vehicle, 'v', { brand: true, agency: true });

/** The categories from the smallest to the best. A replacement is of the same category or a better one. */
const BY_RANK: readonly VehicleCategory[] = [
  VehicleCategory.SMALL_CITY_CAR,
  VehicleCategory.CITY_CAR,
  VehicleCategory.FAMILY_SEDAN,
  VehicleCategory.COMPACT_SUV,
  VehicleCategory.LUXURY_SEDAN,
];

/** How many replacement vehicles are offered. */
const OFFERED = 5;

/** A free vehicle that could replace another one. */
export interface Equivalent {
  readonly vehicle: RecordOf<Vehicle>;
  readonly sameAgency: boolean;
  readonly sameCategory: boolean;
  /** Difference of the list price over the period, in Dh; negative if it is cheaper. */
  readonly priceDifference: Money;
}

/** Finds free vehicles that could replace one that is not available. */
export class EquivalentReader {
  constructor(
    private readonly reader: Reader,
    private readonly prices: PriceBooks,
    private readonly immobilised: ImmobilisedVehicles,
  ) {}

  /**
   * Returns free vehicles of the same or a better category: first those of the same agency, then of the same category, then of the nearest
   * price (docs/rules/rental-life.md#equivalents). Leaves out vehicles that a customer still has when the period has begun, and those
   * immobilised by damage.
   */
  async of(
    vehicle: RecordOf<Vehicle>,
    period: Period,
    discountPercent: number,
    now = new Date(),
  ): Promise<Equivalent[]> {
    const { id, agency, category, dailyPrice } = vehicle;
    const better = BY_RANK.slice(BY_RANK.indexOf(category));
    const began = period.startsAt <= now;
    const found = await this.reader.list(
      VEHICLES,
      {
        where: [
          sql`v.archived_at is null and v.visible and v.id <> ${id} and v.category = any(${better})`,
          freeOver(period),
          sql`not ${this.immobilised.condition}`,
          ...(began
            ? [sql`not exists (select 1 from rental_leg l where l.vehicle_id = v.id and l.ended_at is null)`]
            : []),
        ],
        orderBy: sql`v.agency_id <> ${agency.id}, v.category <> ${category}, abs(v.daily_price - ${dailyPrice}::numeric), v.id`,
      },
      { limit: OFFERED },
    );
    const book = await this.prices.current();
    const price = priceOf(vehicle, period, discountPercent, book);
    return found.map((free) => ({
      vehicle: free,
      sameAgency: free.agency.id === agency.id,
      sameCategory: free.category === category,
      priceDifference: subtractMoney(priceOf(free, period, discountPercent, book), price),
    }));
  }
}
