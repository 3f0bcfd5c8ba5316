import type { Transaction } from '../../../platform/database/transaction.js';
import { agencyDay } from '../../../kernel/time.js';
import { lockRegisters, registerNumber } from '../../fleet/agency/agency-registers.js';

/** Where a receipt stands in the series of its agency and year. */
export interface ReceiptPlace {
  readonly receiptYear: number;
  readonly receiptSequence: number;
  readonly receiptNumber: string;
}

/** `R2026-01-00042`: year, agency and sequence. */
export function receiptNumber(year: number, agencyId: number, sequence: number): string {
  return registerNumber('R', year, agencyId, sequence);
}

/**
 * Takes the next receipt of an agency, whose register is locked until the transaction ends: what is rolled back gives its number back,
 * so that the series has no gap (docs/rules/payments.md#receipts). The year is that of the agency's day.
 */
export async function takeReceipt(tx: Transaction, agencyId: number, now: Date): Promise<ReceiptPlace> {
  await lockRegisters(tx, [{ id: agencyId }]);
  const receiptYear = Number(agencyDay(now).slice(0, 4));
  const [row] = await tx.em.execute<{ last: number | null }[]>(
    'select max(receipt_sequence) as last from payment where agency_id = ? and receipt_year = ?',
    [agencyId, receiptYear],
  );
  const receiptSequence = Number(row?.last ?? 0) + 1;
  return { receiptYear, receiptSequence, receiptNumber: receiptNumber(receiptYear, agencyId, receiptSequence) };
}
