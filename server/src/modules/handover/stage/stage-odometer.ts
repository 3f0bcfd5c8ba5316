import { agencyDay } from '../../../kernel/time.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import { sql, type RawBuilder } from 'kysely';

/** Returns the highest odometer reading by a person for the vehicle `v`: at a departure, a return, or a maintenance that has begun. */
function highestRead(today: string): RawBuilder<number | null> {
  return sql`greatest(
    (select max(greatest(l.start_km, l.end_km)) from rental_leg l where l.vehicle_id = v.id),
    (select max(m.odometer_km) from maintenance m where m.vehicle_id = v.id and m.performed_on <= ${today}::date))`;
}

/**
 * Returns the last known odometer of each vehicle, in km; null without any reading. A tracker's value is not used, because it may differ by
 * some km from the dashboard's, which people read.
 */
export async function lastKnownKm(em: Em, vehicleIds: readonly number[]): Promise<(number | null)[]> {
  const known = sql<number | null>`greatest(${highestRead(agencyDay(new Date()))},
    case when v.device_id is null then v.odometer_km end)`;
  const rows = await tablesOf<VehicleTable>(em)
    .selectFrom('vehicle as v')
    .select(['v.id', known.as('km')])
    .where('v.id', 'in', vehicleIds)
    .execute();
  const byId = new Map(rows.map(({ id, km }) => [id, km]));
  return vehicleIds.map((id) => byId.get(id) ?? null);
}

/** Locks a vehicle until the transaction ends, so that concurrent commands read its odometer one after the other. */
export async function lockVehicle({ em }: Transaction, vehicleId: number): Promise<void> {
  await tablesOf<VehicleTable>(em)
    .selectFrom('vehicle')
    .select('id')
    .where('id', '=', vehicleId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Raises a vehicle's odometer to a new reading. It is written without raising the version, so that it conflicts with no edit of the
 * vehicle.
 */
export async function followReading({ em }: Transaction, vehicleId: number, km: number): Promise<void> {
  await tablesOf<VehicleTable>(em)
    .updateTable('vehicle')
    .set({ odometerKm: sql<number>`greatest(odometer_km, ${km})` })
    .where('id', '=', vehicleId)
    .execute();
}

/**
 * Recomputes a vehicle's odometer after a reading was recorded by mistake, unless a tracker provides it. Call it after the legs are
 * flushed.
 */
export async function takeReadingBack({ em }: Transaction, vehicleId: number, km: number): Promise<void> {
  await tablesOf<VehicleTable>(em)
    .updateTable('vehicle as v')
    .set({ odometerKm: highestRead(agencyDay(new Date())) })
    .where('v.id', '=', vehicleId)
    .where('v.odometerKm', '=', km)
    .where('v.deviceId', 'is', null)
    .execute();
}
