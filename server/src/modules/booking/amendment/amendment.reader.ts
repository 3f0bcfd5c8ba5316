import { batchedLists } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Reservation, ReservationRecord } from '../reservation/reservation.entity.js';
import { daysOf } from '../reservation/reservation-values.js';
import { canRead } from '../reservation/reservation.policy.js';
import type { AmendmentRecord, AmendmentTable } from './amendment.entity.js';
import { paidDaysAfter } from './paid-days.js';

/** Reads amendments of contracts, in one statement for all rentals of a page. */
export class AmendmentReader {
  private readonly load: (reservationId: number) => Promise<AmendmentRecord[]>;

  constructor(reader: Reader) {
    this.load = batchedLists(
      (ids) =>
        reader
          .tables<AmendmentTable>()
          .selectFrom('rentalAmendment')
          .selectAll()
          .where('reservationId', 'in', ids)
          .orderBy('reservationId')
          .orderBy('number')
          .execute(),
      ({ reservationId }) => reservationId,
    );
  }

  /** Returns a rental's amendments by rising number to its owner and the staff; an empty list to others. */
  async of(actor: Actor, reservation: ReservationRecord): Promise<AmendmentRecord[]> {
    return canRead(actor, reservation) ? this.load(reservation.id) : [];
  }

  /**
   * Returns a rental's amendments by rising number, for documents and sums; the caller has checked the permission. Within a transaction it
   * sees that transaction's changes.
   */
  standing({ id }: Pick<Reservation, 'id'>): Promise<AmendmentRecord[]> {
    return this.load(id);
  }

  /**
   * Returns the km included in the whole rental, 0 for unlimited; null before the acceptance and for others than its owner and the staff.
   */
  async includedKm(actor: Actor, reservation: ReservationRecord): Promise<number | null> {
    const { includedKmPerDay } = reservation;
    if (includedKmPerDay === null || !canRead(actor, reservation)) return null;
    return includedKmPerDay && includedKmPerDay * paidDaysAfter(await this.load(reservation.id), daysOf(reservation));
  }
}
