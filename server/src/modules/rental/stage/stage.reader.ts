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
import { lastKnownKm } from './stage.odometer.js';

const LEGS = sourceOf(Leg, 'l', { vehicle: true });
const EVENTS = sourceOf(StageEvent, 'e', { employee: true });

/** A step that the caller may take now. */
export interface StageMove {
  readonly to: RentalStage;
  readonly reasonRequired: boolean;
}

/** Reads the life of rentals, in one statement a page for each thing that is asked for. */
export class StageReader {
  private readonly loadLate: (reservationId: number) => Promise<boolean>;
  private readonly loadLegs: (reservationId: number) => Promise<RecordOf<Leg>[]>;
  private readonly loadEvents: (reservationId: number) => Promise<RecordOf<StageEvent>[]>;
  private readonly loadKm: (vehicleId: number) => Promise<number | null>;

  constructor(em: Em, reader: Reader) {
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
