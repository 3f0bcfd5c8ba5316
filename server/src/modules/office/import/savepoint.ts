import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/transaction.js';
import { cutTrail, trailLength } from '../../base/audit/audit-subscriber.js';

/**
 * Runs a part of a transaction that may fail without the rest: if it throws, what it wrote is undone, its entries of the audit trail
 * included. The unit of work is empty before and after, so that a flush does not compare the records of all former parts.
 */
export async function inSavepoint<T>({ em }: Transaction, work: () => Promise<T>): Promise<T> {
  const connection = em.getKysely();
  const trail = trailLength(em);
  await sql`savepoint part`.execute(connection);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint part`.execute(connection);
    cutTrail(em, trail);
    throw error;
  } finally {
    await sql`release savepoint part`.execute(connection);
    em.clear();
  }
}
