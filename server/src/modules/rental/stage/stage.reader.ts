import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { lateAt, RentalStage, stageRule } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { Leg } from './leg.entity.js';
import { StageEvent } from './stage-event.entity.js';
import { lastKnownKm } from './stage-odometer.js';

const LEGS = sourceOf(Leg, 'l', { vehicle: true });
const LEGS_OF_RENTALS = sourceOf(Leg, 'l', { vehicle: true, reservation: { vehicle: true } });
const EVENTS = sourceOf(StageEvent, 'e', { employee: true });

/** A step that the caller may take now. */
export interface StageMove {
  readonly to: RentalStage;
  readonly reasonRequired: boolean;
}

/** That a rental was late, and since when it was known. */
export interface LatenessRecord {
  readonly promisedEnd: Date;
  readonly noticedAt: Date;
}

/** Reads the life of rentals, in one statement a page for each thing that is asked for. */
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
    this.loadLatenesses = batched(async (ids) => {
      const rows = await reader.rows(
        sql<
          LatenessRecord & { id: number }
        >`select l.reservation_id as id, l.promised_end as "promisedEnd", l.noticed_at as "noticedAt"
          from rental_lateness l where l.reservation_id = any(${[...ids]}) order by l.promised_end`,
      );
      return ids.map((id) => rows.filter((row) => row.id === id));
    });
    this.loadLate = batched(async (ids) => {
      const rows = await reader.rows(
        sql<{ id: number }>`select r.id from reservation r where r.id = any(${[...ids]}) and ${lateAt(new Date())}`,
      );
      const late = new Set(rows.map(({ id }) => id));
      return ids.map((id) => late.has(id));
    });
    this.loadLegs = batched(async (ids) => {
      const legs = await reader.list(LEGS, {
        where: [sql`l.reservation_id = any(${[...ids]})`],
        orderBy: sql`l.id`,
      });
      return ids.map((id) => legs.filter(({ reservation }) => reservation.id === id));
    });
    this.loadEvents = batched(async (ids) => {
      const events = await reader.list(EVENTS, {
        where: [sql`e.reservation_id = any(${[...ids]})`],
        orderBy: sql`e.id`,
      });
      return ids.map((id) => events.filter(({ reservation }) => reservation.id === id));
    });
    this.loadKm = batched((ids) => lastKnownKm(em, ids));
  }

  /** Whether a rental is late now. */
  async late({ id, stage }: RecordOf<Reservation>): Promise<boolean> {
    return stage === RentalStage.OUT && this.loadLate(id);
  }

  /** A rental's legs in the order they were driven. Staff only. */
  async legs(actor: Actor, { id }: RecordOf<Reservation>): Promise<RecordOf<Leg>[]> {
    requireStaff(actor);
    return this.loadLegs(id);
  }

  /** A rental's steps in the order they were entered. Staff only. */
  async events(actor: Actor, { id }: RecordOf<Reservation>): Promise<RecordOf<StageEvent>[]> {
    requireStaff(actor);
    return this.loadEvents(id);
  }

  /** When a rental was late: once for each end that it was promised to. Extending it erases nothing. Staff only. */
  async latenesses(actor: Actor, { id }: RecordOf<Reservation>): Promise<LatenessRecord[]> {
    requireStaff(actor);
    return this.loadLatenesses(id);
  }

  /** The leg in which a vehicle was driven at a moment, with its rental; undefined when nobody drove it. Staff only. */
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

  /** The last known odometer of a rental's vehicle in km; null where nobody ever read it. Staff only. */
  async lastKnownKm(actor: Actor, { vehicle }: RecordOf<Reservation>): Promise<number | null> {
    requireStaff(actor);
    return this.loadKm(vehicle.id);
  }

  /** The steps that a caller may take with a rental. Staff only. */
  moves(actor: Actor, rental: RecordOf<Reservation>): StageMove[] {
    requireStaff(actor);
    return Object.values(RentalStage).flatMap((to) => {
      const rule = stageRule(rental, to);
      return rule && (rule.by === 'STAFF' || actor.kind === 'admin') ? [{ to, reasonRequired: rule.reason }] : [];
    });
  }
}
