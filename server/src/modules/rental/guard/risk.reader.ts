import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { toReadableTime } from '../../../kernel/time.js';
import { atRisk } from '../reservation/rental-risk.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { Reservation } from '../reservation/reservation.entity.js';

const RENTALS = sourceOf(Reservation, 'r', { vehicle: true });

/** Why a rental to come is at risk. */
export interface RentalRisk {
  /** When it was noticed. */
  readonly since: Date;
  /** A French sentence. */
  readonly message: string;
  /** The rental that still has the vehicle. */
  readonly late: RecordOf<Reservation>;
}

interface RiskRow {
  id: number;
  lateId: number;
  since: Date;
}

/** Reads which rentals are at risk, in two statements a page. */
export class RiskReader {
  private readonly load: (reservationId: number) => Promise<RentalRisk | undefined>;

  constructor(private readonly reader: Reader) {
    this.load = batched((ids) => this.risksOf(ids));
  }

  /** Why a rental is at risk; undefined when it is not. Staff only. */
  async of(actor: Actor, { id, stage }: RecordOf<Reservation>): Promise<RentalRisk | undefined> {
    requireStaff(actor);
    return stage === RentalStage.PLANNED ? this.load(id) : undefined;
  }

  private async risksOf(ids: readonly number[]): Promise<(RentalRisk | undefined)[]> {
    const rows = await this.reader.rows(
      sql<RiskRow>`select r.id, k.late_id as "lateId", k.since from reservation r
        join rental_risk k on k.reservation_id = r.id where r.id = any(${[...ids]}) and ${atRisk(new Date())}`,
    );
    const rentals = await this.reader.byIds(RENTALS, [...new Set(rows.map(({ lateId }) => lateId))]);
    const lateOnes = new Map(rentals.map((rental) => [rental.id, rental]));
    return ids.map((id) => {
      const row = rows.find((one) => one.id === id);
      const late = row && lateOnes.get(row.lateId);
      return late && { since: row.since, message: sentenceOf(late), late };
    });
  }
}

function sentenceOf({ number, endsAt }: RecordOf<Reservation>): string {
  return `Le véhicule n'est pas rentré : la location ${number} devait finir le ${toReadableTime(endsAt)}.`;
}
