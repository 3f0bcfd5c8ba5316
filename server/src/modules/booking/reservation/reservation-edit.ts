import { assign, ref } from '@mikro-orm/core';
import type { Changes } from '../../../kernel/commands.js';
import { type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { type Period, wholeMinute } from '../../../kernel/period.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Customer } from '../../people/account/customer.entity.js';
import { type DriverFacts, renterOf } from '../../people/customer/renters.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';
import { vehicleHeld } from '../../fleet/vehicle/vehicle-lock.js';
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

/** Assigns a vehicle to a reservation. The requested vehicle is stored, so that the customer is told if it is another one. */
export function giveVehicle(reservation: Reservation, vehicle: Vehicle): void {
  if (vehicle.id === reservation.vehicle.id) return;
  const requested = reservation.requestedVehicle ?? reservation.vehicle;
  reservation.requestedVehicle = requested.id === vehicle.id ? null : requested;
  reservation.vehicle = ref(vehicle);
}

/** Returns what the customer was promised (vehicle, dates, places and agreed total) as one comparable string. */
export function promiseTo({ vehicle, startsAt, endsAt, pickupPlace, returnPlace, total }: Reservation): string {
  return JSON.stringify([vehicle.id, startsAt, endsAt, pickupPlace, returnPlace, total == null ? null : Number(total)]);
}

/**
 * Keeps the bounds of a reservation that an edit names again by their minute: those of earlier releases and of vehicles that left or came
 * back at a moment have seconds, which what is sent has lost.
 */
export function keepingBounds(
  changes: Changes<ReservationFields>,
  { startsAt, endsAt }: Period,
): Changes<ReservationFields> {
  if (!changes.period) return changes;
  const keepSeconds = (sent: Date, stored: Date): Date =>
    sent.getTime() === wholeMinute(stored).getTime() ? stored : sent;
  const { period } = changes;
  return {
    ...changes,
    period: { startsAt: keepSeconds(period.startsAt, startsAt), endsAt: keepSeconds(period.endsAt, endsAt) },
  };
}

/** Returns the problems of an edit that depend on the reservation, by field. */
export function editProblems(reservation: Reservation, changes: Changes<ReservationFields>): FieldErrors {
  const { driver, secondDriver, period, total, advance, extras, promotionCode } = changes;
  return {
    ...(extras !== undefined && reservation.status === ReservationStatus.ACCEPTED
      ? { extras: ["Les options d'une location se changent par les lignes de son prix, avec un motif."] }
      : {}),
    ...(promotionCode !== undefined &&
    promotionCode !== (reservation.promotionCode ?? null) &&
    reservation.status === ReservationStatus.ACCEPTED
      ? { promotionCode: ["Le code promo d'une location ne change plus : ajoutez une ligne à son prix."] }
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

/**
 * Returns the customer records of the drivers as an edit leaves them. Comes before `applyEdit`: finding a record can write it, which would
 * write a changed reservation too and count its version twice.
 */
export async function rentersAfter(
  tx: Transaction,
  { driver, secondDriver, customer }: Reservation,
  changes: Changes<ReservationFields>,
): Promise<Pick<Reservation, 'renter' | 'secondRenter'>> {
  const record = async (of: DriverFacts, accountId?: number) =>
    tx.em.getReference(Customer, await renterOf(tx, of, accountId), { wrapped: true });
  const second = changes.secondDriver === undefined ? secondDriver : changes.secondDriver;
  return {
    renter: await record({ ...driver, ...changes.driver }, customer?.id),
    secondRenter: second ? await record(second) : null,
  };
}

/** Applies a valid edit to a reservation. */
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

/**
 * Returns the vehicle that an edit gives a reservation, locked so that it cannot be archived before the transaction ends. Throws
 * ValidationError if it has left the fleet and is another one than before, or the rental is moved to a period that has not ended.
 */
export async function vehicleFor(
  tx: Transaction,
  { status, vehicle: former }: Reservation,
  vehicleId: number,
  movedTo: Period | undefined,
): Promise<Vehicle> {
  const vehicle = await vehicleHeld(tx, vehicleId);
  const promised = status === ReservationStatus.ACCEPTED && movedTo && movedTo.endsAt > new Date();
  if (!vehicle || (vehicle.archivedAt && (vehicleId !== former.id || promised)))
    throw new ValidationError({ vehicleId: [UNKNOWN_VEHICLE] });
  return vehicle;
}
