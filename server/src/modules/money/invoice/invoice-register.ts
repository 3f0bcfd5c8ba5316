import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { agencyDay } from '../../../kernel/time.js';
import { registerNumber } from '../../fleet/agency/agency-registers.js';
import { InvoiceKind } from './invoice.enums.js';
import type { InvoiceTable } from './invoice.entity.js';

/** The number of a new document in its series. */
export interface RegisterPlace {
  readonly year: number;
  readonly sequence: number;
  readonly number: string;
  readonly issuedOn: string;
}

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { INVOICE: 'F', CREDIT_NOTE: 'A' };

/** Formats the number of a document, e.g. `F2026-01-00042`: kind and year, agency, sequence. */
export function invoiceNumber(kind: InvoiceKind, year: number, agencyId: number, sequence: number): string {
  return registerNumber(PREFIXES[kind], year, agencyId, sequence);
}

/** Returns the next number of a series that the transaction has locked. The year is that of the agency's calendar day. */
export async function nextPlace({ em }: Transaction, agencyId: number, kind: InvoiceKind): Promise<RegisterPlace> {
  const issuedOn = agencyDay(new Date());
  const year = Number(issuedOn.slice(0, 4));
  const row = await tablesOf<InvoiceTable>(em)
    .selectFrom('invoice')
    .select((eb) => eb.fn.max<number | null>('sequence').as('last'))
    .where('agencyId', '=', agencyId)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirst();
  const sequence = (row?.last ?? 0) + 1;
  return { year, sequence, issuedOn, number: invoiceNumber(kind, year, agencyId, sequence) };
}
