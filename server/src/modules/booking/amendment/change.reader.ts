import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import { type Money, subtractMoney } from '../../../kernel/money.js';
import type { Period } from '../../../kernel/period.js';
import { allOf } from '../../../platform/database/sql-parts.js';
import { freeOver } from '../../fleet/occupation/occupation-conflicts.js';
import type { Vehicle, VehicleRecord, VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { LegTable } from '../reservation/leg.entity.js';
import type { PriceBooks } from '../../fleet/vehicle/price-books.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { ImmobilisedVehicles } from './immobilised-vehicles.js';
import { priceOf } from './change-pricing.js';

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
  readonly vehicle: VehicleRecord;
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
  async of(vehicle: Vehicle, period: Period, discountPercent: number, now = new Date()): Promise<Equivalent[]> {
    const { id, agency, category, dailyPrice } = vehicle;
    const better = BY_RANK.slice(BY_RANK.indexOf(category));
    const began = period.startsAt <= now;
    let free = this.reader
      .tables<VehicleTable & LegTable>()
      .selectFrom('vehicle as v')
      .selectAll('v')
      .where('v.archivedAt', 'is', null)
      .where('v.visible', '=', true)
      .where('v.id', '<>', id)
      .where('v.category', 'in', better)
      .where(allOf([freeOver(period), sql`not ${this.immobilised.condition}`]));
    if (began)
      free = free.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('rentalLeg as l')
              .select('l.id')
              .whereRef('l.vehicleId', '=', 'v.id')
              .where('l.endedAt', 'is', null),
          ),
        ),
      );
    const found = await free
      .orderBy(
        sql`v.agency_id <> ${agency.id}, v.category <> ${category}, abs(v.daily_price - ${dailyPrice}::numeric), v.id`,
      )
      .limit(OFFERED)
      .execute();
    const book = await this.prices.current();
    const price = priceOf(vehicle, period, discountPercent, book);
    return found.map((other) => ({
      vehicle: other,
      sameAgency: other.agencyId === agency.id,
      sameCategory: other.category === category,
      priceDifference: subtractMoney(priceOf(other, period, discountPercent, book), price),
    }));
  }
}
