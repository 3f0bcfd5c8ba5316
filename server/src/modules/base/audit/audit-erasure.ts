import { deleteOldest } from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { writeTrail } from './audit-subscriber.js';
import { type AuditEntryTable, AuditedRecord, type FieldChange } from './audit-entry.entity.js';
import { sql, type RawBuilder } from 'kysely';

/** The records whose entries hold data of a customer. */
export interface ErasedPerson {
  readonly customerId: number;
  /** Reservations that never became a rental. */
  readonly requestIds: readonly number[];
  /** The law requires to keep rentals, but not names in the trail. */
  readonly rentalIds: readonly number[];
}

/** The changes `c` of persons' data in the entries of a rental. */
const OF_PERSONS = sql`c->>'field' ~ '^(driver|secondDriver)([._]|$)' or c->>'field' = 'comment'`;

/** A change `c` without its values. */
const EMPTIED = sql`jsonb_build_object('field', c->'field', 'before', null, 'after', null)`;

/**
 * Removes a customer's data from the trail when the customer is erased; that something was changed, when and by whom, is kept. Call it
 * within the transaction of the erasure, after its last flush.
 */
export async function eraseFromTrail(em: Em, { customerId, requestIds, rentalIds }: ErasedPerson): Promise<void> {
  // The transaction's own entries, which are otherwise written before its commit, hold such values too.
  await writeTrail(em);
  const tables = tablesOf<AuditEntryTable>(em);
  await sql`select set_config('audit.erasing', 'on', true)`.execute(tables);
  await tables
    .updateTable('auditEntry')
    .set({ changes: changesWith(EMPTIED) })
    .where((eb) =>
      eb.or([
        eb.and([eb('record', '=', AuditedRecord.CUSTOMER), eb('recordId', '=', customerId)]),
        eb.and([
          eb('record', '=', AuditedRecord.RESERVATION),
          eb('recordId', '=', sql<number>`any(${[...requestIds]})`),
        ]),
      ]),
    )
    .execute();
  await tables
    .updateTable('auditEntry')
    .set({ changes: changesWith(sql`case when ${OF_PERSONS} then ${EMPTIED} else c end`) })
    .where('record', '=', AuditedRecord.RESERVATION)
    .where('recordId', '=', sql<number>`any(${[...rentalIds]})`)
    .execute();
  await sql`select set_config('audit.erasing', 'off', true)`.execute(tables);
}

/** Returns the SQL of an entry's changes, in which `change` stands for each change `c`. */
function changesWith(change: Sql): RawBuilder<FieldChange[]> {
  return sql`(select coalesce(jsonb_agg(${change}), '[]'::jsonb) from jsonb_array_elements(changes) c)`;
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
