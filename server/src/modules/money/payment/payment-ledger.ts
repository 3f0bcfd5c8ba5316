import { ref } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import { type DomainEvents, domainEvent } from '../../../platform/events/domain-events.js';
import { markCorrected } from '../../../kernel/corrections.js';
import { employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { addMoney, compareMoney, type Money, percentOf, subtractMoney } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import { Settings } from '../../base/settings/settings.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Refund, RentalLedger } from '../../booking/reservation/rental-ledger.js';
import { paymentRecorded } from '../../booking/reservation/rental.events.js';
import { Payment } from './payment.entity.js';
import { PaymentMethod } from '../../../kernel/payment-method.js';
import { PaymentKind } from './payment.enums.js';
import { type ReceiptPlace, takeReceipt } from './receipt-register.js';

/** The content of a new entry. The amount is negative for a refund. */
export interface LedgerEntry {
  readonly kind: PaymentKind;
  readonly amount: Money;
  readonly method: PaymentMethod;
  readonly paidOn: string;
  readonly note?: string | undefined;
  readonly corrects?: Payment;
  /** Where the money was taken or refunded; by default the agency of the rental's vehicle. */
  readonly agencyId?: number | null | undefined;
  /** The total that the receipt prints; by default the rental's. Given by commands that are about to change the total. */
  readonly agreedTotal?: Money | undefined;
}

/** Published when an entry was made, before the flush. */
export const paymentEntered = domainEvent<{ readonly payment: Payment; readonly by: StaffActor }>('payment.entered');

/** The remark at money that another program took. */
const CARRIED_OVER = 'Payé avant la reprise des données';
/** The reason of an entry made because an edit of the rental changed the paid sum. */
const EDITED = 'Avance corrigée dans la réservation';

/** Writes all payments and the paid sum of rentals, their `advance`; nothing else may. Callers have locked the reservation. */
export class PaymentLedger implements RentalLedger {
  constructor(private readonly domainEvents: DomainEvents) {}

  /**
   * Adds an entry with its receipt and updates the paid sum. The caller has checked that it stays between zero and the total, which the
   * database checks too; the caller flushes.
   */
  async add(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    { corrects, agencyId: named, agreedTotal, ...entry }: LedgerEntry,
  ): Promise<Payment> {
    const { em } = tx;
    const agencyId = named ?? (await reservation.vehicle.loadOrFail()).agency.id;
    const receipt: Partial<ReceiptPlace> =
      entry.kind === PaymentKind.CORRECTION ? {} : await takeReceipt(tx, agencyId, new Date());
    const payment = em.create(Payment, {
      ...entry,
      ...receipt,
      reservation,
      agency: agencyId,
      stampDuty: await stampDutyOf(tx, entry, corrects),
      agreedTotal: agreedTotal ?? reservation.total ?? null,
      recordedBy: employeeIdOf(actor),
      ...(corrects ? { corrects } : {}),
    });
    if (corrects) payment.corrects = ref(corrects);
    em.persist(payment);
    reservation.advance = addMoney(reservation.advance ?? '0', entry.amount);
    await this.domainEvents.happened(tx, paymentEntered, { payment, by: actor });
    return payment;
  }

  /** Enters the advance taken at the acceptance as the first payment. Its method is OTHER unless it was given. */
  async open(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    advance: Money,
    method = PaymentMethod.OTHER,
  ): Promise<void> {
    reservation.advance = '0.00';
    if (compareMoney(advance, '0') === 0) return;
    await this.add(tx, actor, reservation, {
      kind: PaymentKind.ADVANCE,
      amount: advance,
      method,
      paidOn: agencyDay(new Date()),
    });
  }

  /** Enters what another program took: without a receipt, which that program gave. */
  async carryOver(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    paid: Money,
    paidOn: string,
  ): Promise<void> {
    if (compareMoney(paid, '0') === 0) return;
    const entry = { kind: PaymentKind.CORRECTION, method: PaymentMethod.OTHER, note: CARRIED_OVER };
    await this.add(tx, actor, reservation, { ...entry, amount: paid, paidOn });
  }

  /** Enters money that goes back to the customer today. */
  async refund(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    { amount, ...entry }: Refund,
  ): Promise<void> {
    await this.add(tx, actor, reservation, {
      ...entry,
      kind: PaymentKind.REFUND,
      amount: subtractMoney('0', amount),
      paidOn: agencyDay(new Date()),
    });
  }

  /** Takes an entry back by an opposite one of its method, agency and stamp duty; both stay. */
  reverse(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    entry: Payment,
    reason: string,
  ): Promise<Payment> {
    return this.add(tx, actor, reservation, {
      kind: PaymentKind.CORRECTION,
      amount: subtractMoney('0', entry.amount),
      method: entry.method,
      paidOn: agencyDay(new Date()),
      note: reason,
      agencyId: entry.agency?.id,
      corrects: entry,
    });
  }

  /**
   * Sets the paid sum, and publishes it. The advance was wrong, and for a lower sum the newest payments too: they are taken back and
   * entered anew with what is left of them, so that nobody can take the former ones back once more. Without such entries the difference is
   * entered.
   */
  async setSum(tx: Transaction, actor: StaffActor, reservation: Reservation, sum: Money): Promise<void> {
    let rest = subtractMoney(sum, reservation.advance ?? '0');
    if (compareMoney(rest, '0') === 0) return;
    for (const entry of await wrongEntries(tx, reservation)) {
      if (compareMoney(rest, '0') === 0 || (compareMoney(rest, '0') > 0 && entry.kind !== PaymentKind.ADVANCE)) break;
      await this.reverse(tx, actor, reservation, entry, EDITED);
      rest = addMoney(rest, entry.amount);
      if (compareMoney(rest, '0') <= 0) continue;
      const { kind, method, paidOn, agency } = entry;
      const anew = { kind, method, paidOn, agencyId: agency?.id, note: EDITED, amount: rest };
      await this.add(tx, actor, reservation, anew);
      rest = '0.00';
    }
    if (compareMoney(rest, '0') !== 0)
      await this.add(tx, actor, reservation, {
        kind: PaymentKind.CORRECTION,
        amount: rest,
        method: PaymentMethod.OTHER,
        paidOn: agencyDay(new Date()),
        note: EDITED,
      });
    await tx.em.flush();
    await this.domainEvents.happened(tx, paymentRecorded, { reservation });
  }
}

/**
 * Returns the entries that an edit of the paid sum changes, in this order: the advance, then the payments, newest first. Those that were
 * taken back are left out, and parts of a deposit, which only their retention takes back.
 */
async function wrongEntries({ em }: Transaction, reservation: Reservation): Promise<Payment[]> {
  const entries = markCorrected(await em.find(Payment, { reservation: reservation.id }, { orderBy: { id: 'desc' } }));
  const standing = entries.filter(({ corrected, method }) => !corrected && method !== PaymentMethod.DEPOSIT);
  return [PaymentKind.ADVANCE, PaymentKind.PAYMENT].flatMap((kind) => standing.filter((entry) => entry.kind === kind));
}

/**
 * Returns the stamp duty of an entry in Dh (docs/rules/payments.md#stamp-duty): a percentage of cash received. A reversal takes back the
 * duty of its entry, whatever the percentage is now; a refund does not, because the duty stays owed.
 */
async function stampDutyOf(
  { em }: Transaction,
  { kind, amount, method }: Pick<LedgerEntry, 'kind' | 'amount' | 'method'>,
  corrects: Payment | undefined,
): Promise<Money | null> {
  if (corrects) return corrects.stampDuty == null ? null : subtractMoney('0', corrects.stampDuty);
  if (method !== PaymentMethod.CASH || kind === PaymentKind.REFUND || compareMoney(amount, '0') <= 0) return null;
  const settings = await em.findOne(Settings, { id: 1 });
  const duty = percentOf(amount, settings?.stampDutyPercent ?? '0');
  return compareMoney(duty, '0') === 0 ? null : duty;
}
