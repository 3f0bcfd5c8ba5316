import Big from 'big.js';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { type Money, money, subtractMoney } from '../../../kernel/money.js';
import type { VehicleTable } from '../../fleet/vehicle/vehicle.entity.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { MaintenanceTable } from '../../upkeep/maintenance/maintenance.entity.js';
import { type DaySpan, type ReportPeriod, reportPeriod } from './report-period.js';
import { endsOf } from './reporting.service.js';
import { sql } from 'kysely';

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

type Row = Awaited<ReturnType<FleetReportService['rows']>>[number];

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

  /** Reads every vehicle that was in the fleet in the period, or had revenue or cost in it. `rented` and `present` are in seconds. */
  private rows(period: ReportPeriod) {
    const [start, end] = endsOf(period).map((moment) => sql<Date>`${moment}::timestamptz`);
    const tables = tablesOf<VehicleTable & ReservationTable & MaintenanceTable>(this.em);
    const begunIn = sql`r.starts_at >= ${start} and r.starts_at < ${end}`;
    const rentals = tables
      .selectFrom('reservation as r')
      .select([
        'r.vehicleId',
        sql<number>`count(*) filter (where ${begunIn})::int`.as('rentals'),
        sql<string>`coalesce(sum(r.total) filter (where ${begunIn}), 0)`.as('revenue'),
        sql<number>`sum(extract(epoch from least(r.ends_at, ${end}) - greatest(r.starts_at, ${start})))::float8`.as(
          'rented',
        ),
      ])
      .where('r.status', '=', ReservationStatus.ACCEPTED)
      .where(sql<boolean>`r.period && tstzrange(${start}, ${end}, '[)')`)
      .groupBy('r.vehicleId');
    const works = tables
      .selectFrom('maintenance as m')
      .select((eb) => ['m.vehicleId', eb.fn.sum<string>('m.cost').as('charges')])
      .where('m.performedOn', '>=', period.from)
      .where('m.performedOn', '<=', period.to)
      .groupBy('m.vehicleId');
    const firstRental = tables
      .selectFrom('reservation as x')
      .select((eb) => eb.fn.min('x.startsAt').as('startsAt'))
      .where('x.status', '=', ReservationStatus.ACCEPTED);
    const addedAt = sql`least(v.created_at, coalesce(f.starts_at, v.created_at))`;
    return tables
      .selectFrom('vehicle as v')
      .leftJoin(rentals.as('r'), 'r.vehicleId', 'v.id')
      .leftJoin(works.as('w'), 'w.vehicleId', 'v.id')
      .leftJoinLateral(firstRental.where('x.vehicleId', '=', sql.ref<number>('v.id')).as('f'), (join) => join.onTrue())
      .select([
        'v.id',
        'v.name',
        'v.plateNumber',
        sql<number>`coalesce(r.rentals, 0)`.as('rentals'),
        sql<string>`coalesce(r.revenue, 0)::text`.as('revenue'),
        sql<string>`coalesce(w.charges, 0)::text`.as('charges'),
        sql<number>`coalesce(r.rented, 0)`.as('rented'),
        sql<number>`greatest(0, extract(epoch from least(coalesce(v.archived_at, ${end}), ${end}) - greatest(${addedAt}, ${start})))::float8`.as(
          'present',
        ),
      ])
      .where(
        sql<boolean>`(r.vehicle_id is not null or w.vehicle_id is not null
          or (coalesce(v.archived_at, ${end}) > ${start} and v.created_at < ${end}))`,
      )
      .orderBy(sql`coalesce(r.revenue, 0) - coalesce(w.charges, 0)`, 'desc')
      .orderBy('v.name')
      .orderBy('v.id')
      .execute();
  }
}

function toReport(row: Row): VehicleReport {
  return {
    vehicleId: row.id,
    name: row.name,
    plateNumber: row.plateNumber,
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
