import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { rowsWithin, type Transaction } from '../../../platform/database/transaction.js';
import type { Period } from '../../../kernel/period.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { VehicleDamages } from '../../fleet/vehicle/vehicle-damages.js';

/** Returns the SQL condition that the maintenance `m` keeps the vehicle of the rental `r` over a part of its period, and is not over at a moment. */
export function keptByWork(now: Date): Sql {
  return sql`(m.vehicle_id = r.vehicle_id and m.immobilised_until > ${now}::timestamptz
    and m.immobilised_from < r.ends_at and m.immobilised_until > r.starts_at)`;
}

/** The condition that the damage `d` keeps its vehicle from leaving: it was marked so and no work repaired it. */
export const IMMOBILISES: Sql = sql`(d.immobilising and d.repair_id is null and exists (
  select 1 from inspection i where i.id = d.inspection_id and i.status = 'COMPLETED'))`;

/** The condition that the vehicle `v` has damage that keeps it from leaving. */
export const IMMOBILISED: Sql = sql`exists (select 1 from vehicle_damage d where d.vehicle_id = v.id and ${IMMOBILISES})`;

/** Tells whether damage keeps a vehicle from leaving, as a transaction sees it. */
export async function isImmobilised(tx: Transaction, vehicleId: number): Promise<boolean> {
  const rows = await rowsWithin(
    tx,
    sql<{ id: number }>`select v.id from vehicle v where v.id = ${vehicleId} and ${IMMOBILISED}`,
  );
  return rows.length > 0;
}

/** How soon a rental has to start for damage to endanger it, because the repair has no end yet. */
export const AHEAD_OF_DAMAGE_MS = 7 * DAY_MS;

function startsSoon({ startsAt }: Period): boolean {
  return startsAt.getTime() < Date.now() + AHEAD_OF_DAMAGE_MS;
}

/** Keeps vehicles with such damage from being offered for what starts soon. */
export class DamagedVehicles implements VehicleDamages {
  constructor(private readonly reader: Reader) {}

  keepingOver(period: Period): Sql {
    return startsSoon(period) ? IMMOBILISED : sql`false`;
  }

  async keepsOver(vehicleId: number, period: Period): Promise<boolean> {
    if (!startsSoon(period)) return false;
    const rows = await this.reader.rows(
      sql<{ id: number }>`select v.id from vehicle v where v.id = ${vehicleId} and ${IMMOBILISED}`,
    );
    return rows.length > 0;
  }
}

/**
 * Returns the SQL condition that the rental `r` is at risk at a moment: the customer who has its vehicle should have brought it back, a work keeps
 * it, or damage does (docs/rules/rental-life.md#at-risk). `rental_risk` stores what endangers which rental; the condition
 * checks that it still holds.
 */
export function atRisk(now: Date): Sql {
  return sql`(r.stage = 'PLANNED' and exists (select 1 from rental_risk k where k.reservation_id = r.id and (
    exists (select 1 from reservation late where late.id = k.late_id and late.stage = 'OUT' and late.vehicle_id = r.vehicle_id
      and late.ends_at < ${now}::timestamptz)
    or exists (select 1 from maintenance m where m.id = k.maintenance_id and ${keptByWork(now)})
    or exists (select 1 from vehicle_damage d where d.id = k.damage_id and d.vehicle_id = r.vehicle_id and ${IMMOBILISES}))))`;
}
