import type { DriverInput, UpdateReservationInput } from '../../lib/graphql/types.generated';
import { sameValue } from '../../kit/form/recordValues';
import type { StoredRecord } from '../../kit/form/useServerForm';
import { fromCentimes, toCentimes } from '../../lib/money';
import { toWallTime } from '../../lib/time';
import type { DriverFieldsFragment } from './ReservationDetails.generated';
import type { DeskReservation } from './ReservationSheet';

/** A driver's fields in the form: text, empty when there is none. */
export interface DriverDraft {
  lastName: string;
  firstName: string;
  phone: string;
  email: string;
  licenceNumber: string;
  nationalId: string;
  passportNumber: string;
  nationality: string;
}

/** What the form of a change holds. */
export interface EditDraft {
  /** Agency wall times `YYYY-MM-DDTHH:mm`. */
  period: { startsAt: string; endsAt: string };
  pickupPlace: string;
  returnPlace: string;
  vehicleId: string;
  comment: string;
  driver: DriverDraft;
  secondDriver: DriverDraft;
  /** Amounts as their fields hold them; empty while the reservation is not accepted. */
  total: number | string;
  advance: number | string;
}

export const driverFields = [
  'lastName',
  'firstName',
  'phone',
  'email',
  'licenceNumber',
  'nationalId',
  'passportNumber',
  'nationality',
] as const satisfies readonly (keyof DriverDraft)[];

const draftOfDriver = (driver: DriverFieldsFragment | null): DriverDraft => ({
  lastName: driver?.lastName ?? '',
  firstName: driver?.firstName ?? '',
  phone: driver?.phone ?? '',
  email: driver?.email ?? '',
  licenceNumber: driver?.licenceNumber ?? '',
  nationalId: driver?.nationalId ?? '',
  passportNumber: driver?.passportNumber ?? '',
  nationality: driver?.nationality ?? '',
});

const amount = (value: string | null): number | string => (value === null ? '' : Number(value));

/** The form of a reservation as it is stored. */
export const draftOf = (reservation: DeskReservation): EditDraft => ({
  period: { startsAt: toWallTime(reservation.startsAt), endsAt: toWallTime(reservation.endsAt) },
  pickupPlace: reservation.pickupPlace,
  returnPlace: reservation.returnPlace,
  vehicleId: reservation.vehicle.id,
  comment: reservation.comment ?? '',
  driver: draftOfDriver(reservation.driver),
  secondDriver: draftOfDriver(reservation.secondDriver),
  total: amount(reservation.total),
  advance: amount(reservation.advance),
});

/** The reservation as a form starts from it. */
export const storedOf = (reservation: DeskReservation): StoredRecord<EditDraft> => ({
  values: draftOf(reservation),
  version: reservation.version,
});

const sameAmount = (a: number | string, b: number | string): boolean => toCentimes(a) === toCentimes(b);

/** The parts of the form, each compared as a whole. */
export type EditPart = 'dates' | 'places' | 'vehicle' | 'comment' | 'driver' | 'secondDriver' | 'amounts';

/** Which parts of two forms differ. */
export const changedParts = (from: EditDraft, to: EditDraft): EditPart[] => {
  const changed: Record<EditPart, boolean> = {
    dates: !sameValue(from.period, to.period),
    places: from.pickupPlace !== to.pickupPlace || from.returnPlace !== to.returnPlace,
    vehicle: from.vehicleId !== to.vehicleId,
    driver: !sameValue(from.driver, to.driver),
    secondDriver: !sameValue(from.secondDriver, to.secondDriver),
    comment: from.comment !== to.comment,
    amounts: !sameAmount(from.total, to.total) || !sameAmount(from.advance, to.advance),
  };
  return (Object.keys(changed) as EditPart[]).filter((part) => changed[part]);
};

const driverInput = (driver: DriverDraft): DriverInput => ({
  lastName: driver.lastName.trim(),
  firstName: driver.firstName.trim(),
  phone: driver.phone.trim() || null,
  email: driver.email.trim() || null,
  licenceNumber: driver.licenceNumber.trim() || null,
  nationalId: driver.nationalId.trim() || null,
  passportNumber: driver.passportNumber.trim() || null,
  nationality: driver.nationality.trim() || null,
});

const isEmptyDriver = (driver: DriverDraft): boolean => driverFields.every((field) => !driver[field].trim());

const money = (value: number | string): string | null => {
  const centimes = toCentimes(value);
  return centimes === null ? null : fromCentimes(centimes);
};

/** What is to be sent: only the parts that were changed, so that nobody else's change is undone. */
export const changesOf = (from: EditDraft, to: EditDraft): Omit<UpdateReservationInput, 'number' | 'version'> => {
  const parts = new Set(changedParts(from, to));
  return {
    ...(parts.has('dates') && { period: to.period }),
    ...(parts.has('places') && { pickupPlace: to.pickupPlace, returnPlace: to.returnPlace }),
    ...(parts.has('vehicle') && { vehicleId: to.vehicleId }),
    ...(parts.has('driver') && { driver: driverInput(to.driver) }),
    ...(parts.has('secondDriver') && {
      secondDriver: isEmptyDriver(to.secondDriver) ? null : driverInput(to.secondDriver),
    }),
    ...(parts.has('comment') && { comment: to.comment.trim() || null }),
    ...(parts.has('amounts') && { total: money(to.total), advance: money(to.advance) }),
  };
};
