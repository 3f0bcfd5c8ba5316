import type { Payment } from './payment.entity.js';
import { PaymentMethod } from '../reservation/payment-method.js';
import type { PaymentKind } from './payment.enums.js';

/** Names each method as screens and documents do. */
export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'Espèces',
  CARD: 'Carte bancaire',
  TRANSFER: 'Virement',
  CHEQUE: 'Chèque',
  ONLINE: 'En ligne',
  OTHER: 'Autre',
  DEPOSIT: 'Retenue sur caution',
};

const KINDS: Readonly<Record<PaymentKind, string>> = {
  ADVANCE: 'Avance',
  PAYMENT: 'Paiement',
  REFUND: 'Remboursement',
  CORRECTION: 'Correction',
};

/** An entry in words, as documents name it. */
export function paymentLabel({ kind, method }: Pick<Payment, 'kind' | 'method'>): string {
  return method === PaymentMethod.OTHER ? KINDS[kind] : `${KINDS[kind]}, ${METHOD_LABELS[method].toLowerCase()}`;
}

/** The entries that stand: those taken back are left out with what took them back, so that the sum is the same. */
export function standing(payments: readonly Payment[]): Payment[] {
  return payments.filter(({ corrected, corrects }) => !corrected && !corrects);
}
