import { ref } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import { employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { addMoney, compareMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { Payment } from './payment.entity.js';
import { PaymentMethod } from '../reservation/payment-method.js';
import { PaymentKind } from './payment.enums.js';

/** What a new entry says; the amount is negative when money went back. */
export interface LedgerEntry {
  readonly kind: PaymentKind;
  readonly amount: Money;
  readonly method: PaymentMethod;
  readonly paidOn: string;
  readonly note?: string | undefined;
  readonly corrects?: Payment;
}

/** Why a sum was set in an edit of the rental. */
const EDITED = 'Avance corrigée dans la réservation';

/** The only writer of payments and of the sum that a rental shows as its advance. Called with the reservation locked. */
export class PaymentLedger {
  /** Adds an entry and moves the sum with it; whoever calls has checked the bounds, the database checks them again. */
  add({ em }: Transaction, actor: StaffActor, reservation: Reservation, { corrects, ...entry }: LedgerEntry): Payment {
    const payment = em.create(Payment, {
      ...entry,
      reservation,
      recordedBy: employeeIdOf(actor),
      ...(corrects ? { corrects } : {}),
    });
    if (corrects) payment.corrects = ref(corrects);
    em.persist(payment);
    reservation.advance = addMoney(reservation.advance ?? '0', entry.amount);
    return payment;
  }

  /** The advance taken at the acceptance becomes the first payment; how it was paid is never guessed. */
  open(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    advance: Money,
    method = PaymentMethod.OTHER,
  ): void {
    reservation.advance = '0.00';
    if (compareMoney(advance, '0') === 0) return;
    this.add(tx, actor, reservation, {
      kind: PaymentKind.ADVANCE,
      amount: advance,
      method,
      paidOn: agencyDay(new Date()),
    });
  }

  /** Sets the sum right: the difference becomes an entry. */
  setSum(tx: Transaction, actor: StaffActor, reservation: Reservation, sum: Money): void {
    const amount = subtractMoney(sum, reservation.advance ?? '0');
    if (compareMoney(amount, '0') === 0) return;
    this.add(tx, actor, reservation, {
      kind: PaymentKind.CORRECTION,
      amount,
      method: PaymentMethod.OTHER,
      paidOn: agencyDay(new Date()),
      note: EDITED,
    });
  }
}
