import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { Period } from '../../../kernel/period.js';

/** What a vehicle is promised for: a rental or time out of service. */
export interface Occupation extends Period {
  readonly vehicleId: number;
  readonly reservationId: number | undefined;
  /** Number of that reservation, XXXXX-XXXXX: for the staff's eyes. */
  readonly reservationNumber: string | undefined;
  readonly maintenanceId: number | undefined;
}

/** For a rental, or for a work; what is told of a work to those who ask for the vehicle meanwhile. */
type Cause =
  { readonly reservationId: number } | { readonly maintenanceId: number; readonly reason?: string | undefined };

interface OccupationRow {
  vehicle_id: number;
  starts_at: Date;
  ends_at: Date;
  reservation_id: number | null;
  number_key: string | null;
  maintenance_id: number | null;
}

/** An id that no record has: a comparison with NULL would take away every row that has none. */
const NONE = 0;

const COLUMNS = `o.vehicle_id, lower(o.period) as starts_at, upper(o.period) as ends_at, o.reservation_id, o.maintenance_id,
  (select k.number_key from reservation k where k.id = o.reservation_id) as number_key`;

/** Gives the condition that the vehicle `v` is free over a period. */
export function freeOver({ startsAt, endsAt }: Period): Sql {
  return sql`not exists (select 1 from occupation o
    where o.vehicle_id = v.id and o.period && tstzrange(${startsAt}, ${endsAt}, '[)'))`;
}

/** Gives the condition that the vehicle `v` is neither rented nor out of service at a moment. */
export function freeAt(moment: Date): Sql {
  return sql`not exists (select 1 from occupation o where o.vehicle_id = v.id and o.period @> ${moment}::timestamptz)`;
}

/** Prevents double booking: one table holds all that a vehicle is promised for (docs/rules/reservations.md#no-double-booking). */
export class OccupationService {
  /** Whether a vehicle is in a rental or out of service at this moment; one statement for all vehicles of a list. */
  readonly occupiedNow: (vehicleId: number) => Promise<boolean>;

  constructor(private readonly em: Em) {
    this.occupiedNow = batched((ids) => this.occupiedAmong(ids));
  }

  /**
   * Promises a vehicle over a period. False when something overlaps: the row is inserted with
   * ON CONFLICT DO NOTHING because rivals that collide on a plain INSERT deadlock for seconds.
   */
  async occupy({ em }: Transaction, vehicleId: number, { startsAt, endsAt }: Period, cause: Cause): Promise<boolean> {
    const reservationId = 'reservationId' in cause ? cause.reservationId : null;
    const maintenanceId = 'maintenanceId' in cause ? cause.maintenanceId : null;
    const reason = ('reason' in cause ? cause.reason : null) ?? null;
    const rows = await em.execute<{ id: number }[]>(
      `insert into occupation (vehicle_id, period, reservation_id, maintenance_id, reason)
       values (?, tstzrange(?, ?, '[)'), ?, ?, ?) on conflict do nothing returning id`,
      [vehicleId, startsAt, endsAt, reservationId, maintenanceId, reason],
    );
    return rows.length > 0;
  }

  /** Ends the time out of service of a maintenance; gives what it was. */
  async releaseMaintenance({ em }: Transaction, maintenanceId: number): Promise<Period | undefined> {
    const [row] = await em.execute<{ starts_at: Date; ends_at: Date }[]>(
      'delete from occupation where maintenance_id = ? returning lower(period) as starts_at, upper(period) as ends_at',
      [maintenanceId],
    );
    return row && { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) };
  }

  /** Gives a rental's vehicle free again. */
  async releaseReservation({ em }: Transaction, reservationId: number): Promise<void> {
    await em.execute('delete from occupation where reservation_id = ?', [reservationId]);
  }

  /** Ends a rental's promise at a moment: what is left of it is free. One that was over by then stays as it is. */
  async endReservation({ em }: Transaction, reservationId: number, at: Date): Promise<void> {
    await em.execute('delete from occupation where reservation_id = ? and lower(period) >= ?', [reservationId, at]);
    await em.execute(
      `update occupation set period = tstzrange(lower(period), ?, '[)') where reservation_id = ? and upper(period) > ?`,
      [at, reservationId, at],
    );
  }

  /** What is in the way of a vehicle over a period, earliest first, but for one reservation's or maintenance's own. */
  async conflict(
    vehicleId: number,
    period: Period,
    exceptReservationId?: number,
    exceptMaintenanceId?: number,
  ): Promise<Occupation | undefined> {
    const rows = await this.em.execute<OccupationRow[]>(
      `select ${COLUMNS} from occupation o
       where o.vehicle_id = ? and o.period && tstzrange(?, ?, '[)')
         and o.reservation_id is distinct from ? and o.maintenance_id is distinct from ?
       order by lower(o.period) limit 1`,
      [vehicleId, period.startsAt, period.endsAt, exceptReservationId ?? NONE, exceptMaintenanceId ?? NONE],
    );
    return rows[0] && toOccupation(rows[0]);
  }

  /** What is in the way of each of these reservations on the vehicle it asks for, by reservation id. */
  async conflictsOf(reservationIds: readonly number[]): Promise<Map<number, Occupation>> {
    const rows = await this.em.execute<(OccupationRow & { asking_id: number })[]>(
      `select distinct on (r.id) r.id as asking_id, ${COLUMNS} from reservation r
       join occupation o on o.vehicle_id = r.vehicle_id and o.period && r.period and o.reservation_id is distinct from r.id
       where r.id in (?) order by r.id, lower(o.period)`,
      [[...reservationIds]],
    );
    return new Map(rows.map((row) => [row.asking_id, toOccupation(row)]));
  }

  /** A vehicle's running rental, else its next one after a moment; undefined when it is promised to nobody. */
  async rentalFrom(vehicleId: number, now: Date): Promise<Occupation | undefined> {
    const rows = await this.em.execute<OccupationRow[]>(
      `select ${COLUMNS} from occupation o
       where o.vehicle_id = ? and o.reservation_id is not null and upper(o.period) > ?::timestamptz
       order by lower(o.period) limit 1`,
      [vehicleId, now],
    );
    return rows[0] && toOccupation(rows[0]);
  }

  private async occupiedAmong(ids: readonly number[]): Promise<boolean[]> {
    const rows = await this.em.execute<{ vehicle_id: number }[]>(
      'select vehicle_id from occupation where period @> ?::timestamptz and vehicle_id in (?)',
      [new Date(), [...ids]],
    );
    const occupied = new Set(rows.map((row) => row.vehicle_id));
    return ids.map((id) => occupied.has(id));
  }
}

function toOccupation(row: OccupationRow): Occupation {
  return {
    vehicleId: row.vehicle_id,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    reservationId: row.reservation_id ?? undefined,
    reservationNumber: row.number_key ? formatNumber(row.number_key) : undefined,
    maintenanceId: row.maintenance_id ?? undefined,
  };
}
