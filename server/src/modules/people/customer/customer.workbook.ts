import { type Column, makeWorkbook } from '../../../platform/xlsx/workbook.js';
import { CUSTOMER_RATING_LABELS, CUSTOMER_STATUS_LABELS, TITLE_LABELS } from '../account/account.labels.js';
import type { CustomerTable } from '../account/customer.entity.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import type { CustomerHistory } from './customer-history.js';

/** A customer and their figures, which are null for a customer without reservations. */
export type CustomerSheetRow = Pick<
  CustomerTable['customer'],
  | 'nationalId'
  | 'title'
  | 'lastName'
  | 'firstName'
  | 'email'
  | 'phone'
  | 'address'
  | 'status'
  | 'rating'
  | 'comment'
  | 'emailVerifiedAt'
  | 'createdAt'
> & { readonly id: number } & {
  readonly [K in 'rentals' | 'cancellations' | 'refusals' | 'revenue' | 'lastRentalAt']: CustomerHistory[K] | null;
};

const COLUMNS: readonly Column<CustomerSheetRow>[] = [
  { title: HEADINGS.id, kind: 'integer', value: ({ id }) => id },
  { title: HEADINGS.nationalId, width: 14, value: (row) => row.nationalId },
  { title: HEADINGS.title, width: 12, value: ({ title }) => TITLE_LABELS[title] },
  { title: HEADINGS.lastName, value: (row) => row.lastName },
  { title: HEADINGS.firstName, value: (row) => row.firstName },
  { title: HEADINGS.email, width: 32, value: ({ email }) => email },
  { title: HEADINGS.phone, width: 18, value: ({ phone }) => phone },
  { title: HEADINGS.address, width: 40, value: ({ address }) => address },
  { title: HEADINGS.accountStatus, width: 12, value: ({ status }) => CUSTOMER_STATUS_LABELS[status] },
  { title: HEADINGS.rating, width: 16, value: ({ rating }) => CUSTOMER_RATING_LABELS[rating] },
  { title: HEADINGS.comment, width: 40, value: ({ comment }) => comment },
  { title: HEADINGS.rentals, kind: 'integer', value: ({ rentals }) => rentals ?? 0 },
  { title: HEADINGS.cancellations, kind: 'integer', value: ({ cancellations }) => cancellations ?? 0 },
  { title: HEADINGS.refusals, kind: 'integer', value: ({ refusals }) => refusals ?? 0 },
  { title: HEADINGS.turnover, kind: 'money', value: ({ revenue }) => revenue ?? '0.00' },
  { title: HEADINGS.lastRental, kind: 'moment', value: (row) => row.lastRentalAt },
  { title: HEADINGS.verifiedAt, kind: 'moment', value: (row) => row.emailVerifiedAt },
  { title: HEADINGS.registeredAt, kind: 'moment', value: (row) => row.createdAt },
];

/** Writes the list of customers, with the figures of their reservations. */
export function customerWorkbook(rows: AsyncIterable<CustomerSheetRow>): Promise<Buffer> {
  return makeWorkbook('Clients', COLUMNS, rows);
}
