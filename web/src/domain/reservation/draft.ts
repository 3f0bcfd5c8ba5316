import type { DriverInput, PaymentMethod } from '../../lib/graphql/types.generated';

/** How a driver is reached, and by name; all that a quick reservation asks for. */
export const contactFields = ['lastName', 'firstName', 'phone', 'email'] as const;
/** A driver's papers, which a full reservation asks for as well. */
export const paperFields = ['licenceNumber', 'nationalId', 'passportNumber', 'nationality'] as const;
/** All of a driver, in the order of the forms. */
export const driverFields = [...contactFields, ...paperFields] as const;

/** A field of a driver. */
export type DriverField = (typeof driverFields)[number];

/** What a form holds of a driver; empty strings where nothing was typed. */
export type DriverDraft = Record<DriverField, string>;

/** What a form holds of a trip. */
export interface TripDraft {
  /** Agency wall times `YYYY-MM-DDTHH:mm`; empty where nothing was chosen. */
  period: { startsAt: string; endsAt: string };
  pickupPlace: string;
  returnPlace: string;
}

/** What every form of a reservation holds, shaped like the mutations' inputs, so that the server's error paths are the form's. */
export interface ReservationDraft extends TripDraft {
  driver: DriverDraft;
  secondDriver: DriverDraft;
  comment: string;
}

/** An amount in dirhams as its field holds it: a number, or the text while it is none yet. */
export type TypedAmount = number | string;

/** What staff's forms of a reservation hold besides. */
export interface DeskDraft extends ReservationDraft {
  vehicleId: string;
  total: TypedAmount;
  advance: TypedAmount;
}

/** How an advance may be paid. */
export const paymentMethods = [
  'CASH',
  'CARD',
  'TRANSFER',
  'CHEQUE',
  'OTHER',
] as const satisfies readonly PaymentMethod[];

/** A driver as a form holds them; an empty one without a record. */
export const driverDraft = (driver?: Partial<Record<DriverField, string | null>> | null): DriverDraft =>
  Object.fromEntries(driverFields.map((field) => [field, driver?.[field] ?? ''])) as DriverDraft;

/** A reservation of which nothing was typed. */
export const emptyReservation = (): ReservationDraft => ({
  driver: driverDraft(),
  secondDriver: driverDraft(),
  period: { startsAt: '', endsAt: '' },
  pickupPlace: '',
  returnPlace: '',
  comment: '',
});

/**
 * Tells whether there is a driver: a second one is asked for as a whole once one of their fields is filled
 * (docs/rules/reservations.md#who-drives).
 */
export const isFilled = (driver: DriverDraft): boolean => driverFields.some((field) => driver[field].trim() !== '');

/** A driver as the mutations take them: the fields that the form asks for, null where nothing was typed. */
export const driverInput = (driver: DriverDraft, fields: readonly DriverField[] = driverFields): DriverInput => ({
  ...Object.fromEntries(fields.map((field) => [field, driver[field].trim() || null])),
  lastName: driver.lastName.trim(),
  firstName: driver.firstName.trim(),
});

/** A second driver as the mutations take them; null for none. */
export const secondDriverInput = (driver: DriverDraft): DriverInput | null =>
  isFilled(driver) ? driverInput(driver) : null;
