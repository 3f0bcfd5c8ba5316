import { deleteOldest } from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';

/** Entries about a customer, and about their reservations that never became a rental. */
const ABOUT = `(record = 'CUSTOMER' and record_id = ?)
  or (record = 'RESERVATION' and record_id in (select id from reservation where customer_id = ? and status <> 'ACCEPTED'))`;

/** Entries about their rentals. The law requires the rentals to be kept, but not the persons' names in the trail. */
const ABOUT_RENTALS = `record = 'RESERVATION'
  and record_id in (select id from reservation where customer_id = ? and status = 'ACCEPTED')`;
const OF_PERSONS = `c->>'field' ~ '^(driver|secondDriver)([._]|$)' or c->>'field' = 'comment'`;

/** A change without its values. */
const EMPTIED = `jsonb_build_object('field', c->'field', 'before', null, 'after', null)`;

/**
 * Removes the values that the trail holds of a customer who is erased; that something was changed, when and by whom, stays. Call it within
 * the transaction that erases them, after its last flush.
 */
export async function eraseFromTrail(em: Em, customerId: number): Promise<void> {
  await em.execute(`select set_config('audit.erasing', 'on', true)`);
  await em.execute(
    `update audit_entry set changes = (
       select coalesce(jsonb_agg(${EMPTIED}), '[]'::jsonb) from jsonb_array_elements(changes) c
     ) where ${ABOUT}`,
    [customerId, customerId],
  );
  await em.execute(
    `update audit_entry set changes = (
       select coalesce(jsonb_agg(case when ${OF_PERSONS} then ${EMPTIED} else c end), '[]'::jsonb)
       from jsonb_array_elements(changes) c
     ) where ${ABOUT_RENTALS}`,
    [customerId],
  );
  await em.execute(`select set_config('audit.erasing', 'off', true)`);
}

/** Deletes the oldest entries older than a moment, `limit` at most; returns how many. Call it within a transaction. */
export async function deleteOldEntries(em: Em, before: Date, limit: number): Promise<number> {
  await em.execute(`select set_config('audit.expiring', 'on', true)`);
  const count = await deleteOldest(em, 'audit_entry', 'at', before, limit);
  await em.execute(`select set_config('audit.expiring', 'off', true)`);
  return count;
}
