import { ref } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import { type DomainEvents, domainEvent } from '../../../platform/events/domain-events.js';
import { employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { addMoney, compareMoney, type Money, percentOf, subtractMoney } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import { Settings } from '../../base/settings/settings.entity.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { Payment } from './payment.entity.js';
import { PaymentMethod } from '../reservation/payment-method.js';
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

/** Published when the paid sum of a rental changed. The reservation is flushed. */
export const paymentRecorded = domainEvent<{ readonly reservation: Reservation }>('payment.recorded');

/** The reason of an entry made because an edit of the rental changed the paid sum. */
const EDITED = 'Avance corrigée dans la réservation';

/** Writes all payments and the paid sum of rentals, their `advance`; nothing else may. Callers have locked the reservation. */
export class PaymentLedger {
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

  /** Sets the paid sum by entering the difference, and publishes it. */
  async setSum(tx: Transaction, actor: StaffActor, reservation: Reservation, sum: Money): Promise<void> {
    const amount = subtractMoney(sum, reservation.advance ?? '0');
    if (compareMoney(amount, '0') === 0) return;
    await this.add(tx, actor, reservation, {
      kind: PaymentKind.CORRECTION,
      amount,
      method: PaymentMethod.OTHER,
      paidOn: agencyDay(new Date()),
      note: EDITED,
    });
    await tx.em.flush();
    await this.domainEvents.happened(tx, paymentRecorded, { reservation });
  }
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
