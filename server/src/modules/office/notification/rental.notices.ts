import type { Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { fullName } from '../../../kernel/full-name.js';
import { addMoney, formatMoney } from '../../../kernel/money.js';
import { toReadableTime } from '../../../kernel/time.js';
import { isStaff } from '../../../kernel/actor.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { describe, RESERVATION_EVENTS } from '../../booking/reservation/reservation.events.js';
import { extensionAsked } from '../../booking/extension/extension.events.js';
import { rentalAtRisk } from '../../handover/rental-risk/rental-risk.events.js';
import { rentalIsLate } from '../../handover/stage/stage.events.js';
import { amendmentSigned } from '../../booking/amendment/amendment.events.js';
import { imprintExpires } from '../../money/deposit/deposit.events.js';
import { chargesProposed } from '../../handover/return-charge/return-charge.events.js';
import { readableDay } from '../../booking/contract/rental-sheet.js';
import { contractSigned } from '../../booking/signature/signature.service.js';
import type { NotificationService } from './notification.service.js';

interface Deps {
  readonly domainEvents: DomainEvents;
  readonly notifications: NotificationService;
}

/**
 * Notifies the staff of events of rentals that no employee caused: requests and cancellations by customers, signatures, requests for an
 * extension, late rentals and those at risk, card imprints that expire, and charges proposed at a return.
 */
export class RentalNotices {
  constructor(private readonly deps: Deps) {}

  /** Listens to the events of rentals. A notification is written in the transaction of its event. */
  register(): void {
    const { domainEvents } = this.deps;
    domainEvents.on(RESERVATION_EVENTS.created, async (tx, { reservation, atDesk }) => {
      if (!atDesk) await this.add(tx, 'Nouvelle réservation', reservation, await lineOf(reservation));
    });
    domainEvents.on(RESERVATION_EVENTS.cancelled, async (tx, { reservation, by }) => {
      if (!isStaff(by)) await this.add(tx, 'Réservation annulée', reservation, await lineOf(reservation));
    });
    domainEvents.on(rentalIsLate, async (tx, { reservation }) =>
      this.add(tx, 'Retour en retard', reservation, await lineOf(reservation)),
    );
    domainEvents.on(extensionAsked, async (tx, { reservation, request }) => {
      const line = `${await lineOf(reservation)} · jusqu'au ${toReadableTime(request.endsAt)}`;
      await this.add(tx, 'Prolongation demandée', reservation, line);
    });
    domainEvents.on(rentalAtRisk, async (tx, { reservation, why }) =>
      this.add(tx, 'Location menacée', reservation, `${await lineOf(reservation)} · ${why}`),
    );
    domainEvents.on(imprintExpires, async (tx, { reservation, entry }) => {
      const line = `${fullName(reservation.driver)} · ${formatMoney(entry.amount)} · expire le ${readableDay(entry.expiresOn ?? '')}`;
      await this.add(tx, 'Empreinte de carte bientôt expirée', reservation, line);
    });
    domainEvents.on(chargesProposed, async (tx, { reservation, charges }) => {
      const total = formatMoney(addMoney(...charges.map(({ amount }) => amount)));
      const line = `${fullName(reservation.driver)} · ${charges.length} à confirmer · ${total}`;
      await this.add(tx, 'Frais proposés au retour', reservation, line);
    });
    domainEvents.on(contractSigned, async (tx, { reservation, again }) => {
      if (again) return;
      const { firstName, lastName } = reservation.driver;
      const vehicle = await reservation.vehicle.loadOrFail();
      await this.add(tx, 'Contrat signé', reservation, `${firstName} ${lastName} · ${vehicle.name}`);
    });
    domainEvents.on(amendmentSigned, async (tx, { reservation, amendment }) => {
      const vehicle = await reservation.vehicle.loadOrFail();
      const line = `Avenant n° ${amendment.number} · ${amendment.signatory} · ${vehicle.name}`;
      await this.add(tx, 'Avenant signé', reservation, line);
    });
  }

  private async add(tx: Transaction, title: string, reservation: Reservation, description: string): Promise<void> {
    await this.deps.notifications.add(tx, [{ title, description, reservationId: reservation.id }]);
  }
}

async function lineOf(reservation: Reservation): Promise<string> {
  return describe(reservation, await reservation.vehicle.loadOrFail());
}
