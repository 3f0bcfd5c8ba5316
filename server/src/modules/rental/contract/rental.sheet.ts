import {
  addMoney,
  compareMoney,
  formatMoney,
  lessPercent,
  type Money,
  subtractMoney,
  timesMoney,
} from '../../../kernel/money.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { Payment } from '../payment/payment.entity.js';
import { paymentLabel } from '../payment/payment.labels.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** An agency as documents name it. */
export interface AgencySheet {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly mobile: string;
  readonly email: string;
  /** RC. */
  readonly tradeRegister: string;
  readonly patente: string;
  /** IF. */
  readonly taxId: string;
  readonly cnss: string;
  readonly ice: string;
}

/** When and where; instants in ISO 8601. */
export interface TripSheet {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly days: number;
  readonly pickupPlace: string;
  readonly returnPlace: string;
}

/** A line of the price, in Dh with TVA. */
export interface PriceLine {
  readonly label: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly amount: Money;
}

/** A line of the price, ready to print. */
export interface LineSheet {
  readonly label: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

/** An entry of what was paid, ready to print. */
export interface PaymentSheet {
  readonly day: string;
  readonly label: string;
  readonly amount: string;
}

export function agencySheet(agency: Agency): AgencySheet {
  const { name, address, phone, mobile, email, tradeRegister, patente, taxId, cnss, ice } = agency;
  return { name, address, phone, mobile, email, tradeRegister, patente, taxId, cnss, ice };
}

export function tripSheet({ startsAt, endsAt, days, pickupPlace, returnPlace }: Reservation): TripSheet {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), days, pickupPlace, returnPlace };
}

/** How the agreed total comes about: days at the daily price, the discount, and what was agreed beside them. Their sum is the total. */
export function priceLines(reservation: Reservation, vehicleName: string): PriceLine[] {
  const { days, quotedDailyPrice, discountPercent } = reservation;
  const total = reservation.total ?? reservation.quotedTotal;
  const rent = timesMoney(quotedDailyPrice, days);
  const payable = discountPercent > 0 ? lessPercent(rent, discountPercent) : rent;
  const single = (label: string, amount: Money): PriceLine => ({ label, quantity: 1, unitPrice: amount, amount });
  const lines = [
    { label: `Location ${vehicleName}, par jour`, quantity: days, unitPrice: quotedDailyPrice, amount: rent },
  ];
  if (discountPercent > 0)
    lines.push(single(`Remise client inscrit ${discountPercent} %`, subtractMoney(payable, rent)));
  const rest = subtractMoney(total, addMoney(...lines.map(({ amount }) => amount)));
  if (compareMoney(rest, '0') > 0) lines.push(single('Supplément convenu (livraison, services)', rest));
  if (compareMoney(rest, '0') < 0) lines.push(single('Remise convenue', rest));
  return lines;
}

/** `DD-MM-YYYY` of a day `YYYY-MM-DD`: how documents write days. */
export function readableDay(day: string): string {
  return day.split('-').reverse().join('-');
}

/** `1 jour`, `3 jours`. */
export function readableDays(days: number): string {
  return `${days} jour${days > 1 ? 's' : ''}`;
}

export function lineSheet({ label, quantity, unitPrice, amount }: PriceLine): LineSheet {
  return { label, quantity: String(quantity), unitPrice: formatMoney(unitPrice), amount: formatMoney(amount) };
}

export function paymentSheet(payment: Payment): PaymentSheet {
  return { day: readableDay(payment.paidOn), label: paymentLabel(payment), amount: formatMoney(payment.amount) };
}

/** A person's names, given name first. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
