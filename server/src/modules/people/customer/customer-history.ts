import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Money } from '../../../kernel/money.js';

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

interface HistoryRow {
  readonly customer_id: number;
  readonly rentals: number;
  readonly cancellations: number;
  readonly refusals: number;
  readonly pending: number;
  readonly revenue: string;
  /** Milliseconds since 1970. */
  readonly last_rental_at: number | null;
}

const NOTHING: CustomerHistory = {
  rentals: 0,
  cancellations: 0,
  refusals: 0,
  pending: 0,
  revenue: '0.00',
  lastRentalAt: null,
};

const COUNTS = `select customer_id,
    count(*) filter (where status = 'ACCEPTED')::int as rentals,
    count(*) filter (where status = 'CANCELLED')::int as cancellations,
    count(*) filter (where status = 'REFUSED')::int as refusals,
    count(*) filter (where status = 'PENDING')::int as pending,
    coalesce(sum(total) filter (where status = 'ACCEPTED'), 0)::numeric(14,2)::text as revenue,
    (extract(epoch from max(starts_at) filter (where status = 'ACCEPTED' and starts_at <= now())) * 1000)::float8 as last_rental_at
  from reservation where customer_id in (?) group by customer_id`;

/** Reads the figures of customers, in one statement per page. */
export class CustomerHistories {
  readonly of: (customerId: number) => Promise<CustomerHistory>;

  constructor(private readonly em: Em) {
    this.of = batched((ids) => this.ofAll(ids));
  }

  private async ofAll(ids: readonly number[]): Promise<CustomerHistory[]> {
    const rows = await this.em.execute<HistoryRow[]>(COUNTS, [[...ids]]);
    const byId = new Map(rows.map((row) => [row.customer_id, toHistory(row)]));
    return ids.map((id) => byId.get(id) ?? NOTHING);
  }
}

function toHistory({ customer_id, last_rental_at: last, ...counts }: HistoryRow): CustomerHistory {
  return { ...counts, lastRentalAt: last === null ? null : new Date(last) };
}
