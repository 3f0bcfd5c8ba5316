import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Period } from '../../../kernel/period.js';
import {
  type Conflict,
  type ConflictRow,
  occupationColumns,
  toConflict,
} from '../../fleet/occupation/occupation.service.js';
import type { OccupyingRentals } from '../../fleet/occupation/occupying-rentals.js';

/** An id that no record has. */
const NONE = 0;

/**
 * Occupies vehicles for maintenances that overlap rentals: they keep the whole period that they want, and occupy what rentals leave free of it
 * (docs/rules/maintenance.md#out-of-service).
 */
export class WorkOccupations {
  constructor(
    private readonly em: Em,
    private readonly rentals: OccupyingRentals,
  ) {}

  /**
   * Returns what prevents a maintenance in a period: another maintenance, or a rental whose vehicle has left. Planned rentals do not
   * prevent it, because they can get other vehicles. Locks the vehicle, so that concurrent commands run one after the other.
   */
  async stopsWork(
    vehicleId: number,
    { startsAt, endsAt }: Period,
    exceptMaintenanceId = NONE,
    em = this.em,
  ): Promise<Conflict | undefined> {
    await em.execute('select id from vehicle where id = ? for no key update', [vehicleId]);
    const rows = await em.execute<ConflictRow[]>(
      `select ${occupationColumns(this.rentals)}, 'PERIOD' as clash, upper(o.period) as ready_at, lower(o.period) as back_by from (
         select o.vehicle_id, o.period, o.reservation_id, o.maintenance_id from occupation o where not ${this.rentals.planned}
         union all select m.vehicle_id, tstzrange(m.immobilised_from, m.immobilised_until, '[)'), null, m.id from maintenance m
           where m.immobilised_from is not null) o
       where o.vehicle_id = ? and o.period && tstzrange(?, ?, '[)') and o.maintenance_id is distinct from ?
       order by lower(o.period) limit 1`,
      [vehicleId, startsAt, endsAt, exceptMaintenanceId],
    );
    return rows[0] && toConflict(rows[0]);
  }

  /**
   * Lets current and future maintenances occupy the parts of their period that no rental occupies. Call it whenever rentals have freed a
   * period. Concurrent bookings have priority. A maintenance that is being deleted is waited for, because its occupation would fail the
   * whole command.
   */
  async occupyAroundRentals({ em }: Transaction, now: Date): Promise<void> {
    await em.execute(
      `insert into occupation (vehicle_id, period, maintenance_id, reason)
       select m.vehicle_id, free.period, m.id, m.description from maintenance m
       cross join lateral (select tstzrange(m.immobilised_from, m.immobilised_until, '[)') as period) asked
       cross join lateral unnest(tstzmultirange(asked.period) - coalesce((select range_agg(o.period) from occupation o
         where o.vehicle_id = m.vehicle_id and o.period && asked.period), '{}')) as free(period)
       where m.immobilised_until > ? order by m.id for key share of m on conflict do nothing`,
      [now],
    );
  }

  /** Frees a period that maintenances occupy, for a rental whose occupation was ended by mistake. */
  async takeBackFromWorks({ em }: Transaction, vehicleId: number, { startsAt, endsAt }: Period): Promise<void> {
    await em.execute(
      `with taken as (delete from occupation o using maintenance m
         where m.id = o.maintenance_id and m.immobilised_from is not null and o.vehicle_id = ? and o.period && tstzrange(?, ?, '[)')
         returning o.vehicle_id, o.period, o.maintenance_id, o.reason)
       insert into occupation (vehicle_id, period, maintenance_id, reason)
       select t.vehicle_id, rest.period, t.maintenance_id, t.reason from taken t
       cross join lateral unnest(tstzmultirange(t.period) - tstzmultirange(tstzrange(?, ?, '[)'))) as rest(period)`,
      [vehicleId, startsAt, endsAt, startsAt, endsAt],
    );
  }
}
