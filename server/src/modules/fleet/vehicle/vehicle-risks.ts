import type { Sql } from '../../../platform/database/sql-parts.js';
import type { VehicleRisk } from '../occupation/conflict-sentence.js';
import type { Period } from '../../../kernel/period.js';

/**
 * Finds vehicles with which a rental would be at risk at once (docs/rules/rental-life.md#at-risk). Declared here for the search of free vehicles;
 * implemented by the rentals at risk, which have a higher rank.
 */
export interface VehicleRisks {
  /** Returns the SQL condition that a rental of the vehicle `v` over a period would be at risk. */
  conditionOver(period: Period): Sql;
  /** Returns why a rental of a vehicle over a period would be at risk; undefined if it would not. */
  riskOver(vehicleId: number, period: Period): Promise<VehicleRisk | undefined>;
}
