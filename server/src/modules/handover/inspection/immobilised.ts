import { sql } from 'kysely';
import { tablesOf } from '../../../platform/database/tables.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { ImmobilisedVehicles } from '../../booking/amendment/immobilised-vehicles.js';

/** SQL condition that the damage `d` immobilises its vehicle: it is marked so and not repaired. */
export const IMMOBILISES = sql<boolean>`(d.immobilising and d.repair_id is null and exists (
  select 1 from inspection i where i.id = d.inspection_id and i.status = 'COMPLETED'))`;

/** SQL condition that the vehicle `v` is immobilised by damage. */
export const IMMOBILISED = sql<boolean>`exists (select 1 from vehicle_damage d where d.vehicle_id = v.id and ${IMMOBILISES})`;

/** Finds vehicles that damage immobilises. */
export const immobilisedVehicles: ImmobilisedVehicles = {
  condition: IMMOBILISED,
  async has(tx, vehicleId) {
    const found = await tablesOf<VehicleTable>(tx.em)
      .selectFrom('vehicle as v')
      .select('v.id')
      .where('v.id', '=', vehicleId)
      .where(IMMOBILISED)
      .executeTakeFirst();
    return found !== undefined;
  },
};
