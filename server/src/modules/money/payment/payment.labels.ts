import { formatMoney } from '../../../kernel/money.js';
import { type PaymentSheet, readableDay } from '../../booking/contract/rental-sheet.js';
import type { Payment } from './payment.entity.js';
import { PaymentMethod } from '../../../kernel/payment-method.js';
import type { PaymentKind } from './payment.enums.js';

/** French name of each method, for screens and documents. */
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

/** Formats an entry for documents by its kind and method. */
export function paymentLabel({ kind, method }: Pick<Payment, 'kind' | 'method'>): string {
  return method === PaymentMethod.OTHER ? KINDS[kind] : `${KINDS[kind]}, ${METHOD_LABELS[method].toLowerCase()}`;
}

/** Converts a payment to its printed form. */
export function paymentSheet(payment: Payment): PaymentSheet {
  return { day: readableDay(payment.paidOn), label: paymentLabel(payment), amount: formatMoney(payment.amount) };
}

/** Returns the valid entries. Reversed ones are left out together with their reversals, so that the sum stays the same. */
export function standing(payments: readonly Payment[]): Payment[] {
  return payments.filter(({ corrected, corrects }) => !corrected && !corrects);
}
