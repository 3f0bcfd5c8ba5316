import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { agencyDay } from '../../../kernel/time.js';
import { lockRegisters, registerNumber } from '../../fleet/agency/agency-registers.js';
import type { PaymentTable } from './payment.entity.js';

/** The number of a receipt in the series of its agency and year. */
export interface ReceiptPlace {
  readonly receiptYear: number;
  readonly receiptSequence: number;
  readonly receiptNumber: string;
}

/** Formats the number of a receipt, e.g. `R2026-01-00042`: year, agency, sequence. */
export function receiptNumber(year: number, agencyId: number, sequence: number): string {
  return registerNumber('R', year, agencyId, sequence);
}

/**
 * Takes the next receipt number of an agency, and locks its register until the transaction ends. A rollback returns the number, so that the
 * series has no gaps (docs/rules/payments.md#receipts). The year is that of the agency's calendar day.
 */
export async function takeReceipt(tx: Transaction, agencyId: number, now: Date): Promise<ReceiptPlace> {
  await lockRegisters(tx, [{ id: agencyId }]);
  const receiptYear = Number(agencyDay(now).slice(0, 4));
  const row = await tablesOf<PaymentTable>(tx.em)
    .selectFrom('payment')
    .select((eb) => eb.fn.max<number | null>('receiptSequence').as('last'))
    .where('agencyId', '=', agencyId)
    .where('receiptYear', '=', receiptYear)
    .executeTakeFirst();
  const receiptSequence = (row?.last ?? 0) + 1;
  return { receiptYear, receiptSequence, receiptNumber: receiptNumber(receiptYear, agencyId, receiptSequence) };
}
