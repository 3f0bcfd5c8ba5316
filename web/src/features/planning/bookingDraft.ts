import type { BookReservationInput, PaymentMethod } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/planning';
import type { FieldErrors } from '../../kit/form/useServerForm';
import { fromCentimes, toCentimes } from '../../lib/money';

/** The texts of a driver that the form asks for. */
export const contactFields = ['lastName', 'firstName', 'phone', 'email'] as const;
export const paperFields = ['licenceNumber', 'nationalId', 'passportNumber', 'nationality'] as const;
type DriverField = (typeof contactFields)[number] | (typeof paperFields)[number];

/** What the form holds, by the server's names. */
export interface BookingDraft {
  vehicleId: string;
  /** Agency wall times `YYYY-MM-DDTHH:mm`. */
  period: { startsAt: string; endsAt: string };
  driver: Record<DriverField, string>;
  pickupPlace: string;
  returnPlace: string;
  customerId: string;
  full: boolean;
  comment: string;
  accept: boolean;
  /** As the fields hold them; an empty total means the quoted one. */
  total: string | number;
  advance: string | number;
  advanceMethod: PaymentMethod;
}

/** An empty form for a vehicle and a period. */
export const newBooking = (vehicleId: string, startsAt: string, endsAt: string): BookingDraft => ({
  vehicleId,
  period: { startsAt, endsAt },
  pickupPlace: '',
  returnPlace: '',
  customerId: '',
  driver: {
    lastName: '',
    firstName: '',
    phone: '',
    email: '',
    licenceNumber: '',
    nationalId: '',
    passportNumber: '',
    nationality: '',
  },
  full: false,
  comment: '',
  accept: true,
  total: '',
  advance: '',
  advanceMethod: 'CASH',
});

const amount = (value: string | number): string | null => {
  const centimes = toCentimes(value);
  return centimes === null ? null : fromCentimes(centimes);
};

/** What is to be sent. The same key sent twice makes one reservation. */
export const bookingInput = (draft: BookingDraft, idempotencyKey: string): BookReservationInput => {
  const text = (field: DriverField): string | null => draft.driver[field].trim() || null;
  return {
    kind: draft.full ? 'FULL' : 'QUICK',
    vehicleId: draft.vehicleId,
    period: draft.period,
    pickupPlace: draft.pickupPlace,
    returnPlace: draft.returnPlace,
    driver: {
      lastName: text('lastName') ?? '',
      firstName: text('firstName') ?? '',
      phone: text('phone'),
      email: text('email'),
      ...(draft.full && Object.fromEntries(paperFields.map((field) => [field, text(field)]))),
    },
    customerId: draft.customerId || null,
    comment: draft.comment.trim() || null,
    accept: draft.accept,
    ...(draft.accept && {
      total: amount(draft.total),
      advance: amount(draft.advance),
      advanceMethod: draft.advanceMethod,
    }),
    idempotencyKey,
  };
};

/** What the browser sees by itself, by field; the server checks all of it again. */
export const bookingProblems = (draft: BookingDraft): FieldErrors => {
  const { startsAt: starts, endsAt: ends } = draft.period;
  const blank = (field: DriverField): boolean => !draft.driver[field].trim();
  return {
    ...(!draft.vehicleId && { vehicleId: t('book.errors.vehicle') }),
    ...(!starts && { 'period.startsAt': t('book.errors.start') }),
    ...(!ends && { 'period.endsAt': t('book.errors.end') }),
    ...(starts && ends && starts >= ends && { 'period.endsAt': t('change.endAfterStart') }),
    ...(!draft.pickupPlace && { pickupPlace: t('book.errors.place') }),
    ...(!draft.returnPlace && { returnPlace: t('book.errors.place') }),
    ...(blank('lastName') && { 'driver.lastName': t('book.errors.lastName') }),
    ...(blank('firstName') && { 'driver.firstName': t('book.errors.firstName') }),
    ...(blank('phone') && blank('email') && { 'driver.phone': t('book.errors.contact') }),
  };
};
