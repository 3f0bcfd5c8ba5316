import { sql } from 'kysely';
import { anyOf, type Sql } from '../../../platform/database/sql-parts.js';
import { agencyDay } from '../../../kernel/time.js';
import { AlertLevel } from '../../fleet/vehicle/vehicle-alert.js';
import { DAYS_BEFORE, KM_BEFORE } from './maintenance-alert.js';
import { notFollowed } from './maintenance-due.js';

/** Returns the condition that the vehicle `v` has an alert of one of these levels today, by the rule of maintenance-alert.ts. */
export function withAlert(levels: readonly AlertLevel[]): Sql {
  const today = agencyDay(new Date());
  const expired = isDue(today, { days: -1, km: -1 });
  const near = isDue(today, { days: DAYS_BEFORE, km: KM_BEFORE });
  const conditions: Readonly<Record<AlertLevel, Sql>> = {
    [AlertLevel.EXPIRED]: expired,
    [AlertLevel.BAD]: sql`(${near} and not ${expired})`,
    [AlertLevel.GOOD]: sql`not ${near}`,
  };
  return anyOf([...new Set(levels)].map((level) => conditions[level]));
}

/** Returns the condition that a maintenance or the insurance of the vehicle `v` has at most so many days or km left. */
function isDue(today: string, { days, km }: { readonly days: number; readonly km: number }): Sql {
  return sql`(coalesce(v.insurance_ends_on <= ${today}::date + ${days}::int, false) or exists (
    select 1 from maintenance m where m.vehicle_id = v.id
      and (m.next_on <= ${today}::date + ${days}::int or m.next_odometer_km - v.odometer_km <= ${km}::int)
      and ${notFollowed(today)}))`;
}
