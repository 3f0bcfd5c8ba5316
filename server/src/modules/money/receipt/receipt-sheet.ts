import { leftToRight } from '../../../kernel/left-to-right.js';
import { amountInWords } from '../../../kernel/amount-in-words.js';
import { fullName } from '../../../kernel/full-name.js';
import { addMoney, compareMoney, formatMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Letterhead } from '../../booking/contract/rental-papers.js';
import { agencySheet, readableDay } from '../../booking/contract/rental-sheet.js';
import type { Payment } from '../payment/payment.entity.js';
import { METHOD_LABELS, paymentLabel } from '../payment/payment.labels.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { ReceiptSheet } from './receipt-template.js';

interface ReceiptFacts {
  readonly payment: Payment;
  /** All payments of the rental in the order of their entry. */
  readonly payments: readonly Payment[];
  readonly reservation: Reservation;
  readonly vehicle: Vehicle;
  readonly agency: Agency;
  readonly letterhead: Letterhead;
}

/** Returns the content of a printed receipt. It shows the account after this payment, so that later ones do not change it. */
export function receiptSheet({
  payment,
  payments,
  reservation,
  vehicle,
  agency,
  letterhead,
}: ReceiptFacts): ReceiptSheet {
  const refund = compareMoney(payment.amount, '0') < 0;
  const amount = refund ? subtractMoney('0', payment.amount) : payment.amount;
  const stampDuty = payment.stampDuty ?? null;
  const employee = payment.recordedBy?.getEntity();
  const voidedBy = payments.find(({ corrects }) => corrects?.id === payment.id);
  return {
    ...letterhead,
    agency: agencySheet(agency),
    title: refund ? 'Reçu de remboursement' : 'Reçu de paiement',
    number: payment.receiptNumber ?? '',
    issuedOn: readableDay(agencyDay(payment.createdAt)),
    stamp: voidedBy ? `ANNULÉ LE ${readableDay(agencyDay(voidedBy.createdAt))}` : null,
    extra:
      stampDuty === null
        ? []
        : [
            { label: 'Droit de timbre', value: formatMoney(stampDuty) },
            { label: 'Encaissé en espèces', value: formatMoney(addMoney(amount, stampDuty)) },
          ],
    amountLabel: refund ? 'Montant remboursé' : 'Montant reçu',
    amount: formatMoney(amount),
    amountInWords: amountInWords(amount),
    facts: [
      { label: refund ? 'Remboursé à' : 'Reçu de', value: fullName(reservation.driver) },
      { label: 'Nature', value: paymentLabel(payment) },
      { label: 'Mode de paiement', value: METHOD_LABELS[payment.method] },
      { label: 'Date du paiement', value: readableDay(payment.paidOn) },
      { label: 'Location', value: reservation.number },
      { label: 'Véhicule', value: `${vehicle.name}, ${leftToRight(vehicle.plateNumber)}` },
    ],
    account: accountOf(payment, payments),
    takenBy: employee ? fullName(employee) : null,
    customer: fullName(reservation.driver),
  };
}

function accountOf({ id, agreedTotal }: Payment, payments: readonly Payment[]): ReceiptSheet['account'] {
  const paid = addMoney(...payments.filter((each) => each.id <= id).map(({ amount }) => amount));
  if (agreedTotal == null) return [{ label: 'Payé à ce jour', value: formatMoney(paid) }];
  const balance: Money = subtractMoney(agreedTotal, paid);
  return [
    { label: 'Total de la location TTC', value: formatMoney(agreedTotal) },
    { label: 'Payé à ce jour', value: formatMoney(paid) },
    { label: 'Reste à payer', value: formatMoney(compareMoney(balance, '0') > 0 ? balance : '0') },
  ];
}
