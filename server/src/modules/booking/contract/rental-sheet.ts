import { toReadableDay } from '../../../kernel/time.js';
import { formatMoney, type Money } from '../../../kernel/money.js';
import { type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** An agency as printed on documents. */
export interface AgencySheet {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly mobile: string;
  readonly email: string;
  /** Number in the trade register (RC). */
  readonly tradeRegister: string;
  readonly patente: string;
  /** Tax number (IF). */
  readonly taxId: string;
  readonly cnss: string;
  readonly ice: string;
}

/** Dates and places of a rental; instants in ISO 8601. */
export interface TripSheet {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly days: number;
  readonly pickupPlace: string;
  readonly returnPlace: string;
}

/** A line of the price, in Dh with TVA. */
export interface PrintedLine {
  readonly label: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly amount: Money;
  /** Rate of the TVA included; undefined for that of the settings. */
  readonly vatPercent?: string;
}

/** A line of the price as printed texts. */
export interface LineSheet {
  readonly label: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

/** A payment as printed texts. */
export interface PaymentSheet {
  readonly day: string;
  readonly label: string;
  readonly amount: string;
}

/** Converts an agency to its printed form. */
export function agencySheet(agency: AgencySheet): AgencySheet {
  const { name, address, phone, mobile, email, tradeRegister, patente, taxId, cnss, ice } = agency;
  return { name, address, phone, mobile, email, tradeRegister, patente, taxId, cnss, ice };
}

/** Returns dates (ISO 8601) and places of a rental for a document. */
export function tripSheet({ startsAt, endsAt, days, pickupPlace, returnPlace }: Reservation): TripSheet {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), days, pickupPlace, returnPlace };
}

/** Returns a line of a price as documents print it: that of the rent names the vehicle. */
export function printedLine(
  { kind, label, quantity, unitPrice, amount, vatPercent, ruleId }: PriceLine,
  vehicleName: string,
): PrintedLine {
  return {
    label: kind === PriceLineKind.DAYS ? label.replace(/^Location/, () => `Location ${vehicleName}`) : label,
    ...{ quantity, unitPrice, amount },
    ...(ruleId === null ? {} : { vatPercent }),
  };
}

/** Formats a day `YYYY-MM-DD` as `DD-MM-YYYY`, as documents print it. */
export const readableDay = toReadableDay;

/** Formats a number of days: `1 jour`, `3 jours`. */
export function readableDays(days: number): string {
  return `${days} jour${days > 1 ? 's' : ''}`;
}

/** Converts a price line to its printed form. */
export function lineSheet({ label, quantity, unitPrice, amount }: PrintedLine): LineSheet {
  return { label, quantity: String(quantity), unitPrice: formatMoney(unitPrice), amount: formatMoney(amount) };
}
