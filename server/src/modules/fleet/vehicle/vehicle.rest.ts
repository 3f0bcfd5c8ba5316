import { dataOf, json } from '../../../api/rest/answers.js';
import { data, group, type RestRoute, route } from '../../../api/rest/route.js';
import { SENT_TIME } from '../../../api/rest/wire-fields.js';
import { choice, either, exactly, form, list, object, text, type ValueOf } from '../../../api/rest/wire-schema.js';
import { wholeMinute } from '../../../kernel/period.js';
import { parseInstant } from '../../../kernel/time.js';
import { type PeriodProblem, SearchPeriodError, StartTooFarError } from './rental-period.js';
import type { VehicleReader } from './vehicle.reader.js';
import {
  CATEGORY,
  CATEGORY_NAMES,
  categoryNamed,
  searchCategories,
  VEHICLE,
  VEHICLE_FILTER,
  vehicleFilterFromWire,
  vehicleToWire,
} from './vehicle.wire.js';

/** The marker texts that answer an invalid search (docs/rules/fleet.md#searching-by-dates). */
const MARKERS = {
  NO_DATE: 'no_date',
  END_NOT_AFTER_START: 'date_retour',
  START_IN_PAST: 'date_now',
} as const satisfies Record<PeriodProblem, string>;

/** The body of `vehiculesParcChercher`. */
const DATE_SEARCH = form({
  gamme: text({
    description:
      "all, empty or 'Tous': every category; 'Berlines': both saloons; 'Citadines': both city cars; or a name.",
    examples: ['Tous', 'Berlines', ...Object.values(CATEGORY_NAMES)],
  }),
  date_debut: SENT_TIME,
  date_fin: SENT_TIME,
});
const CATEGORY_SEARCH = form({ gamme: CATEGORY });
const NO_RESULTS = object({ status: exactly('no_results'), message: text() });

/** Declares the REST calls of the public fleet: all, by dates, by category, by filters. */
export function vehicleRoutes({ vehicleReader }: { readonly vehicleReader: VehicleReader }): RestRoute[] {
  return group('Public site', [
    route({
      method: 'GET',
      path: '/vehiculesParc',
      access: 'ANYONE',
      summary: 'Lists the vehicles that the public site offers',
      answer: json(dataOf(list(VEHICLE))),
      open: true,
      handle: async () => data((await vehicleReader.publicFleet()).map(vehicleToWire)),
    }),
    route({
      method: 'POST',
      path: '/vehiculesParcChercher',
      access: 'ANYONE',
      summary: 'Searches the vehicles that are free for a whole period, cheapest first',
      description:
        'An invalid search is answered with a marker text in place of the list: `no_date` for a missing date, `date_retour` for an end that is not after the start, `date_now` for a start in the past.',
      body: DATE_SEARCH,
      lenient: true,
      answer: json(dataOf(either(list(VEHICLE), choice(Object.values(MARKERS))))),
      open: true,
      handle: async ({ body }) => {
        const categories = searchCategories(body['gamme']);
        try {
          const [from, to] = [parseInstant(body['date_debut']), parseInstant(body['date_fin'])];
          const dates = { startsAt: from && wholeMinute(from), endsAt: to && wholeMinute(to) };
          const found = await vehicleReader.publicSearch(dates, { categories: categories ?? [] });
          return data(categories ? found.map(vehicleToWire) : []);
        } catch (error) {
          if (error instanceof SearchPeriodError) return data(MARKERS[error.problem]);
          // The documented clients know no other markers.
          if (error instanceof StartTooFarError) return data([]);
          throw error;
        }
      },
    }),
    route({
      method: 'POST',
      path: '/vehiculeAvecGamme',
      access: 'ANYONE',
      summary: 'Lists the offered vehicles of one category',
      body: CATEGORY_SEARCH,
      lenient: true,
      answer: json(dataOf(list(VEHICLE))),
      open: true,
      handle: async ({ body }) => {
        const category = categoryNamed(body['gamme']);
        return data(category ? (await vehicleReader.publicFleet({ categories: [category] })).map(vehicleToWire) : []);
      },
    }),
    route({
      method: 'POST',
      path: '/client/filterVehicules',
      access: 'ANYONE',
      summary: 'Lists the offered vehicles that match the checked boxes',
      description: 'OR within categories, within gearbox and within fuel, AND between them.',
      body: VEHICLE_FILTER,
      lenient: true,
      answer: json(dataOf(list(VEHICLE))),
      otherAnswers: { 404: json(NO_RESULTS, 'Nothing fits.') },
      open: true,
      handle: async ({ body, reply }) => {
        const filter = vehicleFilterFromWire(body);
        const found = filter ? await vehicleReader.publicFleet(filter) : [];
        if (found.length > 0) return data(found.map(vehicleToWire));
        const none: ValueOf<typeof NO_RESULTS> = {
          status: 'no_results',
          message: 'Aucun véhicule ne correspond à ces filtres.',
        };
        return reply.code(404).send(none);
      },
    }),
  ]);
}
