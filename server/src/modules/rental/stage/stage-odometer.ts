import { agencyDay } from '../../../kernel/time.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';

/** The highest odometer that a person read of the vehicle `v`: at a departure, a return, or a work until the day that it takes. */
const HIGHEST_READ = `greatest(
  (select max(greatest(l.start_km, l.end_km)) from rental_leg l where l.vehicle_id = v.id),
  (select max(m.odometer_km) from maintenance m where m.vehicle_id = v.id and m.performed_on <= ?::date))`;

/**
 * The last known odometer of the vehicle `v`. A tracker's does not count, because it may differ by some km from the dashboard's,
 * which is what people read.
 */
const LAST_KNOWN = `greatest(${HIGHEST_READ}, case when v.device_id is null then v.odometer_km end)`;

interface Reading {
  readonly id: number;
  readonly km: number | null;
}

/** Gives the last known odometer of each vehicle in km, null where nobody ever read it. */
export async function lastKnownKm(em: Em, vehicleIds: readonly number[]): Promise<(number | null)[]> {
  const rows = await em.execute<Reading[]>(`select v.id, ${LAST_KNOWN} as km from vehicle v where v.id in (?)`, [
    agencyDay(new Date()),
    [...vehicleIds],
  ]);
  const byId = new Map(rows.map(({ id, km }) => [id, km]));
  return vehicleIds.map((id) => byId.get(id) ?? null);
}

/** Locks a vehicle until the transaction ends, so that rivals read its odometer one after the other. */
export async function lockVehicle({ em }: Transaction, vehicleId: number): Promise<void> {
  await em.execute('select id from vehicle where id = ? for no key update', [vehicleId]);
}

/** A vehicle's odometer is at least what was just read. Written beside the record: it is no edit that another edit would conflict with. */
export async function followReading({ em }: Transaction, vehicleId: number, km: number): Promise<void> {
  await em.execute('update vehicle set odometer_km = greatest(odometer_km, ?) where id = ?', [km, vehicleId]);
}

/** A reading that was recorded by mistake counts no more, unless a tracker tells the odometer. After the legs are flushed. */
export async function takeReadingBack({ em }: Transaction, vehicleId: number, km: number): Promise<void> {
  await em.execute(
    `update vehicle v set odometer_km = ${HIGHEST_READ}
     where v.id = ? and v.odometer_km = ? and v.device_id is null`,
    [agencyDay(new Date()), vehicleId, km],
  );
}
