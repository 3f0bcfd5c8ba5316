import type { EventPayloads } from '../../../platform/events/event-bus.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from './reservation.entity.js';

/** What live pages are told when a reservation changed. */
export function changeOf({ id, numberKey, customer }: Reservation): EventPayloads['reservationChanged'] {
  return { reservationId: id, numberKey, customerId: customer?.id };
}

/** A reservation in one line, as notifications tell it. */
export function describe(reservation: Reservation, vehicle: Vehicle): string {
  const { driver, startsAt, endsAt } = reservation;
  return `${driver.firstName} ${driver.lastName} · ${vehicle.name} · du ${toReadableTime(startsAt)} au ${toReadableTime(endsAt)}`;
}
