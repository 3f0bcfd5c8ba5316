import { data, type RestHandler, type RestRoute } from '../../../api/rest/router.js';
import type { ReportingService } from './reporting.service.js';
import {
  amountsToWire,
  type Chart,
  countsToWire,
  loyalToWire,
  periodFieldNames,
  recentToWire,
  spanFromWire,
  vehiclesToWire,
} from './reporting.wire.js';

/**
 * Gives the REST calls of statistics and dashboard. The service lets an employee ask for the current month alone
 * (docs/rules/reports.md#who-may-ask).
 */
export function reportingRoutes({ reporting }: { readonly reporting: ReportingService }): RestRoute[] {
  const statistics = (path: string, chart: Chart, handle: RestHandler): RestRoute => ({
    method: 'POST',
    path,
    access: chart === 'revenue' ? 'ADMIN' : 'STAFF',
    fieldNames: periodFieldNames(chart),
    handle,
  });
  const charges: RestHandler = async ({ actor, body }) =>
    amountsToWire(await reporting.chargesPerDay(actor, spanFromWire(body, 'charge')));

  return [
    statistics('/admin/reservationStatistiques', 'location', async ({ actor, body }) =>
      countsToWire(await reporting.rentalsPerDay(actor, spanFromWire(body, 'location'))),
    ),
    statistics('/admin/reservationStatistiquesvehicules', 'vehicule', async ({ actor, body }) =>
      vehiclesToWire(await reporting.mostRented(actor, spanFromWire(body, 'vehicule'))),
    ),
    statistics('/admin/reservationStatistiquesRevenue', 'revenue', async ({ actor, body }) =>
      amountsToWire(await reporting.revenuePerDay(actor, spanFromWire(body, 'revenue'))),
    ),
    statistics('/admin/charges', 'charge', charges),
    statistics('/charges', 'charge', charges),
    {
      method: 'GET',
      path: '/admin/chiffreLocation',
      access: 'STAFF',
      handle: async ({ actor }) =>
        data([{ chiffre_of_location: Number((await reporting.monthFigures(actor)).revenue) }]),
    },
    {
      method: 'GET',
      path: '/admin/nbrLocation',
      access: 'STAFF',
      handle: async ({ actor }) => data([{ number_of_location: (await reporting.monthFigures(actor)).rentalCount }]),
    },
    {
      method: 'GET',
      path: '/admin/nbrClient',
      access: 'STAFF',
      handle: async ({ actor }) => data([{ number_of_client: (await reporting.monthFigures(actor)).newCustomerCount }]),
    },
    {
      method: 'GET',
      path: '/admin/reservationRecente',
      access: 'STAFF',
      handle: async ({ actor }) => data((await reporting.recentReservations(actor)).map(recentToWire)),
    },
    {
      method: 'GET',
      path: '/admin/ClientFidele',
      access: 'STAFF',
      handle: async ({ actor }) => loyalToWire(await reporting.loyalCustomers(actor)),
    },
  ];
}
