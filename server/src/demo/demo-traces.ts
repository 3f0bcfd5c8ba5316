import { ref } from '@mikro-orm/core';
import type { Employee } from '../modules/people/account/employee.entity.js';
import { Notification, NotificationRead } from '../modules/office/notification/notification.entity.js';
import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import { Signature } from '../modules/booking/signature/signature.entity.js';
import { fullName } from '../kernel/full-name.js';
import { DAY_MS, toReadableTime } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';
import type { DemoSignature } from './demo-pictures.js';
import { createDice } from './dice.js';
import { make } from './make-entity.js';

/** How many of the latest rentals are signed. */
export const SIGNATURES = 24;
const SIGNED_SINCE_DAYS = 110;

/** A signature for the most recent rentals, given between acceptance and departure. */
export function createSignatures(
  clock: DemoClock,
  reservations: readonly Reservation[],
  pictures: readonly DemoSignature[],
): Signature[] {
  const dice = createDice(71);
  const since = clock.now.getTime() - SIGNED_SINCE_DAYS * DAY_MS;
  const rentals = reservations
    .filter(({ status, startsAt }) => status === ReservationStatus.ACCEPTED && startsAt.getTime() > since)
    .filter(() => dice.chance(0.6))
    .slice(-pictures.length);
  return rentals.map((reservation, index) => {
    const { file = '', sha256 = '' } = pictures[index] ?? {};
    const from = reservation.acceptedAt?.getTime() ?? reservation.createdAt.getTime();
    const until = Math.min(reservation.startsAt.getTime(), clock.now.getTime());
    const createdAt = new Date(from + ((until - from) * dice.int(5, 90)) / 100);
    return make(Signature, {
      reservation: ref(reservation),
      imageFile: file,
      sha256,
      ipAddress: `${dice.pick(['203.0.113', '198.51.100'])}.${dice.int(2, 250)}`,
      createdAt,
      updatedAt: createdAt,
    });
  });
}

const NOTIFICATIONS = 30;
/** The newest notifications that nobody has read. */
const UNREAD = 7;

/** Makes notifications of the newest requests and withdrawals; the older ones are read by the staff. */
export function createNotifications(
  reservations: readonly Reservation[],
  vehicleNames: ReadonlyMap<Reservation, string>,
  staff: readonly Employee[],
): { notifications: Notification[]; reads: NotificationRead[] } {
  const dice = createDice(73);
  const notifications = reservations
    .flatMap((reservation) => {
      const description = describe(reservation, vehicleNames.get(reservation) ?? '');
      const made = { title: 'Nouvelle réservation', description, at: reservation.createdAt, reservation };
      const withdrawn = reservation.cancelledAt && !reservation.acceptedAt;
      return withdrawn
        ? [made, { ...made, title: 'Réservation annulée', at: reservation.cancelledAt as Date }]
        : [made];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .slice(-NOTIFICATIONS)
    .map(({ title, description, at, reservation }) =>
      make(Notification, { title, description, reservation: ref(reservation), createdAt: at, updatedAt: at }),
    );
  const reads = notifications.slice(0, -UNREAD).flatMap((notification) =>
    staff
      .filter((_, index) => index < 2 || dice.chance(0.5))
      .map((employee) => {
        const at = new Date(notification.createdAt.getTime() + dice.int(2, 14) * 60_000);
        return make(NotificationRead, {
          notification: ref(notification),
          employee: ref(employee),
          createdAt: at,
          updatedAt: at,
        });
      }),
  );
  return { notifications, reads };
}

function describe({ driver, startsAt, endsAt }: Reservation, vehicle: string): string {
  return `${fullName(driver)} · ${vehicle} · du ${toReadableTime(startsAt)} au ${toReadableTime(endsAt)}`;
}
