import type { Typed } from '../../kit/form/typed';
import type { DriverInput, PaymentMethod, TripOptionsInput } from '../../platform/graphql/types.generated';

/** A driver's name and contact, which is all that a quick reservation needs. */
export const contactFields = ['lastName', 'firstName', 'phone', 'email'] as const;
/** A driver's papers, which a full reservation also needs. */
export const paperFields = ['licenceNumber', 'nationalId', 'passportNumber', 'nationality'] as const;
/** All fields of a driver, in the order of the forms. */
export const driverFields = [...contactFields, ...paperFields] as const;

export type DriverField = (typeof driverFields)[number];

/** The values of a driver in a form; empty strings for empty fields. */
export type DriverDraft = Record<DriverField, string>;

/** The values of a trip in a form. */
export interface TripDraft {
  /** Agency times `YYYY-MM-DDTHH:mm`; empty if not chosen. */
  period: { startsAt: string; endsAt: string };
  pickupPlace: string;
  returnPlace: string;
}

/** The values of every reservation form, shaped like the mutations' inputs, so that the server's error paths match the form's fields. */
export interface ReservationDraft extends TripDraft {
  driver: DriverDraft;
  secondDriver: DriverDraft;
  comment: string;
  extras: ExtraDraft[];
  /** Age of the youngest driver; empty if the form did not ask. */
  driverAge: string;
  /** The code as typed; empty for none. */
  promotionCode: string;
}

/** The wanted number of pieces of an extra. */
export interface ExtraDraft {
  ruleId: string;
  quantity: number;
}

/** Additional values in the staff's reservation forms. */
export interface DeskDraft extends ReservationDraft {
  vehicleId: string;
  total: Typed;
  advance: Typed;
}

/** The payment methods of an advance. */
export const paymentMethods = [
  'CASH',
  'CARD',
  'TRANSFER',
  'CHEQUE',
  'ONLINE',
  'OTHER',
] as const satisfies readonly PaymentMethod[];

/** Returns a driver's form values; empty without a record. */
export const driverDraft = (driver?: Partial<Record<DriverField, string | null>> | null): DriverDraft =>
  Object.fromEntries(driverFields.map((field) => [field, driver?.[field] ?? ''])) as DriverDraft;

/** Returns an empty reservation form. */
export const emptyReservation = (): ReservationDraft => ({
  driver: driverDraft(),
  secondDriver: driverDraft(),
  period: { startsAt: '', endsAt: '' },
  pickupPlace: '',
  returnPlace: '',
  comment: '',
  extras: [],
  driverAge: '',
  promotionCode: '',
});

/** The chosen facts on which a price depends. */
type Chosen = Pick<ReservationDraft, 'extras' | 'driverAge' | 'promotionCode'>;

/** Converts the chosen extras, the driver's age and the code to the mutations' input; left out if there are none. */
export const extrasInput = ({ extras, driverAge, promotionCode }: Chosen) => ({
  ...(extras.length > 0 && { extras: extras.map(({ ruleId, quantity }) => ({ ruleId, quantity })) }),
  ...(driverAge && { driverAge: Number(driverAge) || 0 }),
  ...(promotionCode.trim() && { promotionCode: promotionCode.trim() }),
});

/** Returns what a price goes by beside vehicle and dates; undefined if nothing is known. */
export const tripOptions = (
  draft: Chosen & Pick<ReservationDraft, 'pickupPlace' | 'returnPlace'>,
): TripOptionsInput | undefined => {
  const { pickupPlace, returnPlace } = draft;
  const options = { ...(pickupPlace && { pickupPlace }), ...(returnPlace && { returnPlace }), ...extrasInput(draft) };
  return Object.keys(options).length > 0 ? options : undefined;
};

/**
 * Tells whether a driver is filled in: a second one is required completely once one of their fields is filled
 * (docs/rules/reservations.md#who-drives).
 */
export const isFilled = (driver: DriverDraft): boolean => driverFields.some((field) => driver[field].trim() !== '');

/** Converts a driver to the mutations' input: the form's fields, null if empty. */
export const driverInput = (driver: DriverDraft, fields: readonly DriverField[] = driverFields): DriverInput => ({
  ...Object.fromEntries(fields.map((field) => [field, driver[field].trim() || null])),
  lastName: driver.lastName.trim(),
  firstName: driver.firstName.trim(),
});

/** Converts a second driver to the mutations' input; null for none. */
export const secondDriverInput = (driver: DriverDraft): DriverInput | null =>
  isFilled(driver) ? driverInput(driver) : null;
