import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { rowsWithin, type Transaction } from '../../../platform/database/transaction.js';
import type { Period } from '../../../kernel/period.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { KeptBy } from '../../fleet/occupation/conflict-sentence.js';
import type { KeptVehicles } from '../../fleet/vehicle/kept-vehicles.js';
import { lateAt } from './rental-stage.js';

/**
 * Returns the SQL condition that the maintenance `m` takes the vehicle of the rental `r` during a part of its period, and has not ended at
 * `now`.
 */
export function keptByWork(now: Date): Sql {
  return sql`(m.vehicle_id = r.vehicle_id and m.immobilised_until > ${now}::timestamptz
    and m.immobilised_from < r.ends_at and m.immobilised_until > r.starts_at)`;
}

/** SQL condition that the damage `d` immobilises its vehicle: it is marked so and not repaired. */
export const IMMOBILISES: Sql = sql`(d.immobilising and d.repair_id is null and exists (
  select 1 from inspection i where i.id = d.inspection_id and i.status = 'COMPLETED'))`;

/** SQL condition that the vehicle `v` is immobilised by damage. */
export const IMMOBILISED: Sql = sql`exists (select 1 from vehicle_damage d where d.vehicle_id = v.id and ${IMMOBILISES})`;

/** Tells whether a vehicle is immobilised by damage, including the transaction's own changes. */
export async function isImmobilised(tx: Transaction, vehicleId: number): Promise<boolean> {
  const rows = await rowsWithin(
    tx,
    sql<{ id: number }>`select v.id from vehicle v where v.id = ${vehicleId} and ${IMMOBILISED}`,
  );
  return rows.length > 0;
}

/** Damage endangers rentals that start within this time. The time is fixed, because the end of the repair is unknown. */
export const AHEAD_OF_DAMAGE_MS = 7 * DAY_MS;

/** A late rental endangers those that start within this time. */
const AHEAD_OF_LATE_MS = DAY_MS;

/** Returns the SQL condition that the customer of the rental `r` keeps its vehicle at `now` from a rental that starts at `startsAt`. */
export function keptByLate(startsAt: Sql, now: Date): Sql {
  const afterLate = new Date(now.getTime() + AHEAD_OF_LATE_MS);
  return sql`((${lateAt(now)} and ${startsAt} < ${afterLate}::timestamptz)
    or (r.stage = 'OUT' and r.ends_at < ${now}::timestamptz and ${startsAt} <= ${now}::timestamptz))`;
}

/** Excludes vehicles from offers for periods that start so soon that the rental would be at risk. */
export class RiskyVehicles implements KeptVehicles {
  constructor(private readonly reader: Reader) {}

  /**
   * Returns the SQL condition that the vehicle `v` is kept from a period by a late rental or by damage. Only the period's start matters.
   */
  keepingOver({ startsAt }: Period): Sql {
    return sql`(${late(startsAt)} or ${damaged(startsAt)})`;
  }

  /**
   * Returns why a vehicle is kept from a period: LATE before DAMAGE. Undefined if it is not kept, or if the period starts in seven days or
   * later.
   */
  async keptOver(vehicleId: number, { startsAt }: Period): Promise<KeptBy | undefined> {
    if (startsAt.getTime() >= Date.now() + AHEAD_OF_DAMAGE_MS) return undefined;
    const [row] = await this.reader.rows(
      sql<{
        kept: KeptBy | null;
      }>`select case when ${late(startsAt)} then 'LATE' when ${damaged(startsAt)} then 'DAMAGE' end as kept
        from vehicle v where v.id = ${vehicleId}`,
    );
    return row?.kept ?? undefined;
  }
}

const NEVER = sql`false`;

function late(startsAt: Date): Sql {
  const now = new Date();
  if (startsAt.getTime() >= now.getTime() + AHEAD_OF_LATE_MS) return NEVER;
  return sql`exists (select 1 from reservation r where r.vehicle_id = v.id
    and ${keptByLate(sql`${startsAt}::timestamptz`, now)})`;
}

function damaged(startsAt: Date): Sql {
  return startsAt.getTime() < Date.now() + AHEAD_OF_DAMAGE_MS ? IMMOBILISED : NEVER;
}

/**
 * Returns the SQL condition that the rental `r` is at risk at `now`: its vehicle is late with another customer, in maintenance, or
 * immobilised (docs/rules/rental-life.md#at-risk). `rental_risk` stores the cause; the condition checks that it still holds.
 */
export function atRisk(now: Date): Sql {
  return sql`(r.stage = 'PLANNED' and exists (select 1 from rental_risk k where k.reservation_id = r.id and (
    exists (select 1 from reservation late where late.id = k.late_id and late.stage = 'OUT' and late.vehicle_id = r.vehicle_id
      and late.ends_at < ${now}::timestamptz)
    or exists (select 1 from maintenance m where m.id = k.maintenance_id and ${keptByWork(now)})
    or exists (select 1 from vehicle_damage d where d.id = k.damage_id and d.vehicle_id = r.vehicle_id and ${IMMOBILISES}))))`;
}
