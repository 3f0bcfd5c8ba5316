import { isTicked } from '../../../api/rest/form-values.js';
import { bareText, dataOf, json, MESSAGE, pageOf } from '../../../api/rest/answers.js';
import { data, group, pagedData, type PagedCall, type RestRoute, route } from '../../../api/rest/route.js';
import { NUMBER_PARAM, RESERVATION_NUMBER } from '../../../api/rest/wire-fields.js';
import { either, list, object, textUpTo } from '../../../api/rest/wire-schema.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { SortDirection } from '../../../kernel/sort-direction.js';
import { startOfAgencyDay } from '../../../kernel/time.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import { reservationCalendar } from './reservation-calendar.js';
import { parseCancellation, readNewReservation } from './reservation.commands.js';
import type { ReservationBookingService } from './reservation-booking.js';
import type { ReservationRecord } from './reservation.entity.js';
import { ReservationNotFoundError } from './reservation.errors.js';
import { MAX_KEY, type ReservationCriteria, ReservationSortField } from './reservation.input.js';
import type { ReservationListService } from './reservation-list.js';
import { canRead } from './reservation.policy.js';
import type { ReservationService } from './reservation.service.js';
import { ReservationStatus } from './reservation-status.js';
import {
  CANCELLATION,
  cancelFromWire,
  FROM_TODAY,
  NEW_RESERVATION,
  NO_SUCH_STEP,
  PUBLIC_RESERVATION,
  publicReservationToWire,
  RENTAL_SEARCH,
  RESERVATION,
  RESERVATION_FIELD_NAMES,
  reservationFromWire,
  reservationToWire,
  SEARCH_OPTIONS,
  TRACKED_RESERVATION,
  trackingToWire,
  VEHICLE_NOT_FREE,
} from './reservation.wire.js';

const CALENDAR_TYPE = 'text/calendar';
const CALENDAR = bareText('An iCalendar file.', CALENDAR_TYPE);
const IDEMPOTENCY_KEY = textUpTo(MAX_KEY, {
  description: 'The same key sent twice gives one reservation and the same number.',
});

interface Services {
  readonly reservationBookings: ReservationBookingService;
  readonly reservations: ReservationService;
  readonly reservationLists: ReservationListService;
  readonly vehiclesById: VehiclesById;
}

/** Returns the REST calls about reservations and rentals (docs/rules/rest-calls.md#reservations). */
export function reservationRoutes({
  reservationBookings: bookings,
  reservations,
  reservationLists: lists,
  vehiclesById: vehicles,
}: Services): RestRoute[] {
  const vehicleOf = ({ vehicleId }: ReservationRecord) => vehicles.get(vehicleId);
  const whole = async (reservation: ReservationRecord) =>
    reservationToWire(reservation, await vehicleOf(reservation), await lists.signed(reservation));

  const rentals = async ({ actor, page }: PagedCall, filter: ReservationCriteria = {}) => {
    const found = await lists.all(
      actor,
      { ...filter, statuses: [ReservationStatus.ACCEPTED] },
      { field: ReservationSortField.STARTS_AT, direction: SortDirection.DESC },
      page,
    );
    const items = await Promise.all(found.items.map(whole));
    return pagedData({ ...found, items }, (item) => item);
  };

  return group('Reservations', [
    route({
      method: 'POST',
      path: '/reservationVisiteur',
      access: 'ANYONE',
      summary: 'Makes a reservation; its number is the `message`',
      description: 'With the token of a customer it becomes theirs.',
      headers: { 'Idempotency-Key': IDEMPOTENCY_KEY },
      body: NEW_RESERVATION,
      answer: json(object({ message: RESERVATION_NUMBER })),
      otherAnswers: { 422: VEHICLE_NOT_FREE },
      refusals: [429],
      fieldNames: RESERVATION_FIELD_NAMES,
      handle: async (call) => {
        const request = readNewReservation(reservationFromWire(call.body, call.headers['Idempotency-Key']));
        const { reservation } = await bookings.create(call, request);
        return { message: reservation.number };
      },
    }),
    route({
      method: 'GET',
      path: '/reservationVisiteur/:num',
      access: 'ANYONE',
      summary: 'Gives what the number of a reservation shows',
      description: 'The whole of it to its owner and the staff.',
      params: { num: NUMBER_PARAM },
      answer: json(dataOf(either(RESERVATION, PUBLIC_RESERVATION))),
      refusals: [429],
      handle: async (call) => {
        const reservation = await reservations.track(call, call.params['num']);
        if (canRead(call.actor, reservation)) return data(await whole(reservation));
        const vehicle = await vehicleOf(reservation);
        return data(publicReservationToWire(reservation, vehicle, await lists.signed(reservation)));
      },
    }),
    route({
      method: 'GET',
      path: '/reservation/:num',
      access: 'ACCOUNT',
      summary: 'Gives a reservation to its owner or the staff',
      params: { num: NUMBER_PARAM },
      answer: json(dataOf(RESERVATION)),
      refusals: [429],
      handle: async (call) => data(await whole(await reservations.get(call, call.params['num']))),
    }),
    route({
      method: 'GET',
      path: '/SuivieReservation/:number',
      access: 'ANYONE',
      summary: 'Tells the state of a reservation: a list with one entry, or an empty one',
      params: { number: NUMBER_PARAM },
      answer: json(dataOf(list(TRACKED_RESERVATION, { maxItems: 1 }))),
      refusals: [429],
      handle: async (call) => {
        try {
          const reservation = await reservations.track(call, call.params['number']);
          return data([trackingToWire(reservation, await vehicleOf(reservation))]);
        } catch (error) {
          if (error instanceof ReservationNotFoundError) return data([]);
          throw error;
        }
      },
    }),
    route({
      method: 'GET',
      path: '/reservation/:num/calendar.ics',
      access: 'ANYONE',
      summary: 'Gives a reservation as an entry for a calendar',
      params: { num: NUMBER_PARAM },
      answer: CALENDAR,
      refusals: [429],
      handle: async (call) => {
        const reservation = await reservations.track(call, call.params['num']);
        void call.reply
          .type(`${CALENDAR_TYPE}; charset=utf-8`)
          .header(
            'Content-Disposition',
            `attachment; filename="reservation-${formatNumber(reservation.numberKey)}.ics"`,
          )
          .header('Cache-Control', 'private, no-store');
        return reservationCalendar(reservation, await vehicleOf(reservation));
      },
    }),
    route({
      method: 'GET',
      path: '/reservationClient',
      access: 'CUSTOMER',
      summary: 'Lists the own reservations of a customer, page by page',
      paged: true,
      answer: json(pageOf(RESERVATION)),
      handle: async ({ actor, page }) => {
        const found = await lists.mine(actor, undefined, undefined, page);
        const items = await Promise.all(found.items.map(whole));
        return pagedData({ ...found, items }, (item) => item);
      },
    }),
    route({
      method: 'POST',
      path: '/annulerreservation',
      access: 'CUSTOMER',
      summary: 'Cancels an own reservation',
      body: CANCELLATION,
      record: ['num_reservation'],
      answer: json(MESSAGE),
      otherAnswers: { 409: NO_SUCH_STEP },
      fieldNames: RESERVATION_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        await reservations.cancel(actor, parseCancellation(cancelFromWire(body)));
        return { message: 'La Réservation a été annuler.' };
      },
    }),
    route({
      method: 'GET',
      path: '/admin/location',
      access: 'STAFF',
      summary: 'Lists the rentals, the latest first, page by page',
      paged: true,
      answer: json(pageOf(RESERVATION)),
      handle: (call) => rentals(call),
    }),
    route({
      method: 'POST',
      path: '/admin/rechercherReservation',
      access: 'STAFF',
      summary: 'Searches the rentals in one column',
      paged: true,
      body: RENTAL_SEARCH,
      answer: json(pageOf(RESERVATION)),
      handle: (call) => {
        const { selected_option: option, valeur_recherche: value } = call.body;
        const field = SEARCH_OPTIONS.get(option as string);
        if (!field) throw new ValidationError({ selected_option: ['Veuillez-vous sélectionner un choix'] });
        const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        return rentals(call, { search: { field, text } });
      },
    }),
    route({
      method: 'POST',
      path: '/locationFromToday',
      access: 'STAFF',
      summary: 'Lists the rentals that start today or later',
      paged: true,
      body: FROM_TODAY,
      lenient: true,
      answer: json(pageOf(RESERVATION)),
      handle: (call) => {
        const today = isTicked(call.body['today']);
        return rentals(call, today ? { startsFrom: startOfAgencyDay(new Date()) } : {});
      },
    }),
  ]);
}
