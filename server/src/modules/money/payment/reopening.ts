import { compareMoney } from '../../../kernel/money.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { StageService } from '../../handover/stage/stage.service.js';
import type { Payment } from './payment.entity.js';
import { PaymentKind } from './payment.enums.js';
import { paymentEntered } from './payment-ledger.js';

/** Takes closed rentals back to RETURNED, in the transaction of the entry, if money goes back and something is left to pay. */
export function reopenForPayments(domainEvents: DomainEvents, stages: Pick<StageService, 'reopenWithin'>): void {
  domainEvents.on(paymentEntered, async (tx, { payment, by }) => {
    const reason = reopens(payment);
    if (reason) await stages.reopenWithin(tx, by, payment.reservation.getEntity(), reason);
  });
}

/** Returns in French why a closed rental becomes returned again (docs/rules/rental-life.md#stages); undefined if it stays closed. */
function reopens({ reservation, amount, kind, note }: Payment): string | undefined {
  const { stage, balance } = reservation.getEntity();
  if (stage !== RentalStage.CLOSED || compareMoney(amount, '0') >= 0) return undefined;
  if (compareMoney(balance ?? '0', '0') <= 0) return undefined;
  const entry = kind === PaymentKind.CORRECTION ? 'Paiement annulé' : 'Remboursement';
  return note ? `${entry} : ${note}` : entry;
}
