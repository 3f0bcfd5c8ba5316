import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { atRisk } from './risk-conditions.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { ReservationRecord, ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { causeOf, type RiskCause } from './risk-cause.js';
import { dangersOf, sentenceOf } from './risk-sentences.js';

/** Why a planned rental is at risk. */
export interface RentalRisk {
  readonly cause: RiskCause;
  /** When the risk was noticed. */
  readonly since: Date;
  /** A French sentence for the staff. */
  readonly message: string;
  /** The late rental that still has the vehicle; null for other causes. */
  readonly lateId: number | null;
  /** The maintenance during which the vehicle is missing; null for other causes. */
  readonly maintenanceId: number | null;
}

/** Reads which rentals are at risk, in two statements for all rentals of a page. */
export class RiskReader {
  private readonly load: (reservationId: number) => Promise<RentalRisk | undefined>;

  constructor(private readonly reader: Reader) {
    this.load = batched((ids) => this.risksOf(ids));
  }

  /** Returns why a rental is at risk; undefined if it is not. Staff only. */
  async of(actor: Actor, { id, stage }: ReservationRecord): Promise<RentalRisk | undefined> {
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
    return ids.map((id) => {
      const danger = dangers.get(id);
      return (
        danger && {
          cause: causeOf(danger),
          since: danger.since,
          message: sentenceOf(danger),
          lateId: danger.lateId,
          maintenanceId: danger.maintenanceId,
        }
      );
    });
  }
}
