import { type Column, makeWorkbook } from '../../../platform/xlsx/workbook.js';
import type { Money } from '../../../kernel/money.js';
import { CUSTOMER_RATING_LABELS, CUSTOMER_STATUS_LABELS, TITLE_LABELS } from '../account/account.labels.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import type { Title } from '../../../kernel/title.js';
import type { CustomerRating, CustomerStatus } from '../account/customer.entity.js';

/** A customer and their figures as a plain database row. */
export interface CustomerSheetRow {
  readonly id: number;
  readonly national_id: string | null;
  readonly title: Title;
  readonly last_name: string;
  readonly first_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly status: CustomerStatus;
  readonly rating: CustomerRating;
  readonly comment: string | null;
  /** Null for a customer without reservations, like the following fields. */
  readonly rentals: number | null;
  readonly cancellations: number | null;
  readonly refusals: number | null;
  readonly revenue: Money | null;
  /** Moments in milliseconds since 1970. */
  readonly last_rental_at: number | null;
  readonly email_verified_at: number | null;
  readonly created_at: number;
}

const moment = (milliseconds: number | null): Date | null => (milliseconds === null ? null : new Date(milliseconds));

const COLUMNS: readonly Column<CustomerSheetRow>[] = [
  { title: HEADINGS.id, kind: 'integer', value: ({ id }) => id },
  { title: HEADINGS.nationalId, width: 14, value: (row) => row.national_id },
  { title: HEADINGS.title, width: 12, value: ({ title }) => TITLE_LABELS[title] },
  { title: HEADINGS.lastName, value: (row) => row.last_name },
  { title: HEADINGS.firstName, value: (row) => row.first_name },
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
  { title: HEADINGS.lastRental, kind: 'moment', value: (row) => moment(row.last_rental_at) },
  { title: HEADINGS.verifiedAt, kind: 'moment', value: (row) => moment(row.email_verified_at) },
  { title: HEADINGS.registeredAt, kind: 'moment', value: (row) => moment(row.created_at) },
];

/** Writes the list of customers, with the figures of their reservations. */
export function customerWorkbook(rows: AsyncIterable<CustomerSheetRow>): Promise<Buffer> {
  return makeWorkbook('Clients', COLUMNS, rows);
}
