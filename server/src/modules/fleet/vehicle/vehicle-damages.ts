import type { Sql } from '../../../platform/database/sql-parts.js';
import type { Period } from '../../../kernel/period.js';

/** Knows which vehicles are damaged. Declared here, because free vehicles are looked for here; implemented by the reservations. */
export interface VehicleDamages {
  /** Returns the condition that damage keeps the vehicle `v` from leaving for a rental over a period (docs/rules/rental-life.md#damage). */
  keepingOver(period: Period): Sql;
  /** Tells the same of one vehicle. */
  keepsOver(vehicleId: number, period: Period): Promise<boolean>;
}
