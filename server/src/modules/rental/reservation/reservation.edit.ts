import { assign, ref } from '@mikro-orm/core';
import { cleanText } from '../../../kernel/field-rules.js';
import type { Period } from '../../../kernel/period.js';
import { quotePrice } from '../../fleet/vehicle/pricing.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from './reservation.entity.js';
import type { UpdateReservationInput } from './reservation.input.js';
import { ReservationKind, ReservationStatus } from './reservation.status.js';

/** Gives a reservation a vehicle and keeps which one was asked for, so that the customer is told when it is another. */
export function giveVehicle(reservation: Reservation, vehicle: Vehicle): void {
  if (vehicle.id === reservation.vehicle.id) return;
  const asked = reservation.requestedVehicle ?? reservation.vehicle;
  reservation.requestedVehicle = asked.id === vehicle.id ? null : asked;
  reservation.vehicle = ref(vehicle);
}

/** What a customer was promised, as one value to compare: vehicle, dates, places and agreed total. */
export function promiseTo({ vehicle, startsAt, endsAt, pickupPlace, returnPlace, total }: Reservation): string {
  return JSON.stringify([vehicle.id, startsAt, endsAt, pickupPlace, returnPlace, total == null ? null : Number(total)]);
}

/** Quotes a request anew for another vehicle or period. */
export function requote(reservation: Reservation, vehicle: Vehicle, { startsAt, endsAt }: Period): void {
  const quote = quotePrice(vehicle, startsAt, endsAt, reservation.discountPercent > 0);
  assign(reservation, { quotedDailyPrice: quote.dailyPrice, quotedTotal: quote.payable });
}

/** Writes an edit without problems into a reservation. */
export function applyEdit(
  reservation: Reservation,
  input: UpdateReservationInput,
  vehicle: Vehicle,
  period: Period,
): void {
  assign(reservation, { startsAt: period.startsAt, endsAt: period.endsAt });
  giveVehicle(reservation, vehicle);
  if (input.pickupPlace) reservation.pickupPlace = input.pickupPlace;
  if (input.returnPlace) reservation.returnPlace = input.returnPlace;
  if (input.driver) assign(reservation.driver, input.driver);
  if (input.secondDriver !== undefined && reservation.kind === ReservationKind.FULL) {
    assign(reservation, { secondDriver: input.secondDriver ? { ...input.secondDriver } : null });
  }
  if (input.comment !== undefined) assign(reservation, { comment: cleanText(input.comment) ?? null });
  if (reservation.status === ReservationStatus.ACCEPTED && input.total != null) reservation.total = input.total;
}
