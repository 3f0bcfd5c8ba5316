import { compareMoney } from '../../../kernel/money.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { StageService } from '../../handover/stage/stage.service.js';
import { depositEntered } from './deposit.events.js';

/**
 * Takes closed rentals back to RETURNED, in the transaction of the entry, if their deposit is held again because a wrong entry was reversed
 * (docs/rules/rental-life.md#stages).
 */
export function reopenForDeposits(domainEvents: DomainEvents, stages: Pick<StageService, 'reopenWithin'>): void {
  domainEvents.on(depositEntered, async (tx, { entry: { reservation, amount, reason }, by }) => {
    const rental = reservation.getEntity();
    if (rental.stage !== RentalStage.CLOSED || compareMoney(amount, '0') <= 0) return;
    const entry = 'Écriture de caution annulée';
    await stages.reopenWithin(tx, by, rental, reason ? `${entry} : ${reason}` : entry);
  });
}
