import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { Period } from '../../../kernel/period.js';
import type { OccupyingRentals } from './occupying-rentals.js';

/** A period in which a vehicle is occupied: by a rental, or by a maintenance that takes it out of service. */
export interface Occupation extends Period {
  readonly vehicleId: number;
  readonly reservationId: number | undefined;
  /** Number of the reservation, XXXXX-XXXXX; shown to the staff only. */
  readonly reservationNumber: string | undefined;
  readonly maintenanceId: number | undefined;
}

/** An occupation that prevents a rental of the vehicle over a requested period. */
export interface Conflict extends Occupation {
  /**
   * Why it prevents the rental: PERIOD if it overlaps the period. READY_TOO_LATE if the vehicle is not prepared by the start, BACK_TOO_LATE
   * if it would be back too late to be prepared for the following rental.
   */
  readonly clash: 'PERIOD' | 'READY_TOO_LATE' | 'BACK_TOO_LATE';
  /** When the vehicle is prepared after it. */
  readonly readyAt: Date;
  /** When an earlier rental must end, so that the vehicle can be prepared for it. */
  readonly backBy: Date;
}

/** The occupation that a rental had before. */
export interface FormerPromise extends Period {
  readonly vehicleId: number;
}

/** A reservation whose vehicle is asked for over its period. */
export interface RequestedOccupation extends Period {
  readonly reservationId: number;
  readonly vehicleId: number;
  /** Whether it is still a request, which needs the preparation time too. */
  readonly pending: boolean;
}

interface RentalCause {
  readonly reservationId: number;
  /** The former occupation that this one replaces, if any. */
  readonly former?: FormerPromise | undefined;
}

/** The rental or maintenance that occupies the vehicle. `reason` of a maintenance is shown to those who request the vehicle. */
type Cause = RentalCause | { readonly maintenanceId: number; readonly reason?: string | undefined };

interface OccupationRow {
  vehicle_id: number;
  starts_at: Date;
  ends_at: Date;
  reservation_id: number | null;
  number_key: string | null;
  maintenance_id: number | null;
}

type FormerRow = Pick<OccupationRow, 'vehicle_id' | 'starts_at' | 'ends_at'>;

/** A row of `occupationColumns` that prevents a rental or a maintenance. */
export interface ConflictRow extends OccupationRow {
  clash: Conflict['clash'];
  ready_at: Date;
  back_by: Date;
}

/**
 * How often the end of a preparation is computed again if concurrent bookings collide; after that the vehicle is occupied without
 * preparation.
 */
const ATTEMPTS = 3;

/** An id that no record has. NULL would not work, because a comparison with NULL excludes all rows. */
const NONE = 0;

/** Returns the columns of an occupation `o`. */
export function occupationColumns({ numberKey }: OccupyingRentals): string {
  return `o.vehicle_id, lower(o.period) as starts_at, upper(o.period) as ends_at, o.reservation_id, o.maintenance_id,
    ${numberKey} as number_key`;
}

/** SQL of the preparation time between two rentals, from the settings. */
export const PREPARATION = 'make_interval(mins => coalesce((select s.preparation_minutes from settings s), 0))';

/** SQL condition that the occupation `o` prevents the rental `r`; `freeOver` is its negation for a vehicle. */
const IN_THE_WAY = `(o.period && tstzrange(r.starts_at, r.ends_at, '[)') or (o.reservation_id is not null
  and o.held && tstzrange(r.starts_at, r.ends_at + ${PREPARATION}, '[)')))`;

const CLASH = `case when o.period && tstzrange(r.starts_at, r.ends_at, '[)') then 'PERIOD'
    when upper(o.period) <= r.starts_at then 'READY_TOO_LATE' else 'BACK_TOO_LATE' end as clash,
  upper(o.held) as ready_at, lower(o.period) - ${PREPARATION} as back_by`;

/** SQL order that puts overlapping occupations first, then by their start. */
const EARLIEST = `o.period && tstzrange(r.starts_at, r.ends_at, '[)') desc, lower(o.period)`;

/**
 * Returns the SQL condition that the vehicle `v` can be rented over a period: nothing overlaps it, and the vehicle can be prepared after
 * the rental before and for the one after.
 */
export function freeOver({ startsAt, endsAt }: Period): Sql {
  return sql`not exists (select 1 from occupation o where o.vehicle_id = v.id
    and (o.period && tstzrange(${startsAt}, ${endsAt}, '[)') or (o.reservation_id is not null
      and o.held && tstzrange(${startsAt}, ${endsAt}::timestamptz + ${sql.raw(PREPARATION)}, '[)'))))`;
}

/** Returns the SQL condition that the vehicle `v` is neither rented nor out of service at a time. */
export function freeAt(moment: Date): Sql {
  return sql`not exists (select 1 from occupation o where o.vehicle_id = v.id and o.period @> ${moment}::timestamptz)`;
}

/** Prevents double booking: one table has all occupations of vehicles (docs/rules/reservations.md#no-double-booking). */
export class OccupationService {
  /** Tells whether a vehicle is rented or out of service now, in one statement for all vehicles of a list. */
  readonly occupiedNow: (vehicleId: number) => Promise<boolean>;

  private readonly columns: string;

  constructor(
    private readonly em: Em,
    rentals: OccupyingRentals,
  ) {
    this.columns = occupationColumns(rentals);
    this.occupiedNow = batched((ids) => this.occupiedAmong(ids));
  }

  /**
   * Occupies a vehicle over a period; returns false if something prevents it. A rental also needs the whole preparation time afterwards,
   * except one that keeps its vehicle and ends no later than before: that one keeps the time it had until the next.
   */
  async occupy(tx: Transaction, vehicleId: number, period: Period, cause: Cause): Promise<boolean> {
    if ('maintenanceId' in cause) return put(tx, vehicleId, period, cause);
    const { former } = cause;
    const stays = former?.vehicleId === vehicleId && period.endsAt <= former.endsAt;
    return put(tx, vehicleId, period, cause, { from: period.endsAt, room: stays ? 'WHAT_IS_LEFT' : 'WHOLE' });
  }

  /** Deletes the occupation of a maintenance; returns its period, or a part of it if rentals interrupt it. */
  async releaseMaintenance({ em }: Transaction, maintenanceId: number): Promise<Period | undefined> {
    const [row] = await em.execute<{ starts_at: Date; ends_at: Date }[]>(
      'delete from occupation where maintenance_id = ? returning lower(period) as starts_at, upper(period) as ends_at',
      [maintenanceId],
    );
    return row && { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) };
  }

  /** Deletes the occupations of a rental; returns the last of them. */
  async releaseReservation({ em }: Transaction, reservationId: number): Promise<FormerPromise | undefined> {
    const rows = await em.execute<FormerRow[]>(
      `delete from occupation where reservation_id = ?
       returning vehicle_id, lower(period) as starts_at, upper(period) as ends_at`,
      [reservationId],
    );
    return rows.map(toFormer).sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0];
  }

  /**
   * Ends a rental's occupation at the time of its return, so that the vehicle is free once it is prepared. If the occupation had ended
   * before, only the preparation starts at the return. It is shortened if another rental follows too soon, because a return is never
   * refused.
   */
  async endReservation(tx: Transaction, reservationId: number, at: Date): Promise<void> {
    await tx.em.execute('delete from occupation where reservation_id = ? and lower(period) >= ?', [reservationId, at]);
    const former = await this.releaseRunning(tx, reservationId);
    if (!former) return;
    const { vehicleId, startsAt, endsAt } = former;
    await putBeforeNext(tx, vehicleId, { startsAt, endsAt: at < endsAt ? at : endsAt }, { reservationId }, at);
  }

  /**
   * Applies the present preparation time to all rentals that have not ended, as far as the following rental leaves room. Locks the table
   * meanwhile, so that concurrent bookings see all changes.
   */
  async prepareAnew({ em }: Transaction, now = new Date()): Promise<void> {
    await em.execute('lock table occupation in share row exclusive mode');
    await em.execute(
      `update occupation o set prepared_until = least(upper(o.period) + ${PREPARATION}, n.starts_at)
       from (select id, lead(lower(period)) over (partition by vehicle_id order by lower(period)) as starts_at
         from occupation where reservation_id is not null and upper(period) > ?::timestamptz) n
       where n.id = o.id`,
      [now],
    );
  }

  /** Deletes a rental's occupation of its present vehicle, but not those of former vehicles; returns it, or undefined if there was none. */
  async releaseRunning({ em }: Transaction, reservationId: number): Promise<FormerPromise | undefined> {
    const [row] = await em.execute<FormerRow[]>(
      `delete from occupation
       where id = (select id from occupation where reservation_id = ? order by lower(period) desc limit 1)
       returning vehicle_id, lower(period) as starts_at, upper(period) as ends_at`,
      [reservationId],
    );
    return row && toFormer(row);
  }

  /** Deletes a rental's occupations of a vehicle that end after `from`. */
  async releaseFrom({ em }: Transaction, reservationId: number, vehicleId: number, from: Date): Promise<void> {
    await em.execute('delete from occupation where reservation_id = ? and vehicle_id = ? and upper(period) > ?', [
      reservationId,
      vehicleId,
      from,
    ]);
  }

  /** Returns what prevents a rental of a vehicle over a period, apart from one reservation: first what overlaps it, then the earliest. */
  async conflict(vehicleId: number, period: Period, exceptReservationId = NONE): Promise<Conflict | undefined> {
    const [first] = await this.inTheWay(this.em, vehicleId, period, exceptReservationId, `${EARLIEST} limit 1`);
    return first;
  }

  /** Returns everything that prevents it, earliest first. With a transaction's `em` it sees that transaction's changes. */
  async conflicts(vehicleId: number, period: Period, exceptReservationId: number, em = this.em): Promise<Conflict[]> {
    return this.inTheWay(em, vehicleId, period, exceptReservationId, 'lower(o.period)');
  }

  /** Returns what overlaps a maintenance, apart from that maintenance. It may begin as soon as the vehicle is back, without preparation. */
  async conflictOfWork(vehicleId: number, period: Period, exceptMaintenanceId = NONE): Promise<Conflict | undefined> {
    const rows = await this.em.execute<ConflictRow[]>(
      `select ${this.columns}, 'PERIOD' as clash, upper(o.held) as ready_at, lower(o.period) as back_by from occupation o
       where o.vehicle_id = ? and o.period && tstzrange(?, ?, '[)') and o.maintenance_id is distinct from ?
       order by lower(o.period) limit 1`,
      [vehicleId, period.startsAt, period.endsAt, exceptMaintenanceId],
    );
    return rows[0] && toConflict(rows[0]);
  }

  /**
   * Returns what prevents each of these requests on its vehicle, by reservation id. A rental keeps its present distance to the next one.
   */
  async conflictsOf(asked: readonly RequestedOccupation[]): Promise<Map<number, Conflict>> {
    const rows = await this.em.execute<(ConflictRow & { asking_id: number })[]>(
      `select distinct on (r.id) r.id as asking_id, ${this.columns}, ${CLASH}
       from jsonb_to_recordset(?::jsonb) as r (id int, vehicle_id int, starts_at timestamptz, ends_at timestamptz, pending boolean)
       join occupation o on o.vehicle_id = r.vehicle_id and o.reservation_id is distinct from r.id
         and case when r.pending then ${IN_THE_WAY} else o.period && tstzrange(r.starts_at, r.ends_at, '[)') end
       order by r.id, ${EARLIEST}`,
      [
        JSON.stringify(
          asked.map(({ reservationId, vehicleId, startsAt, endsAt, pending }) => ({
            ...{ id: reservationId, vehicle_id: vehicleId, starts_at: startsAt, ends_at: endsAt, pending },
          })),
        ),
      ],
    );
    return new Map(rows.map((row) => [row.asking_id, toConflict(row)]));
  }

  private async inTheWay(
    em: Em,
    vehicleId: number,
    { startsAt, endsAt }: Period,
    exceptReservationId: number,
    order: string,
  ): Promise<Conflict[]> {
    const rows = await em.execute<ConflictRow[]>(
      `select ${this.columns}, ${CLASH} from occupation o, (select ?::timestamptz as starts_at, ?::timestamptz as ends_at) r
       where o.vehicle_id = ? and ${IN_THE_WAY} and o.reservation_id is distinct from ?
       order by ${order}`,
      [startsAt, endsAt, vehicleId, exceptReservationId],
    );
    return rows.map(toConflict);
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

/** How much of the preparation time after a rental must be free: all of it, or what is left until the next rental. */
type Room = 'WHOLE' | 'WHAT_IS_LEFT';

/**
 * Inserts an occupation unless another prevents it. It uses ON CONFLICT DO NOTHING, because concurrent plain INSERTs that collide deadlock
 * for seconds. The statement itself reads the preparation time, so that it has the new value if it waited for a change of the settings.
 */
async function put(
  { em }: Transaction,
  vehicleId: number,
  { startsAt, endsAt }: Period,
  cause: Cause,
  preparation?: { readonly from: Date; readonly room: Room },
): Promise<boolean> {
  const reservationId = 'reservationId' in cause ? cause.reservationId : null;
  const maintenanceId = 'maintenanceId' in cause ? cause.maintenanceId : null;
  const reason = ('reason' in cause ? cause.reason : null) ?? null;
  const next =
    preparation?.room === 'WHAT_IS_LEFT'
      ? `(select min(lower(o.period)) from occupation o
           where o.vehicle_id = ? and o.reservation_id is not null and lower(o.period) >= ?)`
      : undefined;
  const rows = await em.execute<{ id: number }[]>(
    `insert into occupation (vehicle_id, period, reservation_id, maintenance_id, reason, prepared_until)
     values (?, tstzrange(?, ?, '[)'), ?, ?, ?,
       ${preparation ? `least(?::timestamptz + ${PREPARATION}, ${next ?? 'null'})` : 'null'})
     on conflict do nothing returning id`,
    [
      ...[vehicleId, startsAt, endsAt, reservationId, maintenanceId, reason],
      ...(preparation ? [preparation.from] : []),
      ...(next ? [vehicleId, endsAt] : []),
    ],
  );
  return rows.length > 0;
}

/**
 * Inserts the occupation of a rental that keeps its vehicle. If a concurrent booking takes the time left for the preparation, the end of
 * the preparation is computed again.
 */
async function putBeforeNext(
  tx: Transaction,
  vehicleId: number,
  period: Period,
  cause: Cause,
  from: Date,
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await put(tx, vehicleId, period, cause, { from, room: 'WHAT_IS_LEFT' })) return true;
  }
  return put(tx, vehicleId, period, cause);
}

function toFormer({ vehicle_id: vehicleId, starts_at: startsAt, ends_at: endsAt }: FormerRow): FormerPromise {
  return { vehicleId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

/** Converts a row to the conflict that it is. */
export function toConflict(row: ConflictRow): Conflict {
  return {
    ...toOccupation(row),
    clash: row.clash,
    readyAt: new Date(row.ready_at),
    backBy: new Date(row.back_by),
  };
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
