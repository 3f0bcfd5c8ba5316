import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Period } from '../../../kernel/period.js';
import {
  type Conflict,
  ENDS_AT,
  occupationColumns,
  rangeOf,
  STARTS_AT,
  toConflict,
} from '../../fleet/occupation/occupation-conflicts.js';
import type { OccupationTable } from '../../fleet/occupation/occupation.tables.js';
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
    period: Period,
    exceptMaintenanceId = NONE,
    em = this.em,
  ): Promise<Conflict | undefined> {
    const tables = tablesOf<OccupationTable>(em);
    await sql`select id from vehicle where id = ${vehicleId} for no key update`.execute(tables);
    const standing = sql<OccupationTable['occupation']>`(
      select o.vehicle_id, o.period, o.reservation_id, o.maintenance_id from occupation o
        where not ${this.rentals.planned}
      union all select m.vehicle_id, tstzrange(m.immobilised_from, m.immobilised_until, '[)'), null, m.id from maintenance m
        where m.immobilised_from is not null)`;
    const row = await tables
      .selectFrom(standing.as('o'))
      .select([
        ...occupationColumns(this.rentals),
        sql.lit('PERIOD' as const).as('clash'),
        ENDS_AT.as('readyAt'),
        STARTS_AT.as('backBy'),
      ])
      .where('o.vehicleId', '=', vehicleId)
      .where(sql<boolean>`o.period && ${rangeOf(period)}`)
      .where('o.maintenanceId', 'is distinct from', exceptMaintenanceId)
      .orderBy(STARTS_AT)
      .limit(1)
      .executeTakeFirst();
    return row && toConflict(row);
  }

  /**
   * Lets current and future maintenances occupy the parts of their period that no rental occupies. Call it whenever rentals have freed a
   * period. Concurrent bookings have priority. A maintenance that is being deleted is waited for, because its occupation would fail the
   * whole command.
   */
  async occupyAroundRentals({ em }: Transaction, now: Date): Promise<void> {
    await sql`insert into occupation (vehicle_id, period, maintenance_id, reason)
       select m.vehicle_id, free.period, m.id, m.description from maintenance m
       cross join lateral (select tstzrange(m.immobilised_from, m.immobilised_until, '[)') as period) asked
       cross join lateral unnest(tstzmultirange(asked.period) - coalesce((select range_agg(o.period) from occupation o
         where o.vehicle_id = m.vehicle_id and o.period && asked.period), '{}')) as free(period)
       where m.immobilised_until > ${now} order by m.id for key share of m on conflict do nothing`.execute(
      tablesOf(em),
    );
  }

  /** Frees a period that maintenances occupy, for a rental whose occupation was ended by mistake. */
  async takeBackFromWorks({ em }: Transaction, vehicleId: number, period: Period): Promise<void> {
    await sql`with taken as (delete from occupation o using maintenance m
         where m.id = o.maintenance_id and m.immobilised_from is not null and o.vehicle_id = ${vehicleId}
           and o.period && ${rangeOf(period)}
         returning o.vehicle_id, o.period, o.maintenance_id, o.reason)
       insert into occupation (vehicle_id, period, maintenance_id, reason)
       select t.vehicle_id, rest.period, t.maintenance_id, t.reason from taken t
       cross join lateral unnest(tstzmultirange(t.period) - tstzmultirange(${rangeOf(period)})) as rest(period)`.execute(
      tablesOf(em),
    );
  }
}
