import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { Period } from '../../../kernel/period.js';
import { RUNS_OR_COMES } from './rental-ahead.js';

/** What a vehicle is promised for: a rental or time out of service. */
export interface Occupation extends Period {
  readonly vehicleId: number;
  readonly reservationId: number | undefined;
  /** Number of that reservation, XXXXX-XXXXX: for the staff's eyes. */
  readonly reservationNumber: string | undefined;
  readonly maintenanceId: number | undefined;
}

/** What is in the way of somebody who asks for a vehicle over a period. */
export interface Conflict extends Occupation {
  /**
   * How it is in the way: it overlaps the period, or it only lies too close to it, so that the vehicle would not be prepared at the
   * start, or would be back too late to be prepared for what follows.
   */
  readonly clash: 'PERIOD' | 'READY_TOO_LATE' | 'BACK_TOO_LATE';
  /** When the vehicle is prepared after it. */
  readonly readyAt: Date;
  /** When a rental before it has to end, so that the vehicle can be prepared for it. */
  readonly backBy: Date;
}

/** What a rental was promised until now. */
export interface FormerPromise extends Period {
  readonly vehicleId: number;
}

interface RentalCause {
  readonly reservationId: number;
  /** What this promise takes the place of, if it does. */
  readonly former?: FormerPromise | undefined;
}

/** For a rental, or for a work; what is told of a work to those who ask for the vehicle meanwhile. */
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

interface ConflictRow extends OccupationRow {
  clash: Conflict['clash'];
  ready_at: Date;
  back_by: Date;
}

/** How often the end of a preparation is looked for among rivals; then the vehicle is taken without one. */
const ATTEMPTS = 3;

/** An id that no record has: a comparison with NULL would take away every row that has none. */
const NONE = 0;

const COLUMNS = `o.vehicle_id, lower(o.period) as starts_at, upper(o.period) as ends_at, o.reservation_id, o.maintenance_id,
  (select k.number_key from reservation k where k.id = o.reservation_id) as number_key`;

/** The preparation between two rentals of a vehicle, as the settings have it. */
export const PREPARATION = 'make_interval(mins => coalesce((select s.preparation_minutes from settings s), 0))';

/** What `freeOver` denies, of an occupation `o` and whoever asks for its vehicle, `r`. */
const IN_THE_WAY = `(o.period && tstzrange(r.starts_at, r.ends_at, '[)') or (o.reservation_id is not null
  and o.held && tstzrange(r.starts_at, r.ends_at + ${PREPARATION}, '[)')))`;

const CLASH = `case when o.period && tstzrange(r.starts_at, r.ends_at, '[)') then 'PERIOD'
    when upper(o.period) <= r.starts_at then 'READY_TOO_LATE' else 'BACK_TOO_LATE' end as clash,
  upper(o.held) as ready_at, lower(o.period) - ${PREPARATION} as back_by`;

/** What overlaps says more than what only stands too close. */
const EARLIEST = `o.period && tstzrange(r.starts_at, r.ends_at, '[)') desc, lower(o.period)`;

/**
 * Gives the condition that the vehicle `v` can be rented over a period: nothing overlaps it, and no rental stands so close that the
 * vehicle could not be prepared between the two.
 */
export function freeOver({ startsAt, endsAt }: Period): Sql {
  return sql`not exists (select 1 from occupation o where o.vehicle_id = v.id
    and (o.period && tstzrange(${startsAt}, ${endsAt}, '[)') or (o.reservation_id is not null
      and o.held && tstzrange(${startsAt}, ${endsAt}::timestamptz + ${sql.raw(PREPARATION)}, '[)'))))`;
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
   * Promises a vehicle over a period. A rental takes the preparation after it along, all of it; one that stays on its vehicle and ends
   * no later than it was to keeps the distance it has to the next. False when something is in the way.
   */
  async occupy(tx: Transaction, vehicleId: number, period: Period, cause: Cause): Promise<boolean> {
    if ('maintenanceId' in cause) return put(tx, vehicleId, period, cause);
    const { former } = cause;
    const stays = former?.vehicleId === vehicleId && period.endsAt <= former.endsAt;
    return put(tx, vehicleId, period, cause, { from: period.endsAt, room: stays ? 'WHAT_IS_LEFT' : 'WHOLE' });
  }

  /** Ends the time out of service of a maintenance; gives what it was, a part of it if it lay over rentals. */
  async releaseMaintenance({ em }: Transaction, maintenanceId: number): Promise<Period | undefined> {
    const [row] = await em.execute<{ starts_at: Date; ends_at: Date }[]>(
      'delete from occupation where maintenance_id = ? returning lower(period) as starts_at, upper(period) as ends_at',
      [maintenanceId],
    );
    return row && { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) };
  }

  /**
   * What lies in a period that no work may lie over: another work, also one that rentals leave no time of, or a rental whose vehicle has
   * left. Rentals to come do not count, because they can get other vehicles. Of rivals that ask in transactions, one goes on at a time.
   */
  async stopsWork(
    vehicleId: number,
    { startsAt, endsAt }: Period,
    exceptMaintenanceId = NONE,
    em = this.em,
  ): Promise<Conflict | undefined> {
    await em.execute('select id from vehicle where id = ? for no key update', [vehicleId]);
    const rows = await em.execute<ConflictRow[]>(
      `select ${COLUMNS}, 'PERIOD' as clash, upper(o.period) as ready_at, lower(o.period) as back_by from (
         select k.vehicle_id, k.period, k.reservation_id, k.maintenance_id from occupation k
           left join reservation r on r.id = k.reservation_id where r.stage is distinct from 'PLANNED'
         union all select m.vehicle_id, tstzrange(m.immobilised_from, m.immobilised_until, '[)'), null, m.id from maintenance m
           where m.immobilised_from is not null) o
       where o.vehicle_id = ? and o.period && tstzrange(?, ?, '[)') and o.maintenance_id is distinct from ?
       order by lower(o.period) limit 1`,
      [vehicleId, startsAt, endsAt, exceptMaintenanceId],
    );
    return rows[0] && toConflict(rows[0]);
  }

  /**
   * Occupies for the works that lie over rentals to come, and are not over at a moment, what is free of their time. Called whenever
   * rentals gave something free; what is promised to somebody meanwhile stays theirs.
   */
  async occupyAroundRentals({ em }: Transaction, now: Date): Promise<void> {
    await em.execute(
      `insert into occupation (vehicle_id, period, maintenance_id, reason)
       select m.vehicle_id, free.period, m.id, m.description from maintenance m
       cross join lateral (select tstzrange(m.immobilised_from, m.immobilised_until, '[)') as period) asked
       cross join lateral unnest(tstzmultirange(asked.period) - coalesce((select range_agg(o.period) from occupation o
         where o.vehicle_id = m.vehicle_id and o.period && asked.period), '{}')) as free(period)
       where m.immobilised_until > ? order by m.id on conflict do nothing`,
      [now],
    );
  }

  /** Takes a period back from the works that lie over rentals: for a rental whose promise was ended by mistake, which they had to keep. */
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

  /** Gives a rental's vehicle free again; gives what it was promised, the last of it if there was more. */
  async releaseReservation({ em }: Transaction, reservationId: number): Promise<FormerPromise | undefined> {
    const rows = await em.execute<FormerRow[]>(
      `delete from occupation where reservation_id = ?
       returning vehicle_id, lower(period) as starts_at, upper(period) as ends_at`,
      [reservationId],
    );
    return rows.map(toFormer).sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0];
  }

  /**
   * Ends a rental's promise at the moment of its return: what is left of it is free once the vehicle is prepared. One that was over by
   * then stays as it is, and the vehicle is prepared from the return on. A promise that stands closer is kept: a return is never refused.
   */
  async endReservation(tx: Transaction, reservationId: number, at: Date): Promise<void> {
    await tx.em.execute('delete from occupation where reservation_id = ? and lower(period) >= ?', [reservationId, at]);
    const former = await this.releaseRunning(tx, reservationId);
    if (!former) return;
    const { vehicleId, startsAt, endsAt } = former;
    await putBeforeNext(tx, vehicleId, { startsAt, endsAt: at < endsAt ? at : endsAt }, { reservationId }, at);
  }

  /**
   * Gives every rental that is not over the preparation that the settings have now, as far as what follows it leaves room for it.
   * Nothing is promised meanwhile, so that what is promised next finds all of it.
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

  /**
   * Gives free what a rental is promised in its present vehicle, to be promised anew; what it had of vehicles before stays. Gives
   * what it was promised; undefined when it was not.
   */
  async releaseRunning({ em }: Transaction, reservationId: number): Promise<FormerPromise | undefined> {
    const [row] = await em.execute<FormerRow[]>(
      `delete from occupation
       where id = (select id from occupation where reservation_id = ? order by lower(period) desc limit 1)
       returning vehicle_id, lower(period) as starts_at, upper(period) as ends_at`,
      [reservationId],
    );
    return row && toFormer(row);
  }

  /** Gives free what a rental is promised of one vehicle from a moment on. */
  async releaseFrom({ em }: Transaction, reservationId: number, vehicleId: number, from: Date): Promise<void> {
    await em.execute('delete from occupation where reservation_id = ? and vehicle_id = ? and upper(period) > ?', [
      reservationId,
      vehicleId,
      from,
    ]);
  }

  /** What is in the way of a rental of a vehicle over a period, but for one reservation's own: what overlaps it first, then the earliest. */
  async conflict(vehicleId: number, period: Period, exceptReservationId = NONE): Promise<Conflict | undefined> {
    const [first] = await inTheWay(this.em, vehicleId, period, exceptReservationId, `${EARLIEST} limit 1`);
    return first;
  }

  /** Everything that is in the way, earliest first; as a transaction sees it whose `em` is given. */
  async conflicts(vehicleId: number, period: Period, exceptReservationId: number, em = this.em): Promise<Conflict[]> {
    return inTheWay(em, vehicleId, period, exceptReservationId, 'lower(o.period)');
  }

  /** The same for a work, which may begin as soon as the vehicle is back: what overlaps it, but for one maintenance's own. */
  async conflictOfWork(vehicleId: number, period: Period, exceptMaintenanceId = NONE): Promise<Conflict | undefined> {
    const rows = await this.em.execute<ConflictRow[]>(
      `select ${COLUMNS}, 'PERIOD' as clash, upper(o.held) as ready_at, lower(o.period) as back_by from occupation o
       where o.vehicle_id = ? and o.period && tstzrange(?, ?, '[)') and o.maintenance_id is distinct from ?
       order by lower(o.period) limit 1`,
      [vehicleId, period.startsAt, period.endsAt, exceptMaintenanceId],
    );
    return rows[0] && toConflict(rows[0]);
  }

  /** What is in the way of each of these reservations on the vehicle it asks for, by reservation id. A rental's distance is kept as it is. */
  async conflictsOf(reservationIds: readonly number[]): Promise<Map<number, Conflict>> {
    const rows = await this.em.execute<(ConflictRow & { asking_id: number })[]>(
      `select distinct on (r.id) r.id as asking_id, ${COLUMNS}, ${CLASH} from reservation r
       join occupation o on o.vehicle_id = r.vehicle_id and o.reservation_id is distinct from r.id
         and case when r.status = 'PENDING' then ${IN_THE_WAY} else o.period && r.period end
       where r.id in (?) order by r.id, ${EARLIEST}`,
      [[...reservationIds]],
    );
    return new Map(rows.map((row) => [row.asking_id, toConflict(row)]));
  }

  /** A vehicle's running rental, else its next one after a moment; undefined when it is promised to nobody. */
  async rentalFrom(vehicleId: number, now: Date): Promise<Occupation | undefined> {
    const rows = await this.em.execute<OccupationRow[]>(
      `select ${COLUMNS} from occupation o join reservation r on r.id = o.reservation_id
       where o.vehicle_id = ? and ${RUNS_OR_COMES}
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

async function inTheWay(
  em: Em,
  vehicleId: number,
  { startsAt, endsAt }: Period,
  exceptReservationId: number,
  order: string,
): Promise<Conflict[]> {
  const rows = await em.execute<ConflictRow[]>(
    `select ${COLUMNS}, ${CLASH} from occupation o, (select ?::timestamptz as starts_at, ?::timestamptz as ends_at) r
     where o.vehicle_id = ? and ${IN_THE_WAY} and o.reservation_id is distinct from ?
     order by ${order}`,
    [startsAt, endsAt, vehicleId, exceptReservationId],
  );
  return rows.map(toConflict);
}

/** How much of the preparation after a rental has to be free: all of it, or what is left until the next one. */
type Room = 'WHOLE' | 'WHAT_IS_LEFT';

/**
 * Writes one row, unless something is in the way: with ON CONFLICT DO NOTHING, because rivals that collide on a plain INSERT deadlock
 * for seconds. The preparation is read by the statement itself, so that it is the one of after a change of the settings that it had to
 * wait for.
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

/** Writes a rental that keeps its place: when a rival takes what was just left for its preparation, it is looked for again. */
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

function toConflict(row: ConflictRow): Conflict {
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
