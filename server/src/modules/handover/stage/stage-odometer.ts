import { agencyDay } from '../../../kernel/time.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';

/** SQL of the highest odometer reading by a person for the vehicle `v`: at a departure, a return, or a maintenance that has begun. */
const HIGHEST_READ = `greatest(
  (select max(greatest(l.start_km, l.end_km)) from rental_leg l where l.vehicle_id = v.id),
  (select max(m.odometer_km) from maintenance m where m.vehicle_id = v.id and m.performed_on <= ?::date))`;

/**
 * SQL of the last known odometer of the vehicle `v`. A tracker's value is not used, because it may differ by some km from the dashboard's,
 * which people read.
 */
const LAST_KNOWN = `greatest(${HIGHEST_READ}, case when v.device_id is null then v.odometer_km end)`;

interface Reading {
  readonly id: number;
  readonly km: number | null;
}

/** Returns the last known odometer of each vehicle, in km; null without any reading. */
export async function lastKnownKm(em: Em, vehicleIds: readonly number[]): Promise<(number | null)[]> {
  const rows = await em.execute<Reading[]>(`select v.id, ${LAST_KNOWN} as km from vehicle v where v.id in (?)`, [
    agencyDay(new Date()),
    [...vehicleIds],
  ]);
  const byId = new Map(rows.map(({ id, km }) => [id, km]));
  return vehicleIds.map((id) => byId.get(id) ?? null);
}

/** Locks a vehicle until the transaction ends, so that concurrent commands read its odometer one after the other. */
export async function lockVehicle({ em }: Transaction, vehicleId: number): Promise<void> {
  await em.execute('select id from vehicle where id = ? for no key update', [vehicleId]);
}

/**
 * Raises a vehicle's odometer to a new reading. It is written without raising the version, so that it conflicts with no edit of the
 * vehicle.
 */
export async function followReading({ em }: Transaction, vehicleId: number, km: number): Promise<void> {
  await em.execute('update vehicle set odometer_km = greatest(odometer_km, ?) where id = ?', [km, vehicleId]);
}

/**
 * Recomputes a vehicle's odometer after a reading was recorded by mistake, unless a tracker provides it. Call it after the legs are
 * flushed.
 */
export async function takeReadingBack({ em }: Transaction, vehicleId: number, km: number): Promise<void> {
  await em.execute(
    `update vehicle v set odometer_km = ${HIGHEST_READ}
     where v.id = ? and v.odometer_km = ? and v.device_id is null`,
    [agencyDay(new Date()), vehicleId, km],
  );
}
