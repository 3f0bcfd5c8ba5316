import { sql } from 'kysely';
import type { Sql } from '../../../platform/database/sql-parts.js';

/**
 * SQL condition that a swap of the rental `r` ended or began a leg whose end or start was not inspected
 * (docs/rules/rental-life.md#inspections-of-a-swap).
 */
export const SWAP_UNINSPECTED: Sql = sql`r.stage in ('OUT', 'RETURNED') and exists (
  select 1 from rental_leg l
  cross join lateral (values ('RETURN', exists (select 1 from rental_leg n where n.reservation_id = r.id and n.id > l.id)),
    ('DEPARTURE', exists (select 1 from rental_leg n where n.reservation_id = r.id and n.id < l.id))) e (kind, by_swap)
  where l.reservation_id = r.id and e.by_swap
    and not exists (select 1 from inspection i where i.leg_id = l.id and i.kind = e.kind and i.status = 'COMPLETED'))`;
