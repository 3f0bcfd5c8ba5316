import { isReversed } from '../../platform/time/time';
import {
  contactFields,
  driverInput,
  extrasInput,
  isFilled,
  secondDriverInput,
  type ReservationDraft,
} from '../../domain/reservation/draft';
import { missing } from '../../kit/form/missing';
import type { CreateReservationInput, ReservationKind } from '../../platform/graphql/types.generated';
import { t } from './texts';

type FieldErrors = Record<string, string>;

/** Fields with a message of their own when they are missing. */
type Demanded = (typeof contactFields)[number] | 'licenceNumber' | 'nationality';

const missingIn = (
  path: 'driver' | 'secondDriver',
  draft: ReservationDraft,
  fields: readonly Demanded[],
): FieldErrors =>
  missing(draft, Object.fromEntries(fields.map((field) => [`${path}.${field}`, t(`form.errors.${field}`)])));

/** Either paper is enough. */
const missingIdentity = (path: 'driver' | 'secondDriver', draft: ReservationDraft): FieldErrors =>
  draft[path].passportNumber.trim() ? {} : missing(draft, { [`${path}.nationalId`]: t('form.errors.identity') });

const missingFirstDriver = (kind: ReservationKind, draft: ReservationDraft): FieldErrors =>
  kind === 'QUICK'
    ? missingIn('driver', draft, contactFields)
    : {
        ...missingIn('driver', draft, ['lastName', 'firstName']),
        ...(!draft.driver.email.trim() && missing(draft, { 'driver.phone': t('form.errors.contact') })),
        ...missingIn('driver', draft, ['licenceNumber']),
        ...missingIdentity('driver', draft),
        ...missingIn('driver', draft, ['nationality']),
      };

const missingSecondDriver = (kind: ReservationKind, draft: ReservationDraft): FieldErrors =>
  kind === 'FULL' && isFilled(draft.secondDriver)
    ? {
        ...missingIn('secondDriver', draft, ['lastName', 'firstName', 'phone', 'licenceNumber']),
        ...missingIdentity('secondDriver', draft),
        ...missingIn('secondDriver', draft, ['nationality']),
      }
    : {};

/** Returns the missing fields in the order of the form. The server checks formats and limits; its messages are shown at the same fields. */
export const missingFields = (kind: ReservationKind, draft: ReservationDraft): FieldErrors => {
  const { startsAt, endsAt } = draft.period;
  return {
    ...missingFirstDriver(kind, draft),
    ...missingSecondDriver(kind, draft),
    ...missing(draft, {
      'period.startsAt': t('form.errors.startsAt'),
      'period.endsAt': t('form.errors.endsAt'),
    }),
    ...(isReversed({ startsAt, endsAt }) ? { 'period.endsAt': t('form.errors.endNotAfterStart') } : {}),
    ...missing(draft, { pickupPlace: t('form.errors.pickupPlace'), returnPlace: t('form.errors.returnPlace') }),
  };
};

/** Converts the form to the mutation's input, without its idempotency key; the quick form sends its four driver fields only. */
export const toInput = (
  kind: ReservationKind,
  vehicleId: string,
  draft: ReservationDraft,
): Omit<CreateReservationInput, 'idempotencyKey'> => {
  const { driver, secondDriver, period, pickupPlace, returnPlace, comment } = draft;
  return {
    kind,
    vehicleId,
    period,
    pickupPlace,
    returnPlace,
    ...(kind === 'QUICK'
      ? { driver: driverInput(driver, contactFields) }
      : {
          driver: driverInput(driver),
          secondDriver: secondDriverInput(secondDriver),
          comment: comment.trim() || null,
        }),
    ...extrasInput(draft),
  };
};
