import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { addMoney, type Money, money } from '../../../kernel/money.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { MaintenanceTable } from '../../upkeep/maintenance/maintenance.entity.js';
import type { CustomerTable } from '../../people/account/customer.entity.js';
import { type DaySpan, hasDates, lastMonths, monthOf, type ReportPeriod, reportPeriod } from './report-period.js';
import { sql, type RawBuilder, type Kysely, type Selectable } from 'kysely';

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
export interface RecentReservation extends Pick<
  Selectable<ReservationTable['reservation']>,
  | 'numberKey'
  | 'driverLastName'
  | 'driverFirstName'
  | 'driverPhone'
  | 'startsAt'
  | 'endsAt'
  | 'status'
  | 'total'
  | 'createdAt'
> {
  readonly vehicleName: string;
}

const TOP = 10;
const RECENT = 10;
/** Months that the current one is compared with, itself included. */
const MONTHS = 6;
/** Computes what the agency earns, spends and rents (docs/rules/reports.md#what-counts). */
export class ReportingService {
  constructor(private readonly em: Em) {}

  /** Counts rentals by first day. Staff for the current month, Admin for other dates. Throws ValidationError for invalid dates. */
  async rentalsPerDay(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<DayCount[]> {
    const period = this.periodFor(actor, span, now);
    const rows = await this.perDay(period, sql<number>`count(*)::int`);
    return period.days.map((day, index) => ({ day, count: rows.get(index) ?? 0 }));
  }

  /** Returns the ten vehicles with most rentals in the period, most first. Permissions and errors as for `rentalsPerDay`. */
  async mostRented(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<VehicleCount[]> {
    const period = this.periodFor(actor, span, now);
    const counted = this.rentalsWithin(endsOf(period))
      .select(['r.vehicleId', sql<number>`count(*)::int`.as('count')])
      .groupBy('r.vehicleId');
    return this.tables
      .selectFrom(counted.as('c'))
      .innerJoin('vehicle as v', 'v.id', 'c.vehicleId')
      .select(['v.id as vehicleId', 'v.name', 'v.plateNumber', 'c.count'])
      .orderBy('c.count', 'desc')
      .orderBy('v.name')
      .orderBy('v.id')
      .limit(TOP)
      .execute();
  }

  /** Sums the cost of maintenance by the day it was done. Permissions and errors as for `rentalsPerDay`. */
  async chargesPerDay(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<DayAmount[]> {
    const period = this.periodFor(actor, span, now);
    const rows = await this.tables
      .selectFrom('maintenance as m')
      .select([sql<string>`m.performed_on::text`.as('day'), sql<string>`sum(m.cost)::text`.as('amount')])
      .where('m.performedOn', '>=', period.from)
      .where('m.performedOn', '<=', period.to)
      .groupBy('m.performedOn')
      .execute();
    const amounts = new Map(rows.map(({ day, amount }) => [day, amount]));
    return period.days.map((day) => ({ day, amount: money(amounts.get(day) ?? '0') }));
  }

  /** Sums the agreed totals of rentals by first day. Admin only. Throws ValidationError for invalid dates. */
  async revenuePerDay(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<DayAmount[]> {
    requireAdmin(actor);
    const period = reportPeriod(span, now);
    const rows = await this.perDay(period, sql<string>`sum(r.total)::text`);
    return period.days.map((day, index) => ({ day, amount: money(rows.get(index) ?? '0') }));
  }

  /** Returns the figures of the dashboard's tiles. Staff only. */
  async monthFigures(actor: Actor, now = new Date()): Promise<MonthFigures> {
    requireStaff(actor);
    const period = monthOf(now);
    const bounds = endsOf(period);
    const row = await this.rentalsWithin(bounds)
      .select([
        sql<string>`coalesce(sum(r.total), 0)::text`.as('revenue'),
        sql<number>`count(*)::int`.as('rentals'),
        this.customersSince(bounds)
          .select(sql<number>`count(*)::int`.as('count'))
          .as('customers'),
      ])
      .executeTakeFirstOrThrow();
    return {
      from: period.from,
      to: period.to,
      revenue: money(row.revenue),
      rentalCount: row.rentals,
      newCustomerCount: row.customers ?? 0,
    };
  }

  /** The last six months, the current one last; null for an employee, who sees the current month only (docs/rules/reports.md#who-may-ask). */
  async recentMonths(actor: Actor, now = new Date()): Promise<MonthTotals[] | null> {
    requireStaff(actor);
    if (actor.kind !== 'admin') return null;
    const months = lastMonths(now, MONTHS);
    const bounds = [...months.map((month) => endsOf(month)[0]), endsOf(months.at(-1) ?? monthOf(now))[1]];
    const whole = endsOf({ bounds });
    const [rentals, customers] = await Promise.all([
      this.rentalsWithin(whole)
        .select([
          bucketOf(sql`r.starts_at`, bounds).as('bucket'),
          sql<string>`coalesce(sum(r.total), 0)::text`.as('revenue'),
          sql<number>`count(*)::int`.as('count'),
        ])
        .groupBy('bucket')
        .execute(),
      this.customersSince(whole)
        .select([bucketOf(sql`c.created_at`, bounds).as('bucket'), sql<number>`count(*)::int`.as('count')])
        .groupBy('bucket')
        .execute(),
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
    const counted = this.tables
      .selectFrom('reservation as r')
      .innerJoin('customer as c', 'c.id', 'r.customerId')
      .select(['c.id', 'c.lastName', 'c.firstName', 'c.phone', sql<number>`count(*)::int`.as('rentalCount')])
      .where('c.archivedAt', 'is', null)
      .where('r.status', '=', ReservationStatus.ACCEPTED)
      .groupBy('c.id');
    const rows = await this.tables
      .selectFrom(counted.as('n'))
      .selectAll('n')
      .select(sql<number>`sum(n.rental_count) over ()::int`.as('total'))
      .orderBy('n.rentalCount', 'desc')
      .orderBy('n.lastName')
      .orderBy('n.id')
      .limit(TOP)
      .execute();
    return {
      customers: rows.map(({ total: _total, ...customer }) => customer),
      rentalTotal: rows[0]?.total ?? 0,
    };
  }

  /** Returns the ten newest reservations. Staff only. */
  async recentReservations(actor: Actor): Promise<RecentReservation[]> {
    requireStaff(actor);
    return this.tables
      .selectFrom('reservation as r')
      .innerJoin('vehicle as v', 'v.id', 'r.vehicleId')
      .select(['r.numberKey', 'r.driverLastName', 'r.driverFirstName', 'r.driverPhone', 'v.name as vehicleName'])
      .select(['r.startsAt', 'r.endsAt', 'r.status', 'r.total', 'r.createdAt'])
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.id', 'desc')
      .limit(RECENT)
      .execute();
  }

  private get tables(): Kysely<ReservationTable & VehicleTable & MaintenanceTable & CustomerTable> {
    return tablesOf(this.em);
  }

  /** Selects rentals, which are ACCEPTED reservations and count on their first day (docs/rules/reports.md#what-counts). */
  private rentalsWithin([start, end]: Bounds) {
    return this.tables
      .selectFrom('reservation as r')
      .where('r.status', '=', ReservationStatus.ACCEPTED)
      .where('r.startsAt', '>=', start)
      .where('r.startsAt', '<', end);
  }

  private customersSince([start, end]: Bounds) {
    return this.tables
      .selectFrom('customer as c')
      .where('c.registered', '=', true)
      .where('c.archivedAt', 'is', null)
      .where('c.createdAt', '>=', start)
      .where('c.createdAt', '<', end);
  }

  private periodFor(actor: Actor, span: DaySpan | null | undefined, now: Date): ReportPeriod {
    if (hasDates(span)) requireAdmin(actor);
    else requireStaff(actor);
    return reportPeriod(span, now);
  }

  /** Aggregates rentals by the day on which they begin; the keys are indexes of the days. */
  private async perDay<T>(period: ReportPeriod, aggregate: RawBuilder<T>): Promise<Map<number, T>> {
    const rows = await this.rentalsWithin(endsOf(period))
      .select([bucketOf(sql`r.starts_at`, period.bounds).as('bucket'), aggregate.as('value')])
      .groupBy('bucket')
      .execute();
    return new Map(rows.map(({ bucket, value }) => [bucket - 1, value as T]));
  }
}

/** Returns the number, from 1, of the span between two of these moments in which a column lies. */
function bucketOf(column: RawBuilder<unknown>, bounds: readonly Date[]): RawBuilder<number> {
  return sql`width_bucket(${column}, ${[...bounds]}::timestamptz[])`;
}

type Bounds = readonly [start: Date, end: Date];

/** First moment of the period, and the first after it. */
export function endsOf({ bounds }: Pick<ReportPeriod, 'bounds'>): [Date, Date] {
  return [bounds[0] ?? new Date(NaN), bounds[bounds.length - 1] ?? new Date(NaN)];
}

/** Sums a series, in Dh, for the titles of the charts. */
export function sumOf(series: readonly DayAmount[]): Money {
  return addMoney(...series.map(({ amount }) => amount));
}
