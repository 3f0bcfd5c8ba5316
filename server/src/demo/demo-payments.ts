import { ref } from '@mikro-orm/core';
import type { Amendment } from '../modules/booking/amendment/amendment.entity.js';
import { Payment } from '../modules/money/payment/payment.entity.js';
import { PaymentMethod } from '../kernel/payment-method.js';
import { PaymentKind } from '../modules/money/payment/payment.enums.js';
import { receiptNumber } from '../modules/money/payment/receipt-register.js';
import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import { addMoney, compareMoney, type Money, subtractMoney } from '../kernel/money.js';
import { agencyDay } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';
import { createDice, type Dice } from './dice.js';
import { make } from './make-entity.js';

/** Share of departed rentals that were paid in full at departure. */
const PAID_AT_DEPARTURE = 0.93;
const REFUNDED = 0.7;

/**
 * Makes the payments of every accepted reservation: the advance, the rest at departure, and refunds when the staff cancelled. Sets each
 * reservation's `advance` to the sum.
 */
export function createPayments(clock: DemoClock, reservations: readonly Reservation[]): Payment[] {
  const dice = createDice(83);
  return reservations.flatMap((reservation) => entriesOf(clock, dice, reservation));
}

function entriesOf(clock: DemoClock, dice: Dice, reservation: Reservation): Payment[] {
  const { acceptedAt, cancelledAt, startsAt, total, advance, status } = reservation;
  if (!acceptedAt || total == null || advance == null) return [];
  const entries: Payment[] = [];
  const add = (kind: PaymentKind, amount: Money, at: Date, note?: string): void => {
    if (compareMoney(amount, '0') === 0) return;
    entries.push(
      make(Payment, {
        reservation: ref(reservation),
        kind,
        amount,
        method: methodOf(dice),
        paidOn: agencyDay(at),
        note,
        recordedBy: reservation.handledBy,
        agreedTotal: total,
        createdAt: at,
        updatedAt: at,
      }),
    );
  };
  add(PaymentKind.ADVANCE, advance, acceptedAt);
  if (status === ReservationStatus.ACCEPTED && startsAt < clock.midnight && dice.chance(PAID_AT_DEPARTURE)) {
    add(PaymentKind.PAYMENT, subtractMoney(total, advance), startsAt);
  }
  if (status === ReservationStatus.CANCELLED && cancelledAt && dice.chance(REFUNDED)) {
    add(PaymentKind.REFUND, subtractMoney('0', advance), cancelledAt, 'Annulation de la location');
  }
  reservation.advance = addMoney(...entries.map(({ amount }) => amount));
  return entries;
}

/** Moves payments for extensions to the day of the extension; returns these payments. */
export function payExtensions(amendments: readonly Amendment[], payments: readonly Payment[]): Payment[] {
  return amendments.flatMap(({ reservation, before, after, at }) => {
    const own = payments.filter((payment) => payment.reservation.getEntity() === reservation.getEntity());
    const ahead = subtractMoney(addMoney(...own.map(({ amount }) => amount)), before.total);
    const last = own.findLast(({ amount }) => compareMoney(amount, ahead) > 0);
    if (compareMoney(ahead, '0') <= 0 || !last) return [];
    last.amount = subtractMoney(last.amount, ahead);
    for (const payment of own) payment.agreedTotal = before.total;
    return [
      make(Payment, {
        ...{ reservation, kind: PaymentKind.PAYMENT, amount: ahead, method: last.method, recordedBy: last.recordedBy },
        ...{ paidOn: agencyDay(at), agreedTotal: after.total, createdAt: at, updatedAt: at },
      }),
    ];
  });
}

function methodOf(dice: Dice): PaymentMethod {
  return dice.weigh([
    [PaymentMethod.CASH, 50],
    [PaymentMethod.CARD, 30],
    [PaymentMethod.TRANSFER, 14],
    [PaymentMethod.CHEQUE, 6],
    [PaymentMethod.ONLINE, 6],
  ]);
}

/**
 * Gives every payment its agency and a receipt, numbered by agency and year in the order of the days. Vehicles and agencies must be
 * stored first, because the numbers contain the agency's id.
 */
export function numberReceipts(payments: readonly Payment[]): void {
  const sequences = new Map<string, number>();
  for (const payment of [...payments].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const agency = payment.reservation.getEntity().vehicle.getEntity().agency.getEntity();
    const receiptYear = Number(payment.paidOn.slice(0, 4));
    const receiptSequence = (sequences.get(`${agency.id} ${receiptYear}`) ?? 0) + 1;
    sequences.set(`${agency.id} ${receiptYear}`, receiptSequence);
    payment.agency = ref(agency);
    Object.assign(payment, {
      receiptYear,
      receiptSequence,
      receiptNumber: receiptNumber(receiptYear, agency.id, receiptSequence),
    });
  }
}
