import type { Money } from '../../../kernel/money.js';
import type { Sql } from '../../../platform/database/sql-parts.js';

/** Figures computed from a customer's reservations. */
export interface CustomerHistory {
  /** Accepted reservations, past and future. */
  readonly rentals: number;
  readonly cancellations: number;
  readonly refusals: number;
  /** Pending requests. */
  readonly pending: number;
  /** Agreed totals of the rentals, in Dh. */
  readonly revenue: Money;
  /** Departure of the latest rental that has begun. */
  readonly lastRentalAt: Date | null;
}

/** Computes figures from the reservations of customers. Provided by the module of reservations. */
export interface CustomerHistories {
  /** Reads the figures of a customer, with one statement for all customers of a page. */
  readonly of: (customerId: number) => Promise<CustomerHistory>;
  /**
   * Returns SQL of a table with the columns `customer_id`, `rentals`, `cancellations`, `refusals`, `pending`, `revenue` (text, Dh) and
   * `last_rental_at`, without customers who have no reservation. Of all customers unless their ids are given.
   */
  readonly table: (customerIds?: readonly number[]) => Sql;
}
