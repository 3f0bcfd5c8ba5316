import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { agencyDay } from '../../../kernel/time.js';
import { DepositFilter } from '../../booking/reservation/reservation.enums.js';

/** Returns the SQL condition that the rental `r` holds a card imprint that has expired or expires soon after an agency day. */
export function imprintsExpiring(today: string): RawBuilder<boolean> {
  return sql`(r.deposit_held > 0 and r.deposit_expires_on <= ${today}::date +
    coalesce((select s.imprint_warning_days from deposit_settings s), 3))`;
}

/** Returns the SQL condition of a deposit filter for the rental `r`. */
export function depositCondition(filter: DepositFilter): Sql {
  if (filter === DepositFilter.EXPIRING) return imprintsExpiring(agencyDay(new Date()));
  if (filter === DepositFilter.HELD) return sql`r.deposit_held > 0`;
  return sql`(r.deposit_held > 0 and (r.status <> 'ACCEPTED' or r.stage in ('RETURNED', 'CLOSED', 'NO_SHOW')))`;
}
