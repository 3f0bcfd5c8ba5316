import { isReversed } from '../../platform/time/time';
import {
  contactFields,
  driverFields,
  driverInput,
  emptyReservation,
  extrasInput,
  type DeskDraft,
} from '../reservation/draft';
import { missing } from '../../kit/form/missing';
import type { FieldErrors } from '../../kit/form/useServerForm';
import type { BookReservationInput, PaymentMethod } from '../../platform/graphql/types.generated';
import { amountOf } from '../../platform/money/money';
import { t } from './texts';

/** The form's values; an empty total means the quoted one. */
export interface BookingDraft extends DeskDraft {
  /** The chosen customer record, and whether it has an account and so the discount; empty if none is chosen. */
  customerId: string;
  registered: boolean;
  /** Whether the form also asks for the driver's papers. */
  full: boolean;
  accept: boolean;
  advanceMethod: PaymentMethod;
}

/** Returns an empty form for a vehicle and a period. */
export const newBooking = (vehicleId: string, startsAt: string, endsAt: string): BookingDraft => ({
  ...emptyReservation(),
  vehicleId,
  period: { startsAt, endsAt },
  customerId: '',
  registered: false,
  full: false,
  accept: true,
  total: '',
  advance: '',
  advanceMethod: 'CASH',
});

/** Converts the form to the mutation's input. The same key sent twice makes one reservation. */
export const bookingInput = (draft: BookingDraft, idempotencyKey: string): BookReservationInput => ({
  kind: draft.full ? 'FULL' : 'QUICK',
  vehicleId: draft.vehicleId,
  period: draft.period,
  pickupPlace: draft.pickupPlace,
  returnPlace: draft.returnPlace,
  driver: driverInput(draft.driver, draft.full ? driverFields : contactFields),
  customerId: draft.customerId || null,
  comment: draft.comment.trim() || null,
  ...extrasInput(draft),
  accept: draft.accept,
  ...(draft.accept && {
    total: amountOf(draft.total),
    advance: amountOf(draft.advance),
    advanceMethod: draft.advanceMethod,
  }),
  idempotencyKey,
});

/** Returns the problems that the browser can find, by field; the server checks everything again. */
export const bookingProblems = (draft: BookingDraft): FieldErrors => ({
  ...missing(draft, {
    vehicleId: t('errors.vehicle'),
    'period.startsAt': t('errors.start'),
    'period.endsAt': t('errors.end'),
  }),
  ...(isReversed(draft.period) && { 'period.endsAt': t('errors.endAfterStart') }),
  ...missing(draft, {
    pickupPlace: t('common:placePlaceholder'),
    returnPlace: t('common:placePlaceholder'),
    'driver.lastName': t('errors.lastName'),
    'driver.firstName': t('errors.firstName'),
  }),
  ...(!draft.driver.email.trim() && missing(draft, { 'driver.phone': t('errors.contact') })),
});
