import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Period } from '../../../kernel/period.js';
import type { OccupationTable } from './occupation.tables.js';
import type { OccupyingRentals } from './occupying-rentals.js';
import {
  type Conflict,
  CLASH,
  IN_THE_WAY,
  inTheWay,
  OVERLAPPING_FIRST,
  PREPARED,
  rangeOf,
  RELEASED,
  STARTS_AT,
  occupationColumns,
  toConflict,
} from './occupation-conflicts.js';

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

/**
 * How often the end of a preparation is computed again if concurrent bookings collide; after that the vehicle is occupied without
 * preparation.
 */
const ATTEMPTS = 3;

/** An id that no record has. NULL would not work, because a comparison with NULL excludes all rows. */
const NONE = 0;

/** Prevents double booking: one table has all occupations of vehicles (docs/rules/reservations.md#no-double-booking). */
export class OccupationService {
  /** Tells whether a vehicle is rented or out of service now, in one statement for all vehicles of a list. */
  readonly occupiedNow: (vehicleId: number) => Promise<boolean>;

  private readonly columns: ReturnType<typeof occupationColumns>;

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

  /**
   * Occupies the vehicles of many rentals with one statement; returns the ids of the reservations for which something prevented it. Those
   * that are over need no preparation any more.
   */
  async occupyMany({ em }: Transaction, rentals: readonly RequestedOccupation[], now: Date): Promise<number[]> {
    if (rentals.length === 0) return [];
    const rows = await tablesOf<OccupationTable>(em)
      .insertInto('occupation')
      .values(
        rentals.map(({ vehicleId, startsAt, endsAt, reservationId }) => ({
          ...{ vehicleId, reservationId, period: rangeOf({ startsAt, endsAt }), maintenanceId: null, reason: null },
          preparedUntil: endsAt <= now ? null : sql<Date>`${endsAt}::timestamptz + ${PREPARED}`,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('reservationId')
      .execute();
    const occupied = new Set(rows.map(({ reservationId }) => reservationId));
    return rentals.flatMap(({ reservationId }) => (occupied.has(reservationId) ? [] : reservationId));
  }

  /** Deletes the occupation of a maintenance; returns its period, or a part of it if rentals interrupt it. */
  async releaseMaintenance({ em }: Transaction, maintenanceId: number): Promise<Period | undefined> {
    const row = await tablesOf<OccupationTable>(em)
      .deleteFrom('occupation')
      .where('maintenanceId', '=', maintenanceId)
      .returning(RELEASED)
      .executeTakeFirst();
    return row && { startsAt: row.startsAt, endsAt: row.endsAt };
  }

  /** Deletes the occupations of a rental; returns the last of them. */
  async releaseReservation({ em }: Transaction, reservationId: number): Promise<FormerPromise | undefined> {
    const rows = await tablesOf<OccupationTable>(em)
      .deleteFrom('occupation')
      .where('reservationId', '=', reservationId)
      .returning(RELEASED)
      .execute();
    return rows.sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0];
  }

  /**
   * Ends a rental's occupation at the time of its return, so that the vehicle is free once it is prepared. If the occupation had ended
   * before, only the preparation starts at the return. It is shortened if another rental follows too soon, because a return is never
   * refused.
   */
  async endReservation(tx: Transaction, reservationId: number, at: Date): Promise<void> {
    await tablesOf<OccupationTable>(tx.em)
      .deleteFrom('occupation')
      .where('reservationId', '=', reservationId)
      .where(sql<Date>`lower(period)`, '>=', at)
      .execute();
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
    const tables = tablesOf<OccupationTable>(em);
    await sql`lock table occupation in share row exclusive mode`.execute(tables);
    await tables
      .updateTable('occupation as o')
      .from((eb) =>
        eb
          .selectFrom('occupation')
          .select([
            'id',
            sql<Date | null>`lead(lower(period)) over (partition by vehicle_id order by lower(period))`.as('startsAt'),
          ])
          .where('reservationId', 'is not', null)
          .where(sql<Date>`upper(period)`, '>', now)
          .as('next'),
      )
      .set({ preparedUntil: sql<Date>`least(upper(o.period) + ${PREPARED}, next.starts_at)` })
      .whereRef('next.id', '=', 'o.id')
      .execute();
  }

  /** Deletes a rental's occupation of its present vehicle, but not those of former vehicles; returns it, or undefined if there was none. */
  async releaseRunning({ em }: Transaction, reservationId: number): Promise<FormerPromise | undefined> {
    return tablesOf<OccupationTable>(em)
      .deleteFrom('occupation')
      .where('id', '=', (eb) =>
        eb
          .selectFrom('occupation')
          .select('id')
          .where('reservationId', '=', reservationId)
          .orderBy(sql`lower(period)`, 'desc')
          .limit(1),
      )
      .returning(RELEASED)
      .executeTakeFirst();
  }

  /** Deletes a rental's occupations of a vehicle that end after `from`. */
  async releaseFrom({ em }: Transaction, reservationId: number, vehicleId: number, from: Date): Promise<void> {
    await tablesOf<OccupationTable>(em)
      .deleteFrom('occupation')
      .where('reservationId', '=', reservationId)
      .where('vehicleId', '=', vehicleId)
      .where(sql<Date>`upper(period)`, '>', from)
      .execute();
  }

  /** Returns what prevents a rental of a vehicle over a period, apart from one reservation: first what overlaps it, then the earliest. */
  async conflict(vehicleId: number, period: Period, exceptReservationId = NONE): Promise<Conflict | undefined> {
    const row = await inTheWay(this.columns, this.em, vehicleId, period, exceptReservationId)
      .orderBy(OVERLAPPING_FIRST)
      .orderBy(STARTS_AT)
      .limit(1)
      .executeTakeFirst();
    return row && toConflict(row);
  }

  /** Returns everything that prevents it, earliest first. With a transaction's `em` it sees that transaction's changes. */
  async conflicts(vehicleId: number, period: Period, exceptReservationId: number, em = this.em): Promise<Conflict[]> {
    const rows = await inTheWay(this.columns, em, vehicleId, period, exceptReservationId).orderBy(STARTS_AT).execute();
    return rows.map(toConflict);
  }

  /** Returns what overlaps a maintenance, apart from that maintenance. It may begin as soon as the vehicle is back, without preparation. */
  async conflictOfWork(vehicleId: number, period: Period, exceptMaintenanceId = NONE): Promise<Conflict | undefined> {
    const row = await tablesOf<OccupationTable>(this.em)
      .selectFrom('occupation as o')
      .select(this.columns)
      .select([sql.lit('PERIOD' as const).as('clash'), sql<Date>`upper(o.held)`.as('readyAt'), STARTS_AT.as('backBy')])
      .where('o.vehicleId', '=', vehicleId)
      .where(sql<boolean>`o.period && ${rangeOf(period)}`)
      .where('o.maintenanceId', 'is distinct from', exceptMaintenanceId)
      .orderBy(STARTS_AT)
      .limit(1)
      .executeTakeFirst();
    return row && toConflict(row);
  }

  /**
   * Returns what prevents each of these requests on its vehicle, by reservation id. A rental keeps its present distance to the next one.
   */
  async conflictsOf(requests: readonly RequestedOccupation[]): Promise<Map<number, Conflict>> {
    const rows = JSON.stringify(
      requests.map(({ reservationId, vehicleId, startsAt, endsAt, pending }) => ({
        ...{ id: reservationId, vehicle_id: vehicleId, starts_at: startsAt, ends_at: endsAt, pending },
      })),
    );
    const requested = sql<{ id: number }>`(select * from jsonb_to_recordset(${rows}::jsonb)
      as q (id int, vehicle_id int, starts_at timestamptz, ends_at timestamptz, pending boolean))`;
    const found = await tablesOf<OccupationTable>(this.em)
      .selectFrom('occupation as o')
      .innerJoin(requested.as('r'), (join) =>
        join.on(sql<boolean>`o.vehicle_id = r.vehicle_id and o.reservation_id is distinct from r.id
          and case when r.pending then ${IN_THE_WAY} else o.period && tstzrange(r.starts_at, r.ends_at, '[)') end`),
      )
      .distinctOn('r.id')
      .select('r.id as askingId')
      .select(this.columns)
      .select(CLASH)
      .orderBy('r.id')
      .orderBy(OVERLAPPING_FIRST)
      .orderBy(STARTS_AT)
      .execute();
    return new Map(found.map((row) => [row.askingId, toConflict(row)]));
  }

  private async occupiedAmong(ids: readonly number[]): Promise<boolean[]> {
    const rows = await tablesOf<OccupationTable>(this.em)
      .selectFrom('occupation')
      .select('vehicleId')
      .where(sql<boolean>`period @> ${new Date()}::timestamptz`)
      .where('vehicleId', 'in', ids)
      .execute();
    const occupied = new Set(rows.map(({ vehicleId }) => vehicleId));
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
  const tables = tablesOf<OccupationTable>(em);
  const next =
    preparation?.room === 'WHAT_IS_LEFT'
      ? tables
          .selectFrom('occupation as o')
          .select(sql`min(lower(o.period))`.as('startsAt'))
          .where('o.vehicleId', '=', vehicleId)
          .where('o.reservationId', 'is not', null)
          .where(STARTS_AT, '>=', endsAt)
      : sql`null`;
  const row = await tables
    .insertInto('occupation')
    .values({
      vehicleId,
      period: rangeOf({ startsAt, endsAt }),
      reservationId: 'reservationId' in cause ? cause.reservationId : null,
      maintenanceId: 'maintenanceId' in cause ? cause.maintenanceId : null,
      reason: ('reason' in cause ? cause.reason : null) ?? null,
      preparedUntil: preparation ? sql<Date>`least(${preparation.from}::timestamptz + ${PREPARED}, ${next})` : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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
