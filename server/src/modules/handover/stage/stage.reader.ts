import { batched, batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { lateAt, RentalStage, stageRule } from '../../booking/reservation/rental-stage.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { ReservationRecord, ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { LegRecord, LegTable } from '../../booking/reservation/leg.entity.js';
import { balanceOf } from '../../booking/reservation/reservation-values.js';
import type { StageEventRecord, StageEventTable } from './stage-event.entity.js';
import { lastKnownKm } from './stage-odometer.js';
import type { RentalLatenessTable } from './stage.tables.js';

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
  private readonly loadLegs: (reservationId: number) => Promise<LegRecord[]>;
  private readonly loadEvents: (reservationId: number) => Promise<StageEventRecord[]>;
  private readonly loadKm: (vehicleId: number) => Promise<number | null>;
  private readonly loadLatenesses: (reservationId: number) => Promise<LatenessRecord[]>;
  private readonly loadOutWith: (vehicleId: number) => Promise<{ reservationId: number }[]>;
  private readonly loadOutBy: (customerId: number) => Promise<{ reservationId: number }[]>;

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
        reader
          .tables<LegTable>()
          .selectFrom('rentalLeg')
          .selectAll()
          .where('reservationId', 'in', ids)
          .orderBy('id')
          .execute(),
      ({ reservationId }) => reservationId,
    );
    this.loadEvents = batchedLists(
      (ids) =>
        reader
          .tables<StageEventTable>()
          .selectFrom('rentalStageEvent')
          .selectAll()
          .where('reservationId', 'in', ids)
          .orderBy('id')
          .execute(),
      ({ reservationId }) => reservationId,
    );
    this.loadKm = batched((ids) => lastKnownKm(em, ids));
    this.loadOutWith = batchedLists(
      (ids) =>
        reader
          .tables<LegTable>()
          .selectFrom('rentalLeg')
          .select(['reservationId', 'vehicleId'])
          .where('vehicleId', 'in', ids)
          .where('endedAt', 'is', null)
          .orderBy('id')
          .execute(),
      ({ vehicleId }) => vehicleId,
    );
    this.loadOutBy = batchedLists(
      (ids: readonly number[]) =>
        reader
          .tables<ReservationTable>()
          .selectFrom('reservation')
          .select(['id as reservationId', 'renterId'])
          .where('renterId', 'in', ids)
          .where('stage', '=', RentalStage.OUT)
          .orderBy('startsAt')
          .execute(),
      ({ renterId }) => renterId ?? 0,
    );
  }

  /** Tells whether a rental is late now. */
  async late({ id, stage }: ReservationRecord): Promise<boolean> {
    return stage === RentalStage.OUT && this.loadLate(id);
  }

  /** Returns a rental's legs in the order in which they were driven. Staff only. */
  async legs(actor: Actor, { id }: ReservationRecord): Promise<LegRecord[]> {
    requireStaff(actor);
    return this.loadLegs(id);
  }

  /** Returns when the vehicle came back or the reservation was cancelled; null where neither happened. Staff only. */
  async endedAt(actor: Actor, { id, status, stage, cancelledAt }: ReservationRecord): Promise<Date | null> {
    requireStaff(actor);
    if (status === ReservationStatus.CANCELLED) return cancelledAt;
    if (stage !== RentalStage.RETURNED && stage !== RentalStage.CLOSED) return null;
    return (await this.loadLegs(id)).at(-1)?.endedAt ?? null;
  }

  /** Returns a rental's transitions in the order of their entry. Staff only. */
  async events(actor: Actor, { id }: ReservationRecord): Promise<StageEventRecord[]> {
    requireStaff(actor);
    return this.loadEvents(id);
  }

  /** Returns the delays of a rental, at most one per promised end. An extension does not remove them. Staff only. */
  async latenesses(actor: Actor, { id }: ReservationRecord): Promise<LatenessRecord[]> {
    requireStaff(actor);
    return this.loadLatenesses(id);
  }

  /** Returns the leg in which a vehicle was driven at a time; undefined if none. Staff only. */
  async drivenAt(actor: Actor, vehicleId: number, at: Date): Promise<LegRecord | undefined> {
    requireStaff(actor);
    return this.reader
      .tables<LegTable>()
      .selectFrom('rentalLeg')
      .selectAll()
      .where('vehicleId', '=', vehicleId)
      .where('startedAt', '<=', at)
      .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', at)]))
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  /** Returns the id of the rental that a vehicle is out with; undefined while it is here. Staff only. */
  async outWith(actor: Actor, vehicleId: number): Promise<number | undefined> {
    requireStaff(actor);
    return (await this.loadOutWith(vehicleId)).at(-1)?.reservationId;
  }

  /** Returns the id of the latest of a customer's rentals that are out; undefined if none is. Staff only. */
  async outBy(actor: Actor, customerId: number): Promise<number | undefined> {
    requireStaff(actor);
    return (await this.loadOutBy(customerId)).at(-1)?.reservationId;
  }

  /** Returns the last known odometer of a rental's vehicle, in km; null without any reading. Staff only. */
  async lastKnownKm(actor: Actor, { vehicleId }: ReservationRecord): Promise<number | null> {
    requireStaff(actor);
    return this.loadKm(vehicleId);
  }

  /** Returns the transitions that the caller may make. Staff only. */
  moves(actor: Actor, reservation: ReservationRecord): StageMove[] {
    requireStaff(actor);
    const rental = { ...reservation, balance: balanceOf(reservation) };
    return Object.values(RentalStage).flatMap((to) => {
      const rule = stageRule(rental, to);
      return rule && (rule.by === 'STAFF' || actor.kind === 'admin') ? [{ to, reasonRequired: rule.reason }] : [];
    });
  }
}
