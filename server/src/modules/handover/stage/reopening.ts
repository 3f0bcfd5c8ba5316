import { compareMoney } from '../../../kernel/money.js';
import type { DepositEntry } from '../../money/deposit/deposit-entry.entity.js';
import type { Payment } from '../../money/payment/payment.entity.js';
import { PaymentKind } from '../../money/payment/payment.enums.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';

/**
 * Returns in French why a closed rental becomes returned again: money was given back and something is left to pay
 * (docs/rules/rental-life.md#stages). Undefined if it stays closed.
 */
export function paymentReopens({ reservation, amount, kind, note }: Payment): string | undefined {
  const { stage, balance } = reservation.getEntity();
  if (stage !== RentalStage.CLOSED || compareMoney(amount, '0') >= 0) return undefined;
  if (compareMoney(balance ?? '0', '0') <= 0) return undefined;
  return told(kind === PaymentKind.CORRECTION ? 'Paiement annulé' : 'Remboursement', note);
}

/** Returns in French why a closed rental becomes returned again: its deposit is held again, because a wrong entry was reversed. Undefined if not. */
export function depositReopens({ reservation, amount, reason }: DepositEntry): string | undefined {
  if (reservation.getEntity().stage !== RentalStage.CLOSED || compareMoney(amount, '0') <= 0) return undefined;
  return told('Écriture de caution annulée', reason);
}

function told(what: string, why: string | null | undefined): string {
  return why ? `${what} : ${why}` : what;
}
