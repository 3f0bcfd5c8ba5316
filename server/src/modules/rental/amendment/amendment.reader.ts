import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { canRead } from '../reservation/reservation.policy.js';
import { Amendment } from './amendment.entity.js';
import { paidDaysAfter } from './paid-days.js';

const AMENDMENTS = sourceOf(Amendment, 'a', { employee: true });

/** Reads the amendments of contracts, in one statement a page of rentals. */
export class AmendmentReader {
  private readonly load: (reservationId: number) => Promise<RecordOf<Amendment>[]>;

  constructor(
    private readonly em: Em,
    reader: Reader,
  ) {
    this.load = batched(async (ids) => {
      const found = await reader.list(AMENDMENTS, {
        where: [sql`a.reservation_id = any(${[...ids]})`],
        orderBy: sql`a.reservation_id, a.number`,
      });
      return ids.map((id) => found.filter(({ reservation }) => reservation.id === id));
    });
  }

  /** A rental's amendments in the order of their numbers; for its owner and the staff, nothing for others. */
  async of(actor: Actor, reservation: RecordOf<Reservation>): Promise<RecordOf<Amendment>[]> {
    return canRead(actor, reservation) ? this.load(reservation.id) : [];
  }

  /** The km that a rental includes in all, 0 for unlimited; null before the acceptance, and for others than its owner and the staff. */
  async includedKm(actor: Actor, reservation: RecordOf<Reservation>): Promise<number | null> {
    const { includedKmPerDay, days } = reservation;
    if (includedKmPerDay == null || !canRead(actor, reservation)) return null;
    return includedKmPerDay && includedKmPerDay * paidDaysAfter(await this.load(reservation.id), days);
  }

  /** A rental's amendments for a document, whose reader was asked for their right before; within a transaction with what it has written. */
  forDocument({ id }: Pick<Reservation, 'id'>): Promise<Amendment[]> {
    return this.em.find(Amendment, { reservation: id }, { orderBy: { number: 'asc' } });
  }
}
