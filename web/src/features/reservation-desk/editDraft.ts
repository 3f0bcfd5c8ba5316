import {
  driverDraft,
  driverInput,
  extrasInput,
  secondDriverInput,
  type DeskDraft,
} from '../../domain/reservation/draft';
import { extrasOf } from '../../domain/reservation/storedOptions';
import { sameValue } from '../../kit/form/recordValues';
import { typedOf, type Typed } from '../../kit/form/typed';
import type { StoredRecord } from '../../kit/form/useServerForm';
import type { UpdateReservationInput } from '../../platform/graphql/types.generated';
import { amountOf, toCentimes } from '../../platform/money/money';
import { toWallTime } from '../../platform/time/time';
import type { DeskReservation } from './ReservationSheet';

/** Returns the form of a stored reservation. */
export const draftOf = (reservation: DeskReservation): DeskDraft => ({
  period: { startsAt: toWallTime(reservation.startsAt), endsAt: toWallTime(reservation.endsAt) },
  pickupPlace: reservation.pickupPlace,
  returnPlace: reservation.returnPlace,
  vehicleId: reservation.vehicle.id,
  comment: reservation.comment ?? '',
  driver: driverDraft(reservation.driver),
  secondDriver: driverDraft(reservation.secondDriver),
  total: typedOf(reservation.total),
  advance: typedOf(reservation.advance),
  extras: extrasOf(reservation.lines),
  driverAge: reservation.driverAge === null ? '' : String(reservation.driverAge),
  promotionCode: reservation.promotionCode ?? '',
});

/** Returns the stored reservation that a form starts from. */
export const storedOf = (reservation: DeskReservation): StoredRecord<DeskDraft> => ({
  values: draftOf(reservation),
  version: reservation.version,
});

const sameAmount = (a: Typed, b: Typed): boolean => toCentimes(a) === toCentimes(b);

/** The parts of the form, each compared as a whole. */
export type EditPart =
  'dates' | 'places' | 'vehicle' | 'comment' | 'driver' | 'secondDriver' | 'extras' | 'promotion' | 'amounts';

/** Returns the parts in which two forms differ. */
export const changedParts = (from: DeskDraft, to: DeskDraft): EditPart[] => {
  const changed: Record<EditPart, boolean> = {
    dates: !sameValue(from.period, to.period),
    places: from.pickupPlace !== to.pickupPlace || from.returnPlace !== to.returnPlace,
    vehicle: from.vehicleId !== to.vehicleId,
    driver: !sameValue(from.driver, to.driver),
    secondDriver: !sameValue(from.secondDriver, to.secondDriver),
    extras: !sameValue(from.extras, to.extras) || from.driverAge !== to.driverAge,
    promotion: from.promotionCode.trim() !== to.promotionCode.trim(),
    comment: from.comment !== to.comment,
    amounts: !sameAmount(from.total, to.total) || !sameAmount(from.advance, to.advance),
  };
  return (Object.keys(changed) as EditPart[]).filter((part) => changed[part]);
};

/** Returns the changed parts only, so that nobody else's change is undone. */
export const changesOf = (from: DeskDraft, to: DeskDraft): Omit<UpdateReservationInput, 'number' | 'version'> => {
  const parts = new Set(changedParts(from, to));
  return {
    ...(parts.has('dates') && { period: to.period }),
    ...(parts.has('places') && { pickupPlace: to.pickupPlace, returnPlace: to.returnPlace }),
    ...(parts.has('vehicle') && { vehicleId: to.vehicleId }),
    ...(parts.has('driver') && { driver: driverInput(to.driver) }),
    ...(parts.has('secondDriver') && { secondDriver: secondDriverInput(to.secondDriver) }),
    ...(parts.has('extras') && { extras: null, driverAge: null, ...extrasInput({ ...to, promotionCode: '' }) }),
    ...(parts.has('promotion') && { promotionCode: to.promotionCode.trim() || null }),
    ...(parts.has('comment') && { comment: to.comment.trim() || null }),
    ...(parts.has('amounts') && { total: amountOf(to.total), advance: amountOf(to.advance) }),
  };
};
