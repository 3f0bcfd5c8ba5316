import { domainEvent } from '../../../platform/events/domain-events.js';
import { fullName } from '../../../kernel/full-name.js';
import type { Money } from '../../../kernel/money.js';
import type { Actor } from '../../../kernel/actor.js';
import { liveEvent } from '../../../platform/events/live-event.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from './reservation.entity.js';

/** What live pages are told when a reservation changed. */
export interface ReservationChange {
  readonly reservationId: number;
  readonly numberKey: string;
  readonly customerId: number | undefined;
}

export const RESERVATION_CHANGED = liveEvent<ReservationChange>('reservationChanged');

/** Gives what live pages are told of a reservation that changed. */
export function changeOf({ id, numberKey, customer }: Reservation): ReservationChange {
  return { reservationId: id, numberKey, customerId: customer?.id };
}

/** A reservation in one line, as notifications tell it. */
export function describe(reservation: Reservation, vehicle: Vehicle): string {
  const { driver, startsAt, endsAt } = reservation;
  return `${fullName(driver)} · ${vehicle.name} · du ${toReadableTime(startsAt)} au ${toReadableTime(endsAt)}`;
}

/** What is told of a step in a reservation's life, with the reservation as flushed. */
export interface ReservationNews {
  readonly reservation: Reservation;
  /** Who took the step. */
  readonly by: Actor;
  /** What was agreed before an edit, by which others tell what it changed. */
  readonly before?: Agreed | undefined;
}

/** What is agreed of a reservation. Instants are ISO 8601, amounts exact Dh. */
export interface Agreed {
  readonly vehicleId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly pickupPlace: string;
  readonly returnPlace: string;
  readonly days: number;
  readonly total: Money;
}

/** Gives what is agreed of a reservation now. */
export function agreedOf(reservation: Reservation): Agreed {
  const { vehicle, startsAt, endsAt, pickupPlace, returnPlace, days, total } = reservation;
  return {
    vehicleId: vehicle.id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    pickupPlace,
    returnPlace,
    days,
    total: total ?? '0.00',
  };
}

/** What is told of a new one. */
export interface NewReservation extends ReservationNews {
  /** Whether the staff wrote it down themselves, for someone at the desk or on the telephone. */
  readonly atDesk: boolean;
}

/** Steps in a reservation's life; `changed` is an edit by the staff. */
export const RESERVATION_EVENTS = {
  created: domainEvent<NewReservation>('reservation.created'),
  accepted: domainEvent<ReservationNews>('reservation.accepted'),
  refused: domainEvent<ReservationNews>('reservation.refused'),
  cancelled: domainEvent<ReservationNews>('reservation.cancelled'),
  changed: domainEvent<ReservationNews>('reservation.changed'),
} as const;
