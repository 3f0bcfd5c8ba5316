import {
  asAmount,
  asPeriod,
  unlessEmpty,
  CommandFields,
  type ValidatedEdit,
  type ValidatedNew,
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
import type { PaymentMethod } from '../../../kernel/payment-method.js';
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
  /** The chosen extras; null for none. */
  readonly extras: readonly ExtraChoice[] | null;
  /** Age of the youngest driver in years; null if the form did not ask. */
  readonly driverAge: number | null;
  /** In the form that `cleanCode` returns; null for none. */
  readonly promotionCode: string | null;
  readonly idempotencyKey: string | null;
}

/** A reservation that the staff enter for a customer. */
export interface NewBooking extends NewReservation {
  readonly customerId: number | null;
  /** Whether it is accepted at once. */
  readonly accept: boolean;
  /** Agreed total in Dh; null for the quoted price. */
  readonly total: Money | null;
  /** Advance in Dh; null for none. */
  readonly advance: Money | null;
  readonly advanceMethod: PaymentMethod | null;
}

/**
 * A request with the problems of its fields. They are reported together with those of its vehicle, and not if the request repeats an
 * earlier one.
 */
export type ReservationRequest = ValidatedNew<NewReservation>;
/** A booking by the staff, with the problems of its fields. They are reported in the same way as those of ReservationRequest. */
export type Booking = ValidatedNew<NewBooking>;

/** The fields that the staff may edit. */
export interface ReservationFields extends Omit<NewReservation, 'kind' | 'idempotencyKey'> {
  readonly total: Money;
  readonly advance: Money;
}

/** Identifies a reservation by its number as typed, and the version that the caller saw. */
interface OfReservation {
  readonly number: string;
  /** Null to skip the comparison of versions. */
  readonly version: number | null;
}

/** An edit with the problems of its fields, which are reported together with those that depend on the reservation. */
export interface ReservationEdit extends Omit<ValidatedEdit<ReservationFields>, 'id'> {
  readonly number: string;
}

/** Accepts a request as a rental. */
export interface Acceptance extends OfReservation {
  /** Null for the requested vehicle. */
  readonly vehicleId: number | null;
  readonly total: Money;
  readonly advance: Money;
  readonly advanceMethod: PaymentMethod | null;
}

/** Refuses a request or cancels a reservation. */
export interface Ending extends OfReservation {
  readonly reason: string | null;
}

/** Passes the number on as typed: one of the wrong form is reported as a reservation that does not exist. */
const numberSent = (sent: unknown): string => (typeof sent === 'string' ? sent : '');
/** Parses an optional id. An empty text is an unknown id, not a missing one. */
const idNamed = (sent: unknown): number | null => (sent == null ? null : idOf(sent));
const driverSent = (sent: unknown): DriverInput | undefined => cleanDriver(sent as DriverInput | null | undefined);

const EDITABLE = {
  vehicleId: idOf,
  period: asPeriod,
  pickupPlace: unlessEmpty,
  returnPlace: unlessEmpty,
  driver: (sent: unknown) => driverSent(sent) ?? new DriverInput(),
  secondDriver: driverSent,
  comment: cleanText,
  extras: cleanExtras,
  driverAge: unlessEmpty,
  promotionCode: cleanCode,
} as const;
const REQUEST = { ...EDITABLE, kind: unlessEmpty, idempotencyKey: cleanText } as const;
const CLEARABLE = ['secondDriver', 'comment', 'extras', 'driverAge', 'promotionCode'] as const;

const REQUEST_FIELDS = new CommandFields<NewReservation>({
  validatedBy: CreateReservationInput,
  clean: REQUEST,
  clearable: [...CLEARABLE, 'idempotencyKey'],
  problemsBetween: (fields) => bookingProblems(fields, new Date()),
});
const BOOKING = {
  validatedBy: BookReservationInput,
  clean: {
    ...REQUEST,
    customerId: idNamed,
    accept: unlessEmpty,
    total: asAmount,
    advance: asAmount,
    advanceMethod: unlessEmpty,
  },
  clearable: [...CLEARABLE, 'idempotencyKey', 'customerId', 'total', 'advance', 'advanceMethod'],
  defaults: { accept: false },
} as const;
const BOOKING_FIELDS = new CommandFields<NewBooking>({
  ...BOOKING,
  problemsBetween: (fields) => bookingProblems(fields, new Date(), true),
});
const CARRIED_FIELDS = new CommandFields<NewBooking>({
  ...BOOKING,
  problemsBetween: (fields) => bookingProblems(fields, new Date(), true, true),
});
const EDIT_FIELDS = new CommandFields<ReservationFields>({
  validatedBy: UpdateReservationInput,
  clean: {
    ...EDITABLE,
    vehicleId: idSent,
    driver: (sent) => (sent === null ? undefined : EDITABLE.driver(sent)),
    total: asAmount,
    advance: asAmount,
  },
  clearable: [...CLEARABLE],
});
const ACCEPTANCE_FIELDS = new CommandFields<Acceptance>({
  validatedBy: AcceptReservationInput,
  clean: {
    number: numberSent,
    version: unlessEmpty,
    vehicleId: idNamed,
    total: asAmount,
    advance: asAmount,
    advanceMethod: unlessEmpty,
  },
  clearable: ['version', 'vehicleId', 'advanceMethod'],
  problemsBetween: ({ total, advance }) =>
    total !== undefined && advance !== undefined ? amountProblems(total, advance) : {},
});
const ENDING = {
  clean: { number: numberSent, version: unlessEmpty, reason: cleanText },
  clearable: ['version', 'reason'],
} as const;
const REFUSAL_FIELDS = new CommandFields<Ending>({ ...ENDING, validatedBy: RefuseReservationInput });
const CANCELLATION_FIELDS = new CommandFields<Ending>({ ...ENDING, validatedBy: CancelReservationInput });

/** Parses a request for a vehicle. */
export function readNewReservation(sent: Sent<NewReservation>): ReservationRequest {
  return REQUEST_FIELDS.read(quickFieldsOnly(sent));
}

/** Parses a reservation that the staff enter. */
export function readBooking(sent: Sent<NewBooking>): Booking {
  return BOOKING_FIELDS.read(quickFieldsOnly(sent));
}

/** Parses a rental that another program promised, which may be over. Papers of a quick one are kept for the customer's record. */
export function readCarriedRental(sent: Sent<NewBooking>): Booking {
  return CARRIED_FIELDS.read({ ...sent, accept: true });
}

/** Parses an edit by the staff. */
export function readReservationEdit({
  number,
  ...sent
}: SentEdit<ReservationFields> & { readonly number: string }): ReservationEdit {
  const { version, changes, problems } = EDIT_FIELDS.readEdit(sent);
  return { number, version, changes, problems };
}

/** Parses an acceptance. Throws ValidationError with all invalid fields. */
export function parseAcceptance(sent: Sent<Acceptance>): Acceptance {
  return ACCEPTANCE_FIELDS.parse(sent);
}

/** Parses a refusal. Throws ValidationError. */
export function parseRefusal(sent: Sent<Ending>): Ending {
  return REFUSAL_FIELDS.parse(sent);
}

/** Parses a cancellation. Throws ValidationError. */
export function parseCancellation(sent: Sent<Ending>): Ending {
  return CANCELLATION_FIELDS.parse(sent);
}

/** Drops the fields of a quick reservation that its form does not have. */
function quickFieldsOnly<Request extends Sent<NewReservation>>(sent: Request): Request {
  if (sent.kind !== ReservationKind.QUICK) return sent;
  const driver = sent.driver && contactOnly(sent.driver as DriverInput);
  return { ...sent, driver, secondDriver: undefined };
}
