import { sql } from 'kysely';
import type { Sql } from '../../../platform/database/sql-parts.js';

/**
 * Gives the condition that the rental `r` is at risk at a moment: the customer who has its vehicle should have brought it back
 * (docs/rules/rental-life.md#at-risk). Which rentals endanger which is kept in `rental_risk`; the condition looks whether it still holds.
 */
export function atRisk(now: Date): Sql {
  return sql`(r.stage = 'PLANNED' and exists (select 1 from rental_risk k join reservation late on late.id = k.late_id
    where k.reservation_id = r.id and late.stage = 'OUT' and late.vehicle_id = r.vehicle_id
      and late.ends_at < ${now}::timestamptz))`;
}
