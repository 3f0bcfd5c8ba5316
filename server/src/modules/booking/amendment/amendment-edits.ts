import type { Em } from '../../../platform/database/orm.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { isFixed } from './contract-fixed.js';
import { type Agreed, RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { AmendmentBook } from './amendment-book.js';
import { AmendmentKind } from './amendment.enums.js';
import { type RentalTerms, sameTerms, termsOf } from './rental-terms.js';

/**
 * Writes an amendment for an edit of a rental whose contract is final, because it was signed or the vehicle has left
 * (docs/rules/rental-life.md#amendments).
 */
export class EditAmendments {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly book: AmendmentBook,
  ) {}

  /** Listens to edits of reservations. An amendment is written in the transaction of its edit. */
  register(): void {
    this.domainEvents.on(RESERVATION_EVENTS.changed, async (tx, { reservation, by, before, amended }) => {
      if (!before || amended || !reservation.stage) return;
      const terms = await formerTerms(tx.em, before);
      if (sameTerms(terms, await termsOf(reservation))) return;
      if (await isFixed(tx, reservation))
        await this.book.add(tx, by, reservation, { kind: AmendmentKind.EDIT, before: terms });
    });
  }
}

async function formerTerms(em: Em, before: Agreed): Promise<RentalTerms> {
  const { name, plateNumber } = await em.findOneOrFail(Vehicle, { id: before.vehicleId });
  return { ...before, vehicleName: name, plateNumber };
}
