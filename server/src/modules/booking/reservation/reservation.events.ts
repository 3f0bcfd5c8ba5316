import { domainEvent } from '../../../platform/events/domain-events.js';
import { fullName } from '../../../kernel/full-name.js';
import type { Money } from '../../../kernel/money.js';
import type { Actor } from '../../../kernel/actor.js';
import { liveEvent } from '../../../platform/events/live-event.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from './reservation.entity.js';
import type { Extras } from './reservation-lines.js';

/** The payload of the live event of a changed reservation. */
export interface ReservationChange {
  readonly reservationId: number;
  readonly numberKey: string;
  readonly customerId: number | null;
}

/** The live event that a reservation changed, or something that belongs to it; published once the change is committed. */
export const RESERVATION_CHANGED = liveEvent<ReservationChange>('reservationChanged');

/** Returns the payload of the live event of a changed reservation. */
export function changeOf({
  id,
  numberKey,
  customerId,
}: Pick<Reservation, 'id' | 'numberKey' | 'customerId'>): ReservationChange {
  return { reservationId: id, numberKey, customerId };
}

/** Describes a reservation in one line for notifications. */
export function describe(
  { driver, startsAt, endsAt }: Pick<Reservation, 'driver' | 'startsAt' | 'endsAt'>,
  vehicle: Pick<Vehicle, 'name'>,
): string {
  return `${fullName(driver)} · ${vehicle.name} · du ${toReadableTime(startsAt)} au ${toReadableTime(endsAt)}`;
}

/** The payload of a reservation's domain events. The reservation has been flushed. */
export interface ReservationNews {
  readonly reservation: Reservation;
  /** Who made the change. */
  readonly by: Actor;
  /** What was agreed before an edit, so that listeners can tell what changed. */
  readonly before?: Agreed | undefined;
  /** Whether the command wrote the amendment of the contract itself. */
  readonly amended?: boolean | undefined;
}

/** What is agreed with the customer. Instants are ISO 8601, amounts exact Dh. */
export interface Agreed {
  readonly vehicleId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly pickupPlace: string;
  readonly returnPlace: string;
  readonly days: number;
  readonly total: Money;
}

/** Returns what is agreed at present. */
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

/** The payload of the event of a new reservation. */
export interface NewReservation extends Pick<ReservationNews, 'reservation' | 'by'> {
  /** Whether staff entered it for a customer. */
  readonly atDesk: boolean;
}

/** The payload of `rentalBegins`: a request that is being accepted. */
export interface NewRental {
  /** The request with the terms of the rental; they are set on the entity but not flushed yet. */
  readonly reservation: Reservation;
  readonly extras: Extras;
}

/**
 * The event that a request is about to be stored as a rental. Listeners set the terms of their own modules, so that one update stores all.
 */
export const rentalBegins = domainEvent<NewRental>('reservation.becomesRental');

/**
 * The event that a reservation gets a vehicle of another category, before the change is stored. Listeners set the terms of their own modules, so that one
 * update stores all.
 */
export const categoryChanges = domainEvent<{ readonly reservation: Reservation }>('reservation.categoryChanges');

/** The event that rentals were entered that another program promised, past or to come. */
export const rentalsCarriedOver = domainEvent<{ readonly rentals: readonly Reservation[] }>('reservation.carriedOver');

/** Domain events of reservations; `changed` is an edit by the staff. */
export const RESERVATION_EVENTS = {
  created: domainEvent<NewReservation>('reservation.created'),
  accepted: domainEvent<ReservationNews>('reservation.accepted'),
  refused: domainEvent<ReservationNews>('reservation.refused'),
  cancelled: domainEvent<ReservationNews>('reservation.cancelled'),
  changed: domainEvent<ReservationNews>('reservation.changed'),
} as const;
