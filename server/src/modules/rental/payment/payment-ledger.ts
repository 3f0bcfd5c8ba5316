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

/** What a new entry says; the amount is negative when money went back. */
export interface LedgerEntry {
  readonly kind: PaymentKind;
  readonly amount: Money;
  readonly method: PaymentMethod;
  readonly paidOn: string;
  readonly note?: string | undefined;
  readonly corrects?: Payment;
  /** Where the money was taken or given back; by default the agency of the rental's vehicle. */
  readonly agencyId?: number | null | undefined;
  /** The total that the receipt states, where the command is about to change it; by default the rental's. */
  readonly agreedTotal?: Money | undefined;
}

/** An entry was made, before it is flushed. */
export const paymentEntered = domainEvent<{ readonly payment: Payment; readonly by: StaffActor }>('payment.entered');

/** What has been paid for a rental changed. The reservation as flushed. */
export const paymentRecorded = domainEvent<{ readonly reservation: Reservation }>('payment.recorded');

/** Why a sum was set in an edit of the rental. */
const EDITED = 'Avance corrigée dans la réservation';

/** The only writer of payments and of the sum that a rental shows as its advance. Called with the reservation locked. */
export class PaymentLedger {
  constructor(private readonly domainEvents: DomainEvents) {}

  /**
   * Adds an entry with its receipt and moves the sum with it; whoever calls has checked the bounds, the database checks them again.
   * The caller flushes.
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

  /** The advance taken at the acceptance becomes the first payment; how it was paid is never guessed. */
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

  /** Sets the sum right: the difference becomes an entry, which is told. */
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
 * The stamp duty of an entry in Dh (docs/rules/payments.md#stamp-duty): the settings' percentage of cash that comes in. What takes an entry
 * back takes its duty back, whatever the percentage is then; a refund leaves it, because it is owed.
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
