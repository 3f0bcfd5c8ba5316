import { dataOf, json } from '../../../api/rest/answers.js';
import { data, group, type RestRoute, route } from '../../../api/rest/route.js';
import { dirhams, integer, list, object } from '../../../api/rest/wire-schema.js';
import type { Actor } from '../../../kernel/actor.js';
import type { DaySpan } from './report-period.js';
import type { ReportingService } from './reporting.service.js';
import {
  amountsToWire,
  type Chart,
  countsToWire,
  LOYAL_CUSTOMERS,
  loyalToWire,
  periodFieldNames,
  periodForm,
  RECENT_RESERVATION,
  recentToWire,
  SERIES,
  type Series,
  spanFromWire,
  vehiclesToWire,
} from './reporting.wire.js';

const COUNT = integer({ minimum: 0, description: 'For the current month.' });

/**
 * Declares the REST calls of statistics and dashboard. The service lets employees ask for the current month only
 * (docs/rules/reports.md#who-may-ask).
 */
export function reportingRoutes({ reporting }: { readonly reporting: ReportingService }): RestRoute[] {
  const statistics = (
    path: string,
    chart: Chart,
    summary: string,
    figures: (actor: Actor, span: DaySpan) => Promise<Series>,
  ): RestRoute =>
    route({
      method: 'POST',
      path,
      access: chart === 'revenue' ? 'ADMIN' : 'STAFF',
      summary,
      ...(chart === 'revenue' ? {} : { description: 'Between two dates for Admins only.' }),
      body: periodForm(chart),
      fieldNames: periodFieldNames(chart),
      answer: json(SERIES),
      handle: ({ actor, body }) => figures(actor, spanFromWire(body, chart)),
    });
  const charges = async (actor: Actor, span: DaySpan) => amountsToWire(await reporting.chargesPerDay(actor, span));

  return group('Statistics', [
    statistics('/admin/reservationStatistiques', 'location', 'Counts the rentals day by day', async (actor, span) =>
      countsToWire(await reporting.rentalsPerDay(actor, span)),
    ),
    statistics(
      '/admin/reservationStatistiquesvehicules',
      'vehicule',
      'Counts the rentals of the ten vehicles that are rented most',
      async (actor, span) => vehiclesToWire(await reporting.mostRented(actor, span)),
    ),
    statistics(
      '/admin/reservationStatistiquesRevenue',
      'revenue',
      'Gives the revenue day by day, in Dh',
      async (actor, span) => amountsToWire(await reporting.revenuePerDay(actor, span)),
    ),
    statistics('/admin/charges', 'charge', 'Gives the charges day by day, in Dh', charges),
    statistics('/charges', 'charge', 'Gives the charges day by day, in Dh', charges),
    route({
      method: 'GET',
      path: '/admin/chiffreLocation',
      access: 'STAFF',
      summary: 'Returns the revenue of the current month',
      answer: json(dataOf(list(object({ chiffre_of_location: dirhams() })))),
      handle: async ({ actor }) =>
        data([{ chiffre_of_location: Number((await reporting.monthFigures(actor)).revenue) }]),
    }),
    route({
      method: 'GET',
      path: '/admin/nbrLocation',
      access: 'STAFF',
      summary: 'Counts the rentals of the current month',
      answer: json(dataOf(list(object({ number_of_location: COUNT })))),
      handle: async ({ actor }) => data([{ number_of_location: (await reporting.monthFigures(actor)).rentalCount }]),
    }),
    route({
      method: 'GET',
      path: '/admin/nbrClient',
      access: 'STAFF',
      summary: 'Counts the customers who registered in the current month',
      answer: json(dataOf(list(object({ number_of_client: COUNT })))),
      handle: async ({ actor }) => data([{ number_of_client: (await reporting.monthFigures(actor)).newCustomerCount }]),
    }),
    route({
      method: 'GET',
      path: '/admin/reservationRecente',
      access: 'STAFF',
      summary: 'Lists the latest reservations',
      answer: json(dataOf(list(RECENT_RESERVATION))),
      handle: async ({ actor }) => data((await reporting.recentReservations(actor)).map(recentToWire)),
    }),
    route({
      method: 'GET',
      path: '/admin/ClientFidele',
      access: 'STAFF',
      summary: 'Lists the ten registered customers with most rentals',
      answer: json(LOYAL_CUSTOMERS),
      handle: async ({ actor }) => loyalToWire(await reporting.loyalCustomers(actor)),
    }),
  ]);
}
