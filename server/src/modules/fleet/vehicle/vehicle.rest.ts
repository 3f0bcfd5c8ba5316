import { data, type RestRoute } from '../../../api/rest/router.js';
import { parseInstant } from '../../../kernel/time.js';
import { type PeriodProblem, SearchPeriodError } from './rental-period.js';
import type { VehicleReader } from './vehicle.reader.js';
import { categoryNamed, filterFromWire, searchCategories, vehicleToWire } from './vehicle.wire.js';

/** The marker strings of a search that cannot be made (docs/rules/fleet.md#searching-by-dates). */
const MARKERS: Readonly<Record<PeriodProblem, string>> = {
  NO_DATE: 'no_date',
  END_NOT_AFTER_START: 'date_retour',
  START_IN_PAST: 'date_now',
};

/** Gives the REST calls of the public fleet: everything, by dates, by category, by filters. */
export function vehicleRoutes({ vehicles }: { readonly vehicles: VehicleReader }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/vehiculesParc',
      access: 'ANYONE',
      open: true,
      handle: async () => data((await vehicles.publicFleet()).map(vehicleToWire)),
    },
    {
      method: 'POST',
      path: '/vehiculesParcChercher',
      access: 'ANYONE',
      open: true,
      handle: async ({ body }) => {
        const categories = searchCategories(body['gamme']);
        try {
          const dates = { startsAt: parseInstant(body['date_debut']), endsAt: parseInstant(body['date_fin']) };
          const found = await vehicles.publicSearch(dates, { categories: categories ?? [] });
          return data(categories ? found.map(vehicleToWire) : []);
        } catch (error) {
          if (error instanceof SearchPeriodError) return data(MARKERS[error.problem]);
          throw error;
        }
      },
    },
    {
      method: 'POST',
      path: '/vehiculeAvecGamme',
      access: 'ANYONE',
      open: true,
      handle: async ({ body }) => {
        const category = categoryNamed(body['gamme']);
        return data(category ? (await vehicles.publicFleet({ categories: [category] })).map(vehicleToWire) : []);
      },
    },
    {
      method: 'POST',
      path: '/client/filterVehicules',
      access: 'ANYONE',
      open: true,
      handle: async ({ body, reply }) => {
        const filter = filterFromWire(body['gammes'], body['options']);
        const found = filter ? await vehicles.publicFleet(filter) : [];
        if (found.length > 0) return data(found.map(vehicleToWire));
        return reply.code(404).send({ status: 'no_results', message: 'Aucun véhicule ne correspond à ces filtres.' });
      },
    },
  ];
}
