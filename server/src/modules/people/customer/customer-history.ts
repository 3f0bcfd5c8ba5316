import type { Money } from '../../../kernel/money.js';
import type { RawBuilder } from 'kysely';

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

/** The figures with the id of their customer. */
export interface CustomerHistoryRow extends CustomerHistory {
  readonly customerId: number;
}

/** Computes figures from the reservations of customers. Provided by the module of reservations. */
export interface CustomerHistories {
  /** Reads the figures of a customer, with one statement for all customers of a page. */
  readonly of: (customerId: number) => Promise<CustomerHistory>;
  /**
   * Returns a table of the figures to select from, without customers who have no reservation. Of all customers unless their ids are given.
   */
  readonly table: (customerIds?: readonly number[]) => RawBuilder<CustomerHistoryRow>;
}
