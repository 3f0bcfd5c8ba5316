import {
  asAmount,
  asSent,
  CommandFields,
  type JudgedEdit,
  type JudgedNew,
  type Sent,
  type SentEdit,
} from '../../../kernel/commands.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf, idSent } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import type { Period } from '../../../kernel/period.js';
import { cleanCode } from '../../fleet/quote/promotion-code.js';
import { cleanExtras } from '../../fleet/quote/trip-options.input.js';
import type { ExtraChoice } from '../../fleet/quote/trip-options.js';
import type { PaymentMethod } from './payment-method.js';
import {
  AcceptReservationInput,
  BookReservationInput,
  CancelReservationInput,
  CreateReservationInput,
  DriverInput,
  RefuseReservationInput,
  UpdateReservationInput,
} from './reservation.input.js';
import { amountProblems, bookingProblems, cleanDriver, contactOnly } from './reservation.rules.js';
import { ReservationKind } from './reservation-status.js';

/** The fields of a request for a vehicle. */
export interface NewReservation {
  readonly kind: ReservationKind;
  readonly vehicleId: number;
  readonly period: Period;
  readonly pickupPlace: string;
  readonly returnPlace: string;
  readonly driver: DriverInput;
  readonly secondDriver: DriverInput | null;
  readonly comment: string | null;
  /** Null for none. */
  readonly extras: readonly ExtraChoice[] | null;
  /** The youngest driver's, in years; null where it was not asked for. */
  readonly driverAge: number | null;
  /** As `cleanCode` leaves it; null for none. */
  readonly promotionCode: string | null;
  readonly idempotencyKey: string | null;
}

/** The fields of a reservation that the staff write down for somebody. */
export interface NewBooking extends NewReservation {
  readonly customerId: number | null;
  /** Whether it is a rental at once. */
  readonly accept: boolean;
  /** What a rental is agreed at, in Dh; null for the quoted price. */
  readonly total: Money | null;
  /** In Dh; null for nothing. */
  readonly advance: Money | null;
  readonly advanceMethod: PaymentMethod | null;
}

/** What is wrong with a request is told with what is wrong with its vehicle, and not to who repeats one that was made. */
export type ReservationRequest = JudgedNew<NewReservation>;
export type Booking = JudgedNew<NewBooking>;

/** What an edit by the staff may change. */
export interface ReservationFields {
  readonly vehicleId: number;
  readonly period: Period;
  readonly pickupPlace: string;
  readonly returnPlace: string;
  readonly driver: DriverInput;
  readonly secondDriver: DriverInput | null;
  readonly comment: string | null;
  readonly extras: readonly ExtraChoice[] | null;
  readonly driverAge: number | null;
  readonly promotionCode: string | null;
  readonly total: Money;
  readonly advance: Money;
}

/** Names a reservation as somebody typed it, and the version that they saw. */
interface OfReservation {
  readonly number: string;
  /** Null where a caller named none. */
  readonly version: number | null;
}

/** An edit; what is wrong with it depends on the reservation, too, and is told together. */
export interface ReservationEdit extends Omit<JudgedEdit<ReservationFields>, 'id'> {
  readonly number: string;
}

/** Makes a request a rental. */
export interface Acceptance extends OfReservation {
  /** Null for the vehicle that was asked for. */
  readonly vehicleId: number | null;
  readonly total: Money;
  readonly advance: Money;
  readonly advanceMethod: PaymentMethod | null;
}

/** Declines a request, or ends a reservation. */
export interface Ending extends OfReservation {
  readonly reason: string | null;
}

/** Given to the services as it is: a number that can be none is a reservation that does not exist. */
const numberSent = (sent: unknown): string => (typeof sent === 'string' ? sent : '');
/** A record that may be named. An empty id names one that does not exist: nothing says that none is meant. */
const idNamed = (sent: unknown): number | null => (sent == null ? null : idOf(sent));
const driverSent = (sent: unknown): DriverInput | undefined => cleanDriver(sent as DriverInput | null | undefined);

const REQUEST = {
  kind: asSent,
  vehicleId: idOf,
  period: asSent,
  pickupPlace: asSent,
  returnPlace: asSent,
  driver: (sent: unknown) => driverSent(sent) ?? new DriverInput(),
  secondDriver: driverSent,
  comment: cleanText,
  extras: cleanExtras,
  driverAge: asSent,
  promotionCode: cleanCode,
  idempotencyKey: cleanText,
} as const;
const CLEARABLE = ['secondDriver', 'comment', 'extras', 'driverAge', 'promotionCode', 'idempotencyKey'] as const;

const REQUEST_FIELDS = new CommandFields<NewReservation>({
  judgedBy: CreateReservationInput,
  clean: REQUEST,
  clearable: CLEARABLE,
  between: (fields) => bookingProblems(fields, new Date()),
});
const BOOKING_FIELDS = new CommandFields<NewBooking>({
  judgedBy: BookReservationInput,
  clean: {
    ...REQUEST,
    customerId: idNamed,
    accept: asSent,
    total: asAmount,
    advance: asAmount,
    advanceMethod: asSent,
  },
  clearable: [...CLEARABLE, 'customerId', 'total', 'advance', 'advanceMethod'],
  defaults: { accept: false },
  between: (fields) => bookingProblems(fields, new Date(), true),
});
const EDIT_FIELDS = new CommandFields<ReservationFields>({
  judgedBy: UpdateReservationInput,
  clean: {
    vehicleId: idSent,
    period: asSent,
    pickupPlace: asSent,
    returnPlace: asSent,
    driver: (sent) => (sent === null ? undefined : REQUEST.driver(sent)),
    secondDriver: driverSent,
    comment: cleanText,
    extras: cleanExtras,
    driverAge: asSent,
    promotionCode: cleanCode,
    total: asAmount,
    advance: asAmount,
  },
  clearable: ['secondDriver', 'comment', 'extras', 'driverAge', 'promotionCode'],
});
const ACCEPTANCE_FIELDS = new CommandFields<Acceptance>({
  judgedBy: AcceptReservationInput,
  clean: {
    number: numberSent,
    version: asSent,
    vehicleId: idNamed,
    total: asAmount,
    advance: asAmount,
    advanceMethod: asSent,
  },
  clearable: ['version', 'vehicleId', 'advanceMethod'],
  between: ({ total, advance }) => (total !== undefined && advance !== undefined ? amountProblems(total, advance) : {}),
});
const ENDING = {
  clean: { number: numberSent, version: asSent, reason: cleanText },
  clearable: ['version', 'reason'],
} as const;
const REFUSAL_FIELDS = new CommandFields<Ending>({ ...ENDING, judgedBy: RefuseReservationInput });
const CANCELLATION_FIELDS = new CommandFields<Ending>({ ...ENDING, judgedBy: CancelReservationInput });

/** Reads a request for a vehicle. */
export function readNewReservation(sent: Sent<NewReservation>): ReservationRequest {
  return REQUEST_FIELDS.read(askedFor(sent));
}

/** Reads a reservation that the staff write down for somebody. */
export function readBooking(sent: Sent<NewBooking>): Booking {
  return BOOKING_FIELDS.read(askedFor(sent));
}

/** Reads an edit by the staff. */
export function readReservationEdit({
  number,
  ...sent
}: SentEdit<ReservationFields> & { readonly number: string }): ReservationEdit {
  const { version, changes, problems } = EDIT_FIELDS.readEdit(sent);
  return { number, version, changes, problems };
}

/** Reads on which terms a request becomes a rental. Throws ValidationError with every field at fault. */
export function parseAcceptance(sent: Sent<Acceptance>): Acceptance {
  return ACCEPTANCE_FIELDS.parse(sent);
}

/** Reads which request is declined, and why. Throws ValidationError. */
export function parseRefusal(sent: Sent<Ending>): Ending {
  return REFUSAL_FIELDS.parse(sent);
}

/** Reads which reservation is ended, and why. Throws ValidationError. */
export function parseCancellation(sent: Sent<Ending>): Ending {
  return CANCELLATION_FIELDS.parse(sent);
}

/** Of a quick reservation nothing is read but what its form asks for. */
function askedFor<Request extends Sent<NewReservation>>(sent: Request): Request {
  if (sent.kind !== ReservationKind.QUICK) return sent;
  const driver = sent.driver && contactOnly(sent.driver as DriverInput);
  return { ...sent, driver, secondDriver: undefined };
}
