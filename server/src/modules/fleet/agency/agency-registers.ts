import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Agency, AgencyTable } from './agency.entity.js';

/**
 * Locks the numbered registers (invoices, receipts) of these agencies until the transaction ends, so that no number is given twice and a
 * rollback leaves no gap. Locks by rising id, so that concurrent transactions cannot deadlock.
 */
export async function lockRegisters({ em }: Transaction, agencies: readonly Pick<Agency, 'id'>[]): Promise<void> {
  await tablesOf<AgencyTable>(em)
    .selectFrom('agency')
    .select('id')
    .where(
      'id',
      'in',
      agencies.map(({ id }) => id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Formats a number of a register, e.g. `F2026-01-00042`: prefix and year, agency, sequence from 1. */
export function registerNumber(prefix: string, year: number, agencyId: number, sequence: number): string {
  return `${prefix}${year}-${String(agencyId).padStart(2, '0')}-${String(sequence).padStart(5, '0')}`;
}
