import type { CreateReservationInput, DriverInput, ReservationKind } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/site';

/** What a form holds of a driver; empty strings where nothing was typed. */
export interface DriverValues {
  lastName: string;
  firstName: string;
  phone: string;
  email: string;
  licenceNumber: string;
  nationalId: string;
  passportNumber: string;
  nationality: string;
}

/** Shaped like the mutation's input, so that the server's error paths are the form's. */
export interface ReservationValues {
  driver: DriverValues;
  secondDriver: DriverValues;
  period: { startsAt: string; endsAt: string };
  pickupPlace: string;
  returnPlace: string;
  comment: string;
}

export type FieldErrors = Record<string, string>;

const emptyDriver: DriverValues = {
  lastName: '',
  firstName: '',
  phone: '',
  email: '',
  licenceNumber: '',
  nationalId: '',
  passportNumber: '',
  nationality: '',
};

export const emptyValues = (): ReservationValues => ({
  driver: { ...emptyDriver },
  secondDriver: { ...emptyDriver },
  period: { startsAt: '', endsAt: '' },
  pickupPlace: '',
  returnPlace: '',
  comment: '',
});

/**
 * Tells whether there is a second driver: they are asked for as a whole once one of their fields is filled
 * (docs/rules/reservations.md#who-drives).
 */
export const hasSecondDriver = ({ secondDriver }: ReservationValues): boolean =>
  Object.values(secondDriver).some((value: string) => value.trim() !== '');

type Demanded =
  | 'lastName'
  | 'firstName'
  | 'phone'
  | 'email'
  | 'licenceNumber'
  | 'nationality'
  | 'startsAt'
  | 'endsAt'
  | 'pickupPlace'
  | 'returnPlace';

const missingOf = (fields: readonly [path: string, name: Demanded, value: string][]): FieldErrors =>
  Object.fromEntries(
    fields.filter(([, , value]) => value.trim() === '').map(([path, name]) => [path, t(`form.errors.${name}`)]),
  );

const missingIn = (
  path: string,
  driver: DriverValues,
  fields: readonly ('lastName' | 'firstName' | 'phone' | 'email' | 'licenceNumber' | 'nationality')[],
): FieldErrors => missingOf(fields.map((field) => [`${path}.${field}`, field, driver[field]]));

const missingIdentity = (path: string, { nationalId, passportNumber }: DriverValues): FieldErrors =>
  nationalId.trim() || passportNumber.trim() ? {} : { [`${path}.nationalId`]: t('form.errors.identity') };

const missingContact = ({ phone, email }: DriverValues): FieldErrors =>
  phone.trim() || email.trim() ? {} : { 'driver.phone': t('form.errors.contact') };

const missingFirstDriver = (kind: ReservationKind, driver: DriverValues): FieldErrors =>
  kind === 'QUICK'
    ? missingIn('driver', driver, ['lastName', 'firstName', 'phone', 'email'])
    : {
        ...missingIn('driver', driver, ['lastName', 'firstName']),
        ...missingContact(driver),
        ...missingIn('driver', driver, ['licenceNumber']),
        ...missingIdentity('driver', driver),
        ...missingIn('driver', driver, ['nationality']),
      };

const missingSecondDriver = (kind: ReservationKind, values: ReservationValues): FieldErrors =>
  kind === 'FULL' && hasSecondDriver(values)
    ? {
        ...missingIn('secondDriver', values.secondDriver, ['lastName', 'firstName', 'phone', 'licenceNumber']),
        ...missingIdentity('secondDriver', values.secondDriver),
        ...missingIn('secondDriver', values.secondDriver, ['nationality']),
      }
    : {};

/**
 * What is missing, in the order of the page. Formats and bounds are the server's: it checks them and its messages come
 * back to the same fields.
 */
export const missingFields = (kind: ReservationKind, values: ReservationValues): FieldErrors => {
  const { startsAt, endsAt } = values.period;
  return {
    ...missingFirstDriver(kind, values.driver),
    ...missingSecondDriver(kind, values),
    ...missingOf([
      ['period.startsAt', 'startsAt', startsAt],
      ['period.endsAt', 'endsAt', endsAt],
    ]),
    ...(startsAt && endsAt && endsAt <= startsAt ? { 'period.endsAt': t('form.errors.endNotAfterStart') } : {}),
    ...missingOf([
      ['pickupPlace', 'pickupPlace', values.pickupPlace],
      ['returnPlace', 'returnPlace', values.returnPlace],
    ]),
  };
};

const orNull = (value: string): string | null => value.trim() || null;

const driverInput = (driver: DriverValues): DriverInput => ({
  lastName: driver.lastName.trim(),
  firstName: driver.firstName.trim(),
  phone: orNull(driver.phone),
  email: orNull(driver.email),
  licenceNumber: orNull(driver.licenceNumber),
  nationalId: orNull(driver.nationalId),
  passportNumber: orNull(driver.passportNumber),
  nationality: orNull(driver.nationality),
});

/** The mutation's input without its idempotency key; the quick form sends its four driver fields only. */
export const toInput = (
  kind: ReservationKind,
  vehicleId: string,
  values: ReservationValues,
): Omit<CreateReservationInput, 'idempotencyKey'> => {
  const { driver, secondDriver, period, pickupPlace, returnPlace, comment } = values;
  const request = { kind, vehicleId, period: { ...period }, pickupPlace, returnPlace };
  if (kind === 'QUICK') {
    const { lastName, firstName, phone, email } = driverInput(driver);
    return { ...request, driver: { lastName, firstName, phone, email } };
  }
  return {
    ...request,
    driver: driverInput(driver),
    secondDriver: hasSecondDriver(values) ? driverInput(secondDriver) : null,
    comment: orNull(comment),
  };
};
