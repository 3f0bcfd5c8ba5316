import { sql } from 'kysely';
import { batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { canRead } from '../reservation/reservation.policy.js';
import { Amendment } from './amendment.entity.js';
import { paidDaysAfter } from './paid-days.js';

const AMENDMENTS = sourceOf(Amendment, 'a', { employee: true });

/** Reads amendments of contracts, in one statement for all rentals of a page. */
export class AmendmentReader {
  private readonly load: (reservationId: number) => Promise<RecordOf<Amendment>[]>;

  constructor(
    private readonly em: Em,
    reader: Reader,
  ) {
    this.load = batchedLists(
      (ids) =>
        reader.list(AMENDMENTS, {
          where: [sql`a.reservation_id = any(${[...ids]})`],
          orderBy: sql`a.reservation_id, a.number`,
        }),
      ({ reservation }) => reservation.id,
    );
  }

  /** Returns a rental's amendments by rising number to its owner and the staff; an empty list to others. */
  async of(actor: Actor, reservation: RecordOf<Reservation>): Promise<RecordOf<Amendment>[]> {
    return canRead(actor, reservation) ? this.load(reservation.id) : [];
  }

  /** Returns a rental's amendments by rising number, for sums made of them. The caller has checked the permission. */
  standing({ id }: Pick<Reservation, 'id'>): Promise<RecordOf<Amendment>[]> {
    return this.load(id);
  }

  /**
   * Returns the km included in the whole rental, 0 for unlimited; null before the acceptance and for others than its owner and the staff.
   */
  async includedKm(actor: Actor, reservation: RecordOf<Reservation>): Promise<number | null> {
    const { includedKmPerDay, days } = reservation;
    if (includedKmPerDay == null || !canRead(actor, reservation)) return null;
    return includedKmPerDay && includedKmPerDay * paidDaysAfter(await this.load(reservation.id), days);
  }

  /**
   * Returns a rental's amendments for a document; the caller has checked the permission. Within a transaction it sees that transaction's
   * changes.
   */
  forDocument({ id }: Pick<Reservation, 'id'>): Promise<Amendment[]> {
    return this.em.find(Amendment, { reservation: id }, { orderBy: { number: 'asc' } });
  }
}
