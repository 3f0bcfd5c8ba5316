import type { Em } from '../../../platform/database/orm.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { addMoney, type Money, money } from '../../../kernel/money.js';
import { type DaySpan, hasDates, lastMonths, monthOf, type ReportPeriod, reportPeriod } from './report-period.js';

/** The number of rentals that began on a day, `YYYY-MM-DD`. A report has an entry for every day, also for 0. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** An amount of a day, `YYYY-MM-DD`. A report has an entry for every day, also for 0. */
export interface DayAmount {
  readonly day: string;
  /** Dh. */
  readonly amount: Money;
}

/** A vehicle, and how many of its rentals began in the period of the report. */
export interface VehicleCount {
  readonly vehicleId: number;
  readonly name: string;
  readonly plateNumber: string;
  /** Rentals that began in the period. */
  readonly count: number;
}

/** The figures of the current month, whose first and last day are `YYYY-MM-DD`. */
export interface MonthFigures {
  readonly from: string;
  readonly to: string;
  /** Of the rentals that begin this month, in Dh. */
  readonly revenue: Money;
  readonly rentalCount: number;
  readonly newCustomerCount: number;
}

/** The figures of a month. */
export interface MonthTotals {
  /** Its first day. */
  readonly from: string;
  /** Of the rentals that began in it, in Dh. */
  readonly revenue: Money;
  readonly rentalCount: number;
  readonly newCustomerCount: number;
}

/** A registered customer, and the number of their rentals. */
export interface LoyalCustomer {
  readonly id: number;
  readonly lastName: string;
  readonly firstName: string;
  readonly phone: string;
  readonly rentalCount: number;
}

/** The customers with the most rentals, and the number of rentals of all registered customers, to compare with. */
export interface LoyalCustomers {
  /** The ten with most rentals. */
  readonly customers: readonly LoyalCustomer[];
  /** Rentals of all registered customers. */
  readonly rentalTotal: number;
}

/** A reservation in the dashboard's list, as it is read. `total` is in Dh, null until it is agreed. */
export interface RecentReservation {
  readonly number_key: string;
  readonly driver_last_name: string;
  readonly driver_first_name: string;
  readonly driver_phone: string | null;
  readonly vehicle_name: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly status: 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'CANCELLED';
  readonly total: Money | null;
  readonly created_at: Date;
}

const TOP = 10;
const RECENT = 10;
/** Months that the current one is compared with, itself included. */
const MONTHS = 6;
/** Selects rentals, which are ACCEPTED reservations and count on their first day (docs/rules/reports.md#what-counts). */
const RENTALS = `reservation r where r.status = 'ACCEPTED' and r.starts_at >= ? and r.starts_at < ?`;

/** Computes what the agency earns, spends and rents (docs/rules/reports.md#what-counts). */
export class ReportingService {
  constructor(private readonly em: Em) {}

  /** Counts rentals by first day. Staff for the current month, Admin for other dates. Throws ValidationError for invalid dates. */
  async rentalsPerDay(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<DayCount[]> {
    const period = this.periodFor(actor, span, now);
    const rows = await this.perDay(period, 'count(*)::int');
    return period.days.map((day, index) => ({ day, count: Number(rows.get(index) ?? 0) }));
  }

  /** Returns the ten vehicles with most rentals in the period, most first. Permissions and errors as for `rentalsPerDay`. */
  async mostRented(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<VehicleCount[]> {
    const period = this.periodFor(actor, span, now);
    const rows = await this.em.execute<{ id: number; name: string; plate_number: string; count: number }[]>(
      `select v.id, v.name, v.plate_number, c.count
         from (select r.vehicle_id, count(*)::int as count from ${RENTALS} group by r.vehicle_id) c
         join vehicle v on v.id = c.vehicle_id
        order by c.count desc, v.name, v.id limit ${TOP}`,
      endsOf(period),
    );
    return rows.map((row) => ({ vehicleId: row.id, name: row.name, plateNumber: row.plate_number, count: row.count }));
  }

  /** Sums the cost of maintenance by the day it was done. Permissions and errors as for `rentalsPerDay`. */
  async chargesPerDay(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<DayAmount[]> {
    const period = this.periodFor(actor, span, now);
    const rows = await this.em.execute<{ day: string; amount: string }[]>(
      `select m.performed_on::text as day, sum(m.cost)::text as amount from maintenance m
        where m.performed_on between ?::date and ?::date group by m.performed_on`,
      [period.from, period.to],
    );
    const amounts = new Map(rows.map(({ day, amount }) => [day, amount]));
    return period.days.map((day) => ({ day, amount: money(amounts.get(day) ?? '0') }));
  }

  /** Sums the agreed totals of rentals by first day. Admin only. Throws ValidationError for invalid dates. */
  async revenuePerDay(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<DayAmount[]> {
    requireAdmin(actor);
    const period = reportPeriod(span, now);
    const rows = await this.perDay(period, 'sum(r.total)::text');
    return period.days.map((day, index) => ({ day, amount: money(String(rows.get(index) ?? '0')) }));
  }

  /** Returns the figures of the dashboard's tiles. Staff only. */
  async monthFigures(actor: Actor, now = new Date()): Promise<MonthFigures> {
    requireStaff(actor);
    const period = monthOf(now);
    const [start, end] = endsOf(period);
    const [row] = await this.em.execute<{ revenue: string; rentals: number; customers: number }[]>(
      `select coalesce(sum(r.total), 0)::text as revenue, count(*)::int as rentals,
         (select count(*)::int from customer c where c.archived_at is null and c.created_at >= ? and c.created_at < ?) as customers
       from ${RENTALS}`,
      [start, end, start, end],
    );
    return {
      from: period.from,
      to: period.to,
      revenue: money(row?.revenue ?? '0'),
      rentalCount: row?.rentals ?? 0,
      newCustomerCount: row?.customers ?? 0,
    };
  }

  /** The last six months, the current one last; null for an employee, who sees the current month only (docs/rules/reports.md#who-may-ask). */
  async recentMonths(actor: Actor, now = new Date()): Promise<MonthTotals[] | null> {
    requireStaff(actor);
    if (actor.kind !== 'admin') return null;
    const months = lastMonths(now, MONTHS);
    const bounds = [...months.map((month) => endsOf(month)[0]), endsOf(months.at(-1) ?? monthOf(now))[1]];
    const list = timestamps(bounds);
    const [first, last] = [bounds[0], bounds.at(-1)];
    const [rentals, customers] = await Promise.all([
      this.em.execute<{ bucket: number; revenue: string; count: number }[]>(
        `select width_bucket(r.starts_at, ?::timestamptz[]) as bucket, coalesce(sum(r.total), 0)::text as revenue, count(*)::int as count
           from ${RENTALS} group by 1`,
        [list, first, last],
      ),
      this.em.execute<{ bucket: number; count: number }[]>(
        `select width_bucket(c.created_at, ?::timestamptz[]) as bucket, count(*)::int as count
           from customer c where c.archived_at is null and c.created_at >= ? and c.created_at < ? group by 1`,
        [list, first, last],
      ),
    ]);
    return months.map(({ from }, index) => {
      const rented = rentals.find(({ bucket }) => bucket === index + 1);
      const registered = customers.find(({ bucket }) => bucket === index + 1);
      return {
        from,
        revenue: money(rented?.revenue ?? '0'),
        rentalCount: rented?.count ?? 0,
        newCustomerCount: registered?.count ?? 0,
      };
    });
  }

  /** The ten registered customers with most rentals, and the rentals of all registered ones. Staff only. */
  async loyalCustomers(actor: Actor): Promise<LoyalCustomers> {
    requireStaff(actor);
    const rows = await this.em.execute<
      { id: number; last_name: string; first_name: string; phone: string; count: number; total: number }[]
    >(
      `with counted as (
         select r.customer_id, count(*)::int as count from reservation r
           join customer c on c.id = r.customer_id and c.archived_at is null
          where r.status = 'ACCEPTED' group by r.customer_id)
       select c.id, c.last_name, c.first_name, c.phone, n.count, (select sum(count)::int from counted) as total
         from counted n join customer c on c.id = n.customer_id
        order by n.count desc, c.last_name, c.id limit ${TOP}`,
    );
    return {
      customers: rows.map((row) => ({
        id: row.id,
        lastName: row.last_name,
        firstName: row.first_name,
        phone: row.phone,
        rentalCount: row.count,
      })),
      rentalTotal: rows[0]?.total ?? 0,
    };
  }

  /** Returns the ten newest reservations. Staff only. */
  async recentReservations(actor: Actor): Promise<RecentReservation[]> {
    requireStaff(actor);
    return this.em.execute<RecentReservation[]>(
      `select r.number_key, r.driver_last_name, r.driver_first_name, r.driver_phone, v.name as vehicle_name,
         r.starts_at, r.ends_at, r.status, r.total::text as total, r.created_at
       from reservation r join vehicle v on v.id = r.vehicle_id
       order by r.created_at desc, r.id desc limit ${RECENT}`,
    );
  }

  private periodFor(actor: Actor, span: DaySpan | null | undefined, now: Date): ReportPeriod {
    if (hasDates(span)) requireAdmin(actor);
    else requireStaff(actor);
    return reportPeriod(span, now);
  }

  /** Aggregates rentals by the day on which they begin; the keys are indexes of the days. */
  private async perDay({ bounds }: ReportPeriod, aggregate: string): Promise<Map<number, string | number>> {
    const rows = await this.em.execute<{ bucket: number; value: string | number }[]>(
      `select width_bucket(r.starts_at, ?::timestamptz[]) as bucket, ${aggregate} as value
         from ${RENTALS} group by 1`,
      [timestamps(bounds), bounds[0], bounds[bounds.length - 1]],
    );
    return new Map(rows.map(({ bucket, value }) => [bucket - 1, value]));
  }
}

/** Moments as PostgreSQL reads an array of them. */
function timestamps(moments: readonly Date[]): string {
  return `{${moments.map((moment) => `"${moment.toISOString()}"`).join(',')}}`;
}

/** First moment of the period, and the first after it. */
export function endsOf({ bounds }: ReportPeriod): [Date, Date] {
  return [bounds[0] ?? new Date(NaN), bounds[bounds.length - 1] ?? new Date(NaN)];
}

/** Sums a series, in Dh, for the titles of the charts. */
export function sumOf(series: readonly DayAmount[]): Money {
  return addMoney(...series.map(({ amount }) => amount));
}
