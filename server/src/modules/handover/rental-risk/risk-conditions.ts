import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/reader.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import type { Period } from '../../../kernel/period.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { VehicleRisk } from '../../fleet/occupation/conflict-sentence.js';
import type { VehicleRisks } from '../../fleet/vehicle/vehicle-risks.js';
import { lateAt } from '../../booking/reservation/rental-stage.js';
import { IMMOBILISED, IMMOBILISES } from '../inspection/immobilised.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';

/**
 * Returns the SQL condition that the maintenance `m` takes the vehicle of the rental `r` during a part of its period, and has not ended at
 * `now`.
 */
export function duringMaintenance(now: Date): RawBuilder<boolean> {
  return sql`(m.vehicle_id = r.vehicle_id and m.immobilised_until > ${now}::timestamptz
    and m.immobilised_from < r.ends_at and m.immobilised_until > r.starts_at)`;
}

/** Damage endangers rentals that start within this time. The time is fixed, because the end of the repair is unknown. */
export const AHEAD_OF_DAMAGE_MS = 7 * DAY_MS;

/** A late rental endangers those that start within this time. */
const AHEAD_OF_LATE_MS = DAY_MS;

/** Returns the SQL condition that the customer of the rental `r` keeps its vehicle at `now` from a rental that starts at `startsAt`. */
export function behindLateRental(startsAt: Sql, now: Date): RawBuilder<boolean> {
  const afterLate = new Date(now.getTime() + AHEAD_OF_LATE_MS);
  return sql`((${lateAt(now)} and ${startsAt} < ${afterLate}::timestamptz)
    or (r.stage = 'OUT' and r.ends_at < ${now}::timestamptz and ${startsAt} <= ${now}::timestamptz))`;
}

/** Excludes vehicles from offers for periods that start so soon that the rental would be at risk. */
export class CurrentVehicleRisks implements VehicleRisks {
  constructor(private readonly reader: Reader) {}

  /**
   * Returns the SQL condition that the vehicle `v` is kept from a period by a late rental or by damage. Only the period's start matters.
   */
  conditionOver({ startsAt }: Period): Sql {
    return sql`(${late(startsAt)} or ${damaged(startsAt)})`;
  }

  /**
   * Returns why a vehicle is kept from a period: LATE before DAMAGE. Undefined if it is not kept, or if the period starts in seven days or
   * later.
   */
  async riskOver(vehicleId: number, { startsAt }: Period): Promise<VehicleRisk | undefined> {
    if (startsAt.getTime() >= Date.now() + AHEAD_OF_DAMAGE_MS) return undefined;
    const row = await this.reader
      .tables<VehicleTable>()
      .selectFrom('vehicle as v')
      .select([late(startsAt).as('late'), damaged(startsAt).as('damaged')])
      .where('v.id', '=', vehicleId)
      .executeTakeFirst();
    if (row?.late) return 'LATE';
    return row?.damaged ? 'DAMAGE' : undefined;
  }
}

const NEVER = sql<boolean>`false`;

function late(startsAt: Date): RawBuilder<boolean> {
  const now = new Date();
  if (startsAt.getTime() >= now.getTime() + AHEAD_OF_LATE_MS) return NEVER;
  return sql`exists (select 1 from reservation r where r.vehicle_id = v.id
    and ${behindLateRental(sql`${startsAt}::timestamptz`, now)})`;
}

function damaged(startsAt: Date): RawBuilder<boolean> {
  return startsAt.getTime() < Date.now() + AHEAD_OF_DAMAGE_MS ? IMMOBILISED : NEVER;
}

/**
 * Returns the SQL condition that the rental `r` is at risk at `now`: its vehicle is late with another customer, in maintenance, or
 * immobilised (docs/rules/rental-life.md#at-risk). `rental_risk` stores the cause; the condition checks that it still holds.
 */
export function atRisk(now: Date): RawBuilder<boolean> {
  return sql`(r.stage = 'PLANNED' and exists (select 1 from rental_risk k where k.reservation_id = r.id and (
    exists (select 1 from reservation late where late.id = k.late_id and late.stage = 'OUT' and late.vehicle_id = r.vehicle_id
      and late.ends_at < ${now}::timestamptz)
    or exists (select 1 from maintenance m where m.id = k.maintenance_id and ${duringMaintenance(now)})
    or exists (select 1 from vehicle_damage d where d.id = k.damage_id and d.vehicle_id = r.vehicle_id and ${IMMOBILISES}))))`;
}
