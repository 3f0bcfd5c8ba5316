import type { Transaction } from '../../../platform/database/transaction.js';

/**
 * Tells whether a vehicle is in the fleet. If it is, it stays there until the transaction ends: the lock waits for whoever is archiving
 * it now.
 */
export async function staysInFleet({ em }: Transaction, vehicleId: number): Promise<boolean> {
  const rows = await em.execute<{ archived_at: Date | null }[]>(
    'select archived_at from vehicle where id = ? for key share',
    [vehicleId],
  );
  return rows.some(({ archived_at }) => archived_at === null);
}
