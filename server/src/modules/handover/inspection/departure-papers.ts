import { sql } from 'kysely';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DeparturePapers, ReadPapers } from '../../booking/signature/contract-drivers.js';

/** Returns the papers that the newest inspection of a departure read, a completed one first. */
export const departurePapers: DeparturePapers = async (em, reservationId) => {
  const departures = sql<{ papers: ReadPapers[] }>`(select * from inspection
    where reservation_id = ${reservationId} and kind = 'DEPARTURE' and status <> 'VOID' and papers <> '[]')`;
  const row = await tablesOf<object>(em)
    .selectFrom(departures.as('i'))
    .select('i.papers')
    .orderBy(sql`i.status = 'COMPLETED'`, 'desc')
    .orderBy(sql`i.updated_at`, 'desc')
    .orderBy(sql`i.id`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.papers ?? [];
};
