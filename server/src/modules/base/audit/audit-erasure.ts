import { deleteOldest } from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import { writeTrail } from './audit-subscriber.js';

/** The records whose entries hold data of a customer. */
export interface ErasedPerson {
  readonly customerId: number;
  /** Reservations that never became a rental. */
  readonly requestIds: readonly number[];
  /** The law requires to keep rentals, but not names in the trail. */
  readonly rentalIds: readonly number[];
}

/** SQL condition of the entries about a customer and about these reservations. */
const ABOUT = `(record = 'CUSTOMER' and record_id = ?) or (record = 'RESERVATION' and record_id = any(?))`;
const ABOUT_RENTALS = `record = 'RESERVATION' and record_id = any(?)`;
const OF_PERSONS = `c->>'field' ~ '^(driver|secondDriver)([._]|$)' or c->>'field' = 'comment'`;

/** SQL of a change without its values. */
const EMPTIED = `jsonb_build_object('field', c->'field', 'before', null, 'after', null)`;

/**
 * Removes a customer's data from the trail when the customer is erased; that something was changed, when and by whom, is kept. Call it
 * within the transaction of the erasure, after its last flush.
 */
export async function eraseFromTrail(em: Em, { customerId, requestIds, rentalIds }: ErasedPerson): Promise<void> {
  // The transaction's own entries, which are otherwise written before its commit, hold such values too.
  await writeTrail(em);
  await em.execute(`select set_config('audit.erasing', 'on', true)`);
  await em.execute(
    `update audit_entry set changes = (
       select coalesce(jsonb_agg(${EMPTIED}), '[]'::jsonb) from jsonb_array_elements(changes) c
     ) where ${ABOUT}`,
    [customerId, literal(requestIds)],
  );
  await em.execute(
    `update audit_entry set changes = (
       select coalesce(jsonb_agg(case when ${OF_PERSONS} then ${EMPTIED} else c end), '[]'::jsonb)
       from jsonb_array_elements(changes) c
     ) where ${ABOUT_RENTALS}`,
    [literal(rentalIds)],
  );
  await em.execute(`select set_config('audit.erasing', 'off', true)`);
}

/**
 * Deletes at most `limit` of the entries older than `before`, the oldest first; returns how many were deleted. Call it within a
 * transaction.
 */
export async function deleteOldEntries(em: Em, before: Date, limit: number): Promise<number> {
  await em.execute(`select set_config('audit.expiring', 'on', true)`);
  const count = await deleteOldest(em, 'audit_entry', 'at', before, limit);
  await em.execute(`select set_config('audit.expiring', 'off', true)`);
  return count;
}

/** Returns ids as PostgreSQL writes an array: the mapper would spread a list over several placeholders. */
function literal(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}
