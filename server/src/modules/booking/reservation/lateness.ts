import { sql } from 'kysely';
import { rowsWithin, type Transaction } from '../../../platform/database/transaction.js';
import { lateAt } from './rental-stage.js';

/** Stores that a rental is late before its end is moved, so that its lateness stays on record. Publishes no event. */
export async function keepLateness(tx: Transaction, reservationId: number, now: Date): Promise<void> {
  await rowsWithin(
    tx,
    sql`insert into rental_lateness (reservation_id, promised_end, noticed_at)
      select r.id, r.ends_at, ${now}::timestamptz from reservation r where r.id = ${reservationId} and ${lateAt(now)}
      on conflict do nothing`.$castTo<object>(),
  );
}
