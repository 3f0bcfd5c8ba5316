import type { Transaction } from '../../../platform/database/transaction.js';
import type { Agency } from './agency.entity.js';

/**
 * Locks the numbered registers of these agencies (invoices, receipts) until the transaction ends: whoever comes next waits, so that a
 * number is never given twice, and one that is rolled back leaves no gap. Always in the same order, so that two never wait for each other.
 */
export async function lockRegisters({ em }: Transaction, agencies: readonly Pick<Agency, 'id'>[]): Promise<void> {
  await em.execute('select id from agency where id in (?) order by id for no key update', [
    agencies.map(({ id }) => id),
  ]);
}

/**
 * Writes a number of a register: `F2026-01-00042` for the prefix, the year, the agency and the place in the series, which counts from 1.
 */
export function registerNumber(prefix: string, year: number, agencyId: number, sequence: number): string {
  return `${prefix}${year}-${String(agencyId).padStart(2, '0')}-${String(sequence).padStart(5, '0')}`;
}
