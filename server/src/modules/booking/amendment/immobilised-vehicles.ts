import type { Sql } from '../../../platform/database/sql-parts.js';
import type { Transaction } from '../../../platform/database/transaction.js';

/** Finds vehicles that damage immobilises. Declared for rentals and implemented by the inspections, which have a higher rank. */
export interface ImmobilisedVehicles {
  /** SQL condition that the vehicle `v` is immobilised. */
  readonly condition: Sql;
  /** Tells whether a vehicle is immobilised, including the transaction's own changes. */
  has(tx: Transaction, vehicleId: number): Promise<boolean>;
}
