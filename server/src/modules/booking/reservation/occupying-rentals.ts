import { sql } from 'kysely';
import type { OccupyingRentals } from '../../fleet/occupation/occupying-rentals.js';

/** What occupations need of their rentals. */
export const occupyingRentals: OccupyingRentals = {
  numberKey: sql`(select k.number_key from reservation k where k.id = o.reservation_id)`,
  planned: sql`exists (select 1 from reservation k where k.id = o.reservation_id and k.stage = 'PLANNED')`,
};
