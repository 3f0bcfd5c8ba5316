import { assign, ref } from '@mikro-orm/core';
import type { Changes } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import type { Period } from '../../../kernel/period.js';
import { type PriceBook, type PriceQuote, quotePrice } from '../../fleet/quote/price-quote.js';
import { quoteRequest, type TripOptions } from '../../fleet/quote/trip-options.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { ReservationFields } from './reservation.commands.js';
import type { Reservation } from './reservation.entity.js';
import {
  amountProblems,
  driverProblems,
  periodProblems,
  samePeriod,
  secondDriverProblems,
  stageProblems,
} from './reservation.rules.js';
import { ReservationKind, ReservationStatus } from './reservation-status.js';

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

/** Quotes a request anew for another vehicle or period, or for what was chosen else; the caller keeps the lines. */
export function requote(
  reservation: Reservation,
  vehicle: Vehicle,
  period: Period,
  book: PriceBook,
  options: TripOptions,
): PriceQuote {
  const quote = quotePrice(quoteRequest(vehicle, period, reservation.discountPercent > 0, options), book);
  const { dailyPrice, payable, graceMinutes } = quote;
  assign(reservation, { quotedDailyPrice: dailyPrice, quotedTotal: payable, graceMinutes });
  return quote;
}

/** What is wrong with an edit of this reservation, beside what is wrong with its fields alone. */
export function editProblems(reservation: Reservation, changes: Changes<ReservationFields>): FieldErrors {
  const { driver, secondDriver, period, total, advance, extras } = changes;
  return {
    ...(extras !== undefined && reservation.status === ReservationStatus.ACCEPTED
      ? { extras: ["Les options d'une location se changent par les lignes de son prix, avec un motif."] }
      : {}),
    ...stageProblems(reservation, changes),
    ...(driver ? driverProblems(reservation.kind, driver, true) : {}),
    ...(secondDriver ? secondDriverProblems(reservation.kind, secondDriver) : {}),
    ...(period && !samePeriod(period, reservation) ? periodProblems(period, new Date(), true) : {}),
    ...(reservation.status === ReservationStatus.ACCEPTED && (total !== undefined || advance !== undefined)
      ? amountProblems(total ?? reservation.total ?? '0', advance ?? reservation.advance ?? '0')
      : {}),
  };
}

/** Writes an edit without problems into a reservation. */
export function applyEdit(
  reservation: Reservation,
  changes: Changes<ReservationFields>,
  vehicle: Vehicle,
  period: Period,
): void {
  assign(reservation, { startsAt: period.startsAt, endsAt: period.endsAt });
  giveVehicle(reservation, vehicle);
  const { pickupPlace, returnPlace, driver, secondDriver, comment, driverAge, total } = changes;
  if (driverAge !== undefined) reservation.driverAge = driverAge;
  if (pickupPlace !== undefined) reservation.pickupPlace = pickupPlace;
  if (returnPlace !== undefined) reservation.returnPlace = returnPlace;
  if (driver) assign(reservation.driver, driver);
  if (secondDriver !== undefined && reservation.kind === ReservationKind.FULL) {
    assign(reservation, { secondDriver: secondDriver && { ...secondDriver } });
  }
  if (comment !== undefined) assign(reservation, { comment });
  if (reservation.status === ReservationStatus.ACCEPTED && total !== undefined) reservation.total = total;
}
