import { toReadableDay } from '../../../kernel/time.js';
import { addMoney, compareMoney, formatMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import { type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import type { Payment } from '../payment/payment.entity.js';
import { paymentLabel } from '../payment/payment.labels.js';
import { AMENDMENT_LABELS } from '../amendment/amendment.enums.js';
import type { Amendment } from '../amendment/amendment.entity.js';
import type { RecordOf } from '../../../platform/database/records.js';
import { type KeptLine, standingLines } from '../reservation/reservation-lines.js';
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
export function agencySheet(agency: Agency): AgencySheet {
  const { name, address, phone, mobile, email, tradeRegister, patente, taxId, cnss, ice } = agency;
  return { name, address, phone, mobile, email, tradeRegister, patente, taxId, cnss, ice };
}

/** The totals and the length of a rental, and whether its vehicle is another one than the quote is about. */
interface Priced extends Pick<Reservation, 'quotedTotal' | 'days'> {
  readonly total?: Money | null | undefined;
  readonly otherVehicle: boolean;
}

/** A rental as its invoice reads it. */
type Invoiced = Omit<Priced, 'otherVehicle'> & VehicleChoice;

type Named = { readonly id: number } | null | undefined;

/** The vehicle of a rental, the one that the customer asked for if that is another one, and the one that was quoted last. */
interface VehicleChoice {
  readonly vehicle: NonNullable<Named>;
  readonly requestedVehicle?: Named;
  readonly quotedVehicle?: Named;
}

/** Tells whether the vehicle that a document names, by default the present one, is another than the quote is about. */
export function isOtherVehicle(
  { vehicle, requestedVehicle, quotedVehicle }: VehicleChoice,
  named = vehicle.id,
): boolean {
  return (quotedVehicle ?? requestedVehicle ?? vehicle).id !== named;
}

/** Returns dates (ISO 8601) and places of a rental for a document. */
export function tripSheet({ startsAt, endsAt, days, pickupPlace, returnPlace }: Reservation): TripSheet {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), days, pickupPlace, returnPlace };
}

/**
 * Returns the stored lines of a price and, if the agreed total differs, a line of the difference. Their sum is the total. Of a rental whose
 * length was changed since it was quoted, or that got another vehicle at another price, the rent is what was agreed for all days, because
 * the quoted days would contradict the dates, and the quoted price a day is not that of the vehicle.
 */
export function printedLines(priced: Priced, vehicleName: string, kept: readonly PriceLine[]): PrintedLine[] {
  const total = priced.total ?? priced.quotedTotal;
  const quotedDays = kept.reduce((sum, { kind, quantity }) => sum + (kind === PriceLineKind.DAYS ? quantity : 0), 0);
  const repriced = priced.otherVehicle && compareMoney(total, addMoney(...kept.map(({ amount }) => amount))) !== 0;
  if (quotedDays === priced.days && !repriced)
    return upTo(
      total,
      kept.map((line) => printed(line, vehicleName)),
    );
  const others = kept.filter(({ kind }) => !RENT.has(kind)).map((line) => printed(line, vehicleName));
  const rent = subtractMoney(total, addMoney(...others.map(({ amount }) => amount)));
  const agreed = compareMoney(rent, '0') > 0 ? rent : '0.00';
  return upTo(total, [single(`Location ${vehicleName}, ${readableDays(priced.days)}`, agreed), ...others]);
}

/** The lines that make up the rent. */
const RENT: ReadonlySet<PriceLineKind> = new Set([PriceLineKind.DAYS, PriceLineKind.DISCOUNT, PriceLineKind.PROMOTION]);

function printed(
  { kind, label, quantity, unitPrice, amount, vatPercent, ruleId }: PriceLine,
  vehicleName: string,
): PrintedLine {
  return {
    label: kind === PriceLineKind.DAYS ? label.replace(/^Location/, () => `Location ${vehicleName}`) : label,
    ...{ quantity, unitPrice, amount },
    ...(ruleId === null ? {} : { vatPercent }),
  };
}

/** The price on the contract of a rental, without lines that staff entered after the contract was fixed. */
export interface ContractPrice {
  readonly lines: readonly KeptLine[];
  readonly total: Money;
  /** Payments from this moment on are not shown, because they may be for other things. */
  readonly until: Date | undefined;
}

/** Returns the price on the contract, as it was before the first amendment. */
export function contractPrice(total: Money, kept: readonly KeptLine[], amendedAt: Date | undefined): ContractPrice {
  const standing = standingLines(kept);
  const beside = standing.filter((line) => line.beside);
  const counted = beside.filter(({ enteredAt }) => !amendedAt || (enteredAt && enteredAt < amendedAt));
  const moments = [amendedAt, ...counted.map(({ enteredAt }) => enteredAt)].filter((moment) => moment != null);
  return {
    lines: standing.filter((line) => !line.beside),
    total: subtractMoney(total, addMoney(...counted.map(({ amount }) => amount))),
    until: moments.sort((a, b) => a.getTime() - b.getTime())[0],
  };
}

/**
 * Returns the lines of the present price: those of the contract, one for each amendment that changed the total (a credit if it fell), and
 * those that staff entered after the contract was fixed. Their sum is the total.
 */
export function amendedLines(
  priced: Invoiced,
  vehicleName: string,
  kept: readonly KeptLine[],
  amendments: readonly RecordOf<Amendment>[],
): PrintedLine[] {
  const [first] = amendments;
  const { quotedTotal } = priced;
  const now = priced.total ?? first?.before.total ?? quotedTotal;
  const name = first?.before.vehicleName ?? vehicleName;
  const contract = contractPrice(first?.before.total ?? now, kept, first?.createdAt);
  const lines = [
    ...printedLines(
      {
        ...{ total: contract.total, quotedTotal, days: first?.before.days ?? priced.days },
        otherVehicle: isOtherVehicle(priced, first?.before.vehicleId),
      },
      name,
      contract.lines,
    ),
    ...amendments
      .filter(({ difference }) => compareMoney(difference, '0') !== 0)
      .map(({ number, kind, difference }) =>
        single(`Avenant n° ${number} : ${AMENDMENT_LABELS[kind].toLowerCase()}`, difference),
      ),
    ...standingLines(kept)
      .filter(({ beside }) => beside)
      .map((line) => printed(line, vehicleName)),
  ];
  return upTo(now, lines);
}

function single(label: string, amount: Money): PrintedLine {
  return { label, quantity: 1, unitPrice: amount, amount };
}

/** Adds a last line of the difference between the lines and an agreed total, if there is one. */
function upTo(total: Money, lines: readonly PrintedLine[]): PrintedLine[] {
  const rest = subtractMoney(total, addMoney(...lines.map(({ amount }) => amount)));
  if (compareMoney(rest, '0') > 0) return [...lines, single('Supplément convenu', rest)];
  return compareMoney(rest, '0') < 0 ? [...lines, single('Remise convenue', rest)] : [...lines];
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

/** Converts a payment to its printed form. */
export function paymentSheet(payment: Payment): PaymentSheet {
  return { day: readableDay(payment.paidOn), label: paymentLabel(payment), amount: formatMoney(payment.amount) };
}
