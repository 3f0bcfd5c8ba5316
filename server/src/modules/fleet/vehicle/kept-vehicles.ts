import type { Sql } from '../../../platform/database/sql-parts.js';
import type { KeptBy } from '../occupation/conflict-sentence.js';
import type { Period } from '../../../kernel/period.js';

/**
 * Finds vehicles that would put a rental at risk at once (docs/rules/rental-life.md#at-risk). Declared here for the search of free vehicles;
 * implemented by the reservations, which have a higher rank.
 */
export interface KeptVehicles {
  /** Returns the SQL condition that the vehicle `v` is kept from a rental over a period. */
  keepingOver(period: Period): Sql;
  /** Returns what keeps one vehicle from a rental over a period; undefined if nothing does. */
  keptOver(vehicleId: number, period: Period): Promise<KeptBy | undefined>;
}
