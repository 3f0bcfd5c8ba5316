import { isTicked } from '../../../api/rest/form-values.js';
import type { RecordOf } from '../../../platform/database/records.js';
import { data, pagedData, type RestCall, type RestRoute } from '../../../api/rest/router.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { startOfAgencyDay } from '../../../kernel/time.js';
import { reservationCalendar } from './reservation.calendar.js';
import type { ReservationBookingService } from './reservation.booking.js';
import type { Reservation } from './reservation.entity.js';
import { numberFromBody, ReservationNotFoundError } from './reservation.errors.js';
import { type ReservationFilter, ReservationSortField } from './reservation.input.js';
import type { ReservationListService } from './reservation.list.js';
import { canRead } from './reservation.policy.js';
import type { ReservationService } from './reservation.service.js';
import { ReservationStatus } from './reservation.status.js';
import {
  cancelFromWire,
  publicReservationToWire,
  RESERVATION_FIELD_NAMES,
  reservationFromWire,
  reservationToWire,
  SEARCH_OPTIONS,
  trackingToWire,
} from './reservation.wire.js';

interface Services {
  readonly reservationBookings: ReservationBookingService;
  readonly reservations: ReservationService;
  readonly reservationLists: ReservationListService;
}

/** Gives the REST calls about reservations and rentals (docs/rules/rest-calls.md#reservations). */
export function reservationRoutes({
  reservationBookings: bookings,
  reservations,
  reservationLists: lists,
}: Services): RestRoute[] {
  const whole = async (reservation: RecordOf<Reservation>) =>
    reservationToWire(reservation, await reservation.vehicle.loadOrFail(), await lists.signed(reservation));

  const rentals = async ({ actor, page }: RestCall, filter: ReservationFilter = {}) => {
    const found = await lists.all(
      actor,
      { ...filter, statuses: [ReservationStatus.ACCEPTED] },
      { field: ReservationSortField.STARTS_AT, direction: SortDirection.DESC },
      page,
    );
    const items = await Promise.all(found.items.map(whole));
    return pagedData({ ...found, items }, (item) => item);
  };

  return [
    {
      method: 'POST',
      path: '/reservationVisiteur',
      access: 'ANYONE',
      fieldNames: RESERVATION_FIELD_NAMES,
      handle: async (call) => {
        const key = call.headers['idempotency-key'];
        const input = reservationFromWire(call.body, typeof key === 'string' ? key : undefined);
        const { reservation } = await bookings.create(call, input);
        return { message: reservation.number };
      },
    },
    {
      method: 'GET',
      path: '/reservationVisiteur/:num',
      access: 'ANYONE',
      handle: async (call) => {
        const reservation = await reservations.track(call, call.params['num']);
        if (canRead(call.actor, reservation)) return data(await whole(reservation));
        const vehicle = await reservation.vehicle.loadOrFail();
        return data(publicReservationToWire(reservation, vehicle, await lists.signed(reservation)));
      },
    },
    {
      method: 'GET',
      path: '/reservation/:num',
      access: 'ACCOUNT',
      handle: async (call) => data(await whole(await reservations.get(call, call.params['num']))),
    },
    {
      method: 'GET',
      path: '/SuivieReservation/:number',
      access: 'ANYONE',
      handle: async (call) => {
        try {
          const reservation = await reservations.track(call, call.params['number']);
          return data([trackingToWire(reservation, await reservation.vehicle.loadOrFail())]);
        } catch (error) {
          if (error instanceof ReservationNotFoundError) return data([]);
          throw error;
        }
      },
    },
    {
      method: 'GET',
      path: '/reservation/:num/calendar.ics',
      access: 'ANYONE',
      handle: async (call) => {
        const reservation = await reservations.track(call, call.params['num']);
        void call.reply
          .type('text/calendar; charset=utf-8')
          .header('Content-Disposition', `attachment; filename="reservation-${reservation.number}.ics"`)
          .header('Cache-Control', 'private, no-store');
        return reservationCalendar(reservation, await reservation.vehicle.loadOrFail());
      },
    },
    {
      method: 'GET',
      path: '/reservationClient',
      access: 'CUSTOMER',
      handle: async ({ actor, page }) => {
        const found = await lists.mine(actor, undefined, undefined, page);
        const items = await Promise.all(found.items.map(whole));
        return pagedData({ ...found, items }, (item) => item);
      },
    },
    {
      method: 'POST',
      path: '/annulerreservation',
      access: 'CUSTOMER',
      fieldNames: RESERVATION_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        await numberFromBody(reservations.cancel(actor, cancelFromWire(body)));
        return { message: 'La Réservation a été annuler.' };
      },
    },
    { method: 'GET', path: '/admin/location', access: 'STAFF', handle: (call) => rentals(call) },
    {
      method: 'POST',
      path: '/admin/rechercherReservation',
      access: 'STAFF',
      handle: (call) => {
        const { selected_option: option, valeur_recherche: value } = call.body;
        const field = SEARCH_OPTIONS.get(option);
        if (!field) throw new ValidationError({ selected_option: ['Veuillez-vous sélectionner un choix'] });
        const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        return rentals(call, { search: { field, text } });
      },
    },
    {
      method: 'POST',
      path: '/locationFromToday',
      access: 'STAFF',
      handle: (call) => {
        const today = isTicked(call.body['today']);
        return rentals(call, today ? { startsFrom: startOfAgencyDay(new Date()) } : {});
      },
    },
  ];
}
