import type { Em } from '../../infra/database/orm.js';

/** Entries about a customer, and about their reservations that never became a rental. */
const ABOUT = `(record = 'CUSTOMER' and record_id = ?)
  or (record = 'RESERVATION' and record_id in (select id from reservation where customer_id = ? and status <> 'ACCEPTED'))`;

/**
 * Empties what the trail holds of a customer who is forgotten: that something was changed, when and by whom stays. Within
 * the transaction that forgets them, after its last flush.
 */
export async function eraseFromTrail(em: Em, customerId: number): Promise<void> {
  await em.execute(`select set_config('audit.erasing', 'on', true)`);
  await em.execute(
    `update audit_entry set changes = (
       select coalesce(jsonb_agg(jsonb_build_object('field', c->'field', 'before', null, 'after', null)), '[]'::jsonb)
       from jsonb_array_elements(changes) c
     ) where ${ABOUT}`,
    [customerId, customerId],
  );
  await em.execute(`select set_config('audit.erasing', 'off', true)`);
}
