import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { atRisk } from './risk-conditions.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { Reservation, type ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { causeOf, type RiskCause } from './risk-cause.js';
import { dangersOf, sentenceOf } from './risk-sentences.js';

const RENTALS = sourceOf(Reservation, 'r', { vehicle: true });

/** Why a planned rental is at risk. */
export interface RentalRisk {
  readonly cause: RiskCause;
  /** When the risk was noticed. */
  readonly since: Date;
  /** A French sentence for the staff. */
  readonly message: string;
  /** The late rental that still has the vehicle; null for other causes. */
  readonly late: RecordOf<Reservation> | null;
  /** The maintenance during which the vehicle is missing; null for other causes. */
  readonly maintenanceId: number | null;
}

/** Reads which rentals are at risk, in three statements for all rentals of a page. */
export class RiskReader {
  private readonly load: (reservationId: number) => Promise<RentalRisk | undefined>;

  constructor(private readonly reader: Reader) {
    this.load = batched((ids) => this.risksOf(ids));
  }

  /** Returns why a rental is at risk; undefined if it is not. Staff only. */
  async of(actor: Actor, { id, stage }: RecordOf<Reservation>): Promise<RentalRisk | undefined> {
    requireStaff(actor);
    return stage === RentalStage.PLANNED ? this.load(id) : undefined;
  }

  private async risksOf(ids: readonly number[]): Promise<(RentalRisk | undefined)[]> {
    const rows = await this.reader
      .tables<ReservationTable>()
      .selectFrom('reservation as r')
      .select('r.id')
      .where('r.id', 'in', ids)
      .where(atRisk(new Date()))
      .execute();
    const dangers = await dangersOf(
      this.reader.tables(),
      rows.map(({ id }) => id),
    );
    const lateIds = [...dangers.values()].flatMap(({ lateId }) => lateId ?? []);
    const rentals = lateIds.length > 0 ? await this.reader.byIds(RENTALS, [...new Set(lateIds)]) : [];
    const lateOnes = new Map(rentals.map((rental) => [rental.id, rental]));
    return ids.map((id) => {
      const danger = dangers.get(id);
      return (
        danger && {
          cause: causeOf(danger),
          since: danger.since,
          message: sentenceOf(danger),
          late: (danger.lateId !== null && lateOnes.get(danger.lateId)) || null,
          maintenanceId: danger.maintenanceId,
        }
      );
    });
  }
}
