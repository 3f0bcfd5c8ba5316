import { leftToRight } from '../../../kernel/left-to-right.js';
import { amountInWords } from '../../../kernel/amount-in-words.js';
import { addMoney, compareMoney, formatMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { agencyDay, toReadableTime } from '../../../kernel/time.js';
import { formatPhone } from '../../../kernel/phone.js';
import type { Letterhead } from '../../booking/contract/rental-papers.js';
import { lineSheet, readableDay, readableDays } from '../../booking/contract/rental-sheet.js';
import type { Payment } from '../payment/payment.entity.js';
import { paymentSheet, standing } from '../payment/payment.labels.js';
import type { Invoice } from './invoice.entity.js';
import { InvoiceKind } from './invoice.enums.js';
import { type InvoiceFigures, vatShares } from './invoice-figures.js';
import type { InvoiceSnapshot } from './invoice-snapshot.js';
import type { InvoiceSheet } from './invoice-template.js';

interface Surroundings {
  readonly payments: readonly Payment[];
  readonly letterhead: Letterhead;
  readonly tracking: { readonly trackingUrl: string; readonly qr: string };
}

interface InvoicePrint extends Surroundings {
  readonly invoice: Invoice;
}

interface ProFormaPrint extends Surroundings {
  readonly snapshot: InvoiceSnapshot;
  readonly vatPercent: string;
  readonly figures: InvoiceFigures;
}

/** Returns the content of a printed invoice or credit note: its figures as issued, and what has been paid until now. */
export function invoiceSheet({ invoice, payments, letterhead, tracking }: InvoicePrint): InvoiceSheet {
  const { snapshot, kind, corrected } = invoice;
  const credit = kind === InvoiceKind.CREDIT_NOTE;
  return {
    ...bodyOf(snapshot, invoice, invoice.vatPercent),
    ...tracking,
    logo: letterhead.logo,
    title: credit ? 'Avoir' : 'Facture',
    number: invoice.number,
    issuedOn: readableDay(invoice.issuedOn),
    notes: notesOf(invoice),
    stamp: corrected ? 'Annulée par un avoir' : null,
    stampDuty: credit || corrected ? null : stampDutyOn(payments),
    settlement: credit || corrected ? null : settlement(invoice.total, payments),
  };
}

/** Returns the content of a pro forma: the invoice as it would be issued today, without a number and with PRO FORMA across the page. */
export function proFormaSheet(print: ProFormaPrint): InvoiceSheet {
  const { snapshot, vatPercent, figures, payments, letterhead, tracking } = print;
  return {
    ...bodyOf(snapshot, figures, vatPercent),
    ...tracking,
    logo: letterhead.logo,
    title: 'Facture pro forma',
    number: null,
    issuedOn: readableDay(agencyDay(new Date())),
    notes: ["Document sans valeur comptable : ce n'est pas une facture et il ne porte pas de numéro."],
    stamp: 'PRO FORMA',
    stampDuty: stampDutyOn(payments),
    settlement: settlement(figures.total, payments),
  };
}

/** Returns the parties, the rental and the amounts. */
function bodyOf(snapshot: InvoiceSnapshot, { net, vat, total }: InvoiceFigures, vatPercent: string) {
  return {
    company: snapshot.company,
    agency: snapshot.agency,
    customer: customerLines(snapshot),
    rental: rentalFacts(snapshot),
    lines: snapshot.lines.map(lineSheet),
    net: unsigned(net),
    vats: vatLines(snapshot, vat, vatPercent),
    total: unsigned(total),
    totalInWords: amountInWords(total),
    retentions: (snapshot.retentions ?? []).map(({ reason, amount }) => ({
      label: `Retenue sur caution : ${reason}`,
      amount: formatMoney(amount),
    })),
  };
}

function notesOf({ snapshot, reason }: Invoice): string[] {
  const { replaces, takesBack } = snapshot;
  return [
    replaces ? `Remplace la facture ${replaces.invoice}, annulée par l'avoir ${replaces.creditNote}.` : '',
    takesBack ? `Annule la facture ${takesBack.invoice} du ${readableDay(takesBack.issuedOn)}.` : '',
    reason ? `Motif : ${reason}` : '',
  ].filter(Boolean);
}

function customerLines({ customer }: InvoiceSnapshot): string[] {
  const { name, address, phone, email, nationalId, passportNumber } = customer;
  return [
    name,
    address,
    nationalId && `CIN ${nationalId}`,
    passportNumber && `Passeport ${passportNumber}`,
    formatPhone(phone),
    email,
  ].filter((line): line is string => Boolean(line));
}

function rentalFacts({ reservationNumber, vehicle, trip }: InvoiceSnapshot): InvoiceSheet['rental'] {
  return [
    { label: 'Réservation', value: reservationNumber },
    { label: 'Véhicule', value: `${vehicle.name}, ${leftToRight(vehicle.plateNumber)}` },
    { label: 'Départ', value: `${toReadableTime(new Date(trip.startsAt))}, ${trip.pickupPlace}` },
    { label: 'Retour', value: `${toReadableTime(new Date(trip.endsAt))}, ${trip.returnPlace}` },
    { label: 'Durée', value: readableDays(trip.days) },
  ];
}

/** Returns what is paid and left of the invoiced total. If more was paid, nothing is left. */
function settlement(total: Money, payments: readonly Payment[]): InvoiceSheet['settlement'] {
  const paid = addMoney(...payments.map(({ amount }) => amount));
  const rest = subtractMoney(total, paid);
  return {
    asOf: readableDay(agencyDay(new Date())),
    payments: standing(payments).map(paymentSheet),
    paid: formatMoney(paid),
    balance: formatMoney(compareMoney(rest, '0') > 0 ? rest : '0'),
  };
}

/** Returns the stamp duty on the cash that was paid (docs/rules/payments.md#stamp-duty); null without any. */
function stampDutyOn(payments: readonly Payment[]): string | null {
  const duty = addMoney(...payments.map(({ stampDuty }) => stampDuty ?? '0'));
  return compareMoney(duty, '0') === 0 ? null : formatMoney(duty);
}

/** Returns the TVA by rate. Lines of earlier invoices have no rate; they had that of the settings. */
function vatLines({ lines }: InvoiceSnapshot, vat: Money, vatPercent: string): InvoiceSheet['vats'] {
  const shares = vatShares(lines, vatPercent);
  const [only] = shares;
  if (shares.length === 1 && only)
    return [{ label: `TVA ${readablePercent(only.vatPercent)} %`, amount: unsigned(vat) }];
  return shares.map((share) => ({ label: `TVA ${readablePercent(share.vatPercent)} %`, amount: unsigned(share.vat) }));
}

/** Removes the sign of an amount, because the title of a credit note says that it takes back. */
function unsigned(amount: Money): string {
  return formatMoney(compareMoney(amount, '0') < 0 ? subtractMoney('0', amount) : amount);
}

function readablePercent(percent: string): string {
  return String(Number(percent)).replace('.', ',');
}
