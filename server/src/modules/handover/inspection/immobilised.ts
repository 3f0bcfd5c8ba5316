import { sql } from 'kysely';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { rowsWithin } from '../../../platform/database/transaction.js';
import type { ImmobilisedVehicles } from '../../booking/amendment/immobilised-vehicles.js';

/** SQL condition that the damage `d` immobilises its vehicle: it is marked so and not repaired. */
export const IMMOBILISES: Sql = sql`(d.immobilising and d.repair_id is null and exists (
  select 1 from inspection i where i.id = d.inspection_id and i.status = 'COMPLETED'))`;

/** SQL condition that the vehicle `v` is immobilised by damage. */
export const IMMOBILISED: Sql = sql`exists (select 1 from vehicle_damage d where d.vehicle_id = v.id and ${IMMOBILISES})`;

/** Finds vehicles that damage immobilises. */
export const immobilisedVehicles: ImmobilisedVehicles = {
  condition: IMMOBILISED,
  async has(tx, vehicleId) {
    const rows = await rowsWithin(
      tx,
      sql<{ id: number }>`select v.id from vehicle v where v.id = ${vehicleId} and ${IMMOBILISED}`,
    );
    return rows.length > 0;
  },
};
