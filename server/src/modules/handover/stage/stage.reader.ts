import { sql } from 'kysely';
import { batched, batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { lateAt, RentalStage, stageRule } from '../../booking/reservation/rental-stage.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { Reservation, ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import { StageEvent } from './stage-event.entity.js';
import { lastKnownKm } from './stage-odometer.js';
import type { RentalLatenessTable } from './stage.tables.js';

const LEGS = sourceOf(Leg, 'l', { vehicle: true });
const LEGS_OF_RENTALS = sourceOf(Leg, 'l', { vehicle: true, reservation: { vehicle: true } });
const EVENTS = sourceOf(StageEvent, 'e', { employee: true });

/** A transition that the caller may make now. */
export interface StageMove {
  readonly to: RentalStage;
  readonly reasonRequired: boolean;
}

/** A lateness of a rental, with the time when it was noticed. */
export interface LatenessRecord {
  readonly promisedEnd: Date;
  readonly noticedAt: Date;
}

/** Reads stages, legs and delays of rentals, each in one statement for all rentals of a page. */
export class StageReader {
  private readonly loadLate: (reservationId: number) => Promise<boolean>;
  private readonly loadLegs: (reservationId: number) => Promise<RecordOf<Leg>[]>;
  private readonly loadEvents: (reservationId: number) => Promise<RecordOf<StageEvent>[]>;
  private readonly loadKm: (vehicleId: number) => Promise<number | null>;
  private readonly loadLatenesses: (reservationId: number) => Promise<LatenessRecord[]>;

  constructor(
    em: Em,
    private readonly reader: Reader,
  ) {
    this.loadLatenesses = batchedLists(
      (ids) =>
        reader
          .tables<RentalLatenessTable>()
          .selectFrom('rentalLateness')
          .select(['reservationId', 'promisedEnd', 'noticedAt'])
          .where('reservationId', 'in', ids)
          .orderBy('promisedEnd')
          .execute(),
      ({ reservationId }) => reservationId,
    );
    this.loadLate = batched(async (ids) => {
      const rows = await reader
        .tables<ReservationTable>()
        .selectFrom('reservation as r')
        .select('r.id')
        .where('r.id', 'in', ids)
        .where(lateAt(new Date()))
        .execute();
      const late = new Set(rows.map(({ id }) => id));
      return ids.map((id) => late.has(id));
    });
    this.loadLegs = batchedLists(
      (ids) =>
        reader.list(LEGS, {
          where: [sql`l.reservation_id = any(${[...ids]})`],
          orderBy: sql`l.id`,
        }),
      ({ reservation }) => reservation.id,
    );
    this.loadEvents = batchedLists(
      (ids) =>
        reader.list(EVENTS, {
          where: [sql`e.reservation_id = any(${[...ids]})`],
          orderBy: sql`e.id`,
        }),
      ({ reservation }) => reservation.id,
    );
    this.loadKm = batched((ids) => lastKnownKm(em, ids));
  }

  /** Tells whether a rental is late now. */
  async late({ id, stage }: RecordOf<Reservation>): Promise<boolean> {
    return stage === RentalStage.OUT && this.loadLate(id);
  }

  /** Returns a rental's legs in the order in which they were driven. Staff only. */
  async legs(actor: Actor, { id }: RecordOf<Reservation>): Promise<RecordOf<Leg>[]> {
    requireStaff(actor);
    return this.loadLegs(id);
  }

  /** Returns when the vehicle came back or the reservation was cancelled; null where neither happened. Staff only. */
  async endedAt(actor: Actor, { id, status, stage, cancelledAt }: RecordOf<Reservation>): Promise<Date | null> {
    requireStaff(actor);
    if (status === ReservationStatus.CANCELLED) return cancelledAt ?? null;
    if (stage !== RentalStage.RETURNED && stage !== RentalStage.CLOSED) return null;
    return (await this.loadLegs(id)).at(-1)?.endedAt ?? null;
  }

  /** Returns a rental's transitions in the order of their entry. Staff only. */
  async events(actor: Actor, { id }: RecordOf<Reservation>): Promise<RecordOf<StageEvent>[]> {
    requireStaff(actor);
    return this.loadEvents(id);
  }

  /** Returns the delays of a rental, at most one per promised end. An extension does not remove them. Staff only. */
  async latenesses(actor: Actor, { id }: RecordOf<Reservation>): Promise<LatenessRecord[]> {
    requireStaff(actor);
    return this.loadLatenesses(id);
  }

  /** Returns the leg in which a vehicle was driven at a time, with its rental; undefined if none. Staff only. */
  async drivenAt(actor: Actor, vehicleId: number, at: Date): Promise<RecordOf<Leg> | undefined> {
    requireStaff(actor);
    const [leg] = await this.reader.list(
      LEGS_OF_RENTALS,
      {
        where: [
          sql`l.vehicle_id = ${vehicleId} and l.started_at <= ${at} and coalesce(l.ended_at, 'infinity') > ${at}`,
        ],
        orderBy: sql`l.id desc`,
      },
      { limit: 1 },
    );
    return leg;
  }

  /** Returns the last known odometer of a rental's vehicle, in km; null without any reading. Staff only. */
  async lastKnownKm(actor: Actor, { vehicle }: RecordOf<Reservation>): Promise<number | null> {
    requireStaff(actor);
    return this.loadKm(vehicle.id);
  }

  /** Returns the transitions that the caller may make. Staff only. */
  moves(actor: Actor, rental: RecordOf<Reservation>): StageMove[] {
    requireStaff(actor);
    return Object.values(RentalStage).flatMap((to) => {
      const rule = stageRule(rental, to);
      return rule && (rule.by === 'STAFF' || actor.kind === 'admin') ? [{ to, reasonRequired: rule.reason }] : [];
    });
  }
}
