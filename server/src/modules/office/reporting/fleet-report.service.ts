import Big from 'big.js';
import type { Em } from '../../../platform/database/orm.js';
import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { type Money, money, subtractMoney } from '../../../kernel/money.js';
import { type DaySpan, type ReportPeriod, reportPeriod } from './report-period.js';
import { endsOf } from './reporting.service.js';

/** The figures of a vehicle over a period. */
export interface VehicleReport {
  readonly vehicleId: number;
  readonly name: string;
  readonly plateNumber: string;
  /** Rentals that began in the period. */
  readonly rentalCount: number;
  /** Agreed totals of those rentals, in Dh. */
  readonly revenue: Money;
  /** Cost of maintenance in the period, in Dh. */
  readonly charges: Money;
  /** Revenue less charges, in Dh. */
  readonly profit: Money;
  /** Rented hours as a share of the hours it was in the fleet, 0 to 100, one decimal; 0 for a vehicle that was not. */
  readonly usePercent: number;
}

/** The figures of the whole fleet over a period, from the first to the last day, both included (`YYYY-MM-DD`). Amounts are in Dh. */
export interface FleetReport {
  readonly from: string;
  readonly to: string;
  /** Best profit first. */
  readonly vehicles: readonly VehicleReport[];
  readonly revenue: Money;
  readonly charges: Money;
  readonly profit: Money;
  /** Rented hours as a share of all vehicles' hours in the fleet, 0 to 100, one decimal. */
  readonly usePercent: number;
}

interface Row {
  id: number;
  name: string;
  plate_number: string;
  rentals: number;
  revenue: string;
  charges: string;
  rented: number;
  present: number;
}

/** Every vehicle that was in the fleet in the period, or had revenue or cost in it. `rented` and `present` are in seconds. */
const REPORT = `
  with bounds as (select ?::timestamptz as s, ?::timestamptz as e),
  rentals as (
    select r.vehicle_id,
      count(*) filter (where r.starts_at >= b.s and r.starts_at < b.e)::int as rentals,
      coalesce(sum(r.total) filter (where r.starts_at >= b.s and r.starts_at < b.e), 0) as revenue,
      sum(extract(epoch from least(r.ends_at, b.e) - greatest(r.starts_at, b.s)))::float8 as rented
    from reservation r, bounds b
    where r.status = 'ACCEPTED' and r.period && tstzrange(b.s, b.e, '[)')
    group by r.vehicle_id),
  works as (
    select m.vehicle_id, sum(m.cost) as charges from maintenance m
    where m.performed_on between ?::date and ?::date group by m.vehicle_id)
  select v.id, v.name, v.plate_number, coalesce(r.rentals, 0) as rentals, coalesce(r.revenue, 0)::text as revenue,
    coalesce(w.charges, 0)::text as charges, coalesce(r.rented, 0) as rented,
    greatest(0, extract(epoch from least(coalesce(v.archived_at, b.e), b.e) - greatest(least(v.created_at, coalesce(f.first, v.created_at)), b.s)))::float8 as present
  from vehicle v cross join bounds b
  left join rentals r on r.vehicle_id = v.id
  left join works w on w.vehicle_id = v.id
  left join lateral (select min(x.starts_at) as first from reservation x where x.vehicle_id = v.id and x.status = 'ACCEPTED') f on true
  where r.vehicle_id is not null or w.vehicle_id is not null
    or (coalesce(v.archived_at, b.e) > b.s and v.created_at < b.e)
  order by coalesce(r.revenue, 0) - coalesce(w.charges, 0) desc, v.name, v.id`;

/** Reports how much the fleet is used, and the profit of each vehicle. */
export class FleetReportService {
  constructor(private readonly em: Em) {}

  /**
   * Returns use, revenue, charges and profit of every vehicle over a period, or the current month without dates. A vehicle is in the fleet
   * from the day it was added, or from its first rental if that was earlier. Admin only. Throws ValidationError.
   */
  async report(actor: Actor, span?: DaySpan | null, now = new Date()): Promise<FleetReport> {
    requireAdmin(actor);
    const period = reportPeriod(span, now);
    const rows = await this.rows(period);
    const sum = (pick: (row: Row) => string): Money =>
      rows.reduce((total, row) => total.plus(pick(row)), new Big(0)).toFixed(2);
    const revenue = sum((row) => row.revenue);
    const charges = sum((row) => row.charges);
    return {
      from: period.from,
      to: period.to,
      vehicles: rows.map(toReport),
      revenue,
      charges,
      profit: subtractMoney(revenue, charges),
      usePercent: share(
        rows.reduce((total, { rented }) => total + rented, 0),
        rows.reduce((total, { present }) => total + present, 0),
      ),
    };
  }

  private rows(period: ReportPeriod): Promise<Row[]> {
    return this.em.execute<Row[]>(REPORT, [...endsOf(period), period.from, period.to]);
  }
}

function toReport(row: Row): VehicleReport {
  return {
    vehicleId: row.id,
    name: row.name,
    plateNumber: row.plate_number,
    rentalCount: row.rentals,
    revenue: money(row.revenue),
    charges: money(row.charges),
    profit: subtractMoney(money(row.revenue), money(row.charges)),
    usePercent: share(row.rented, row.present),
  };
}

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.round((part / whole) * 1000) / 10);
}
