import type {
  AlertLevel,
  Fuel,
  Transmission,
  VehicleCategory,
  VehicleFilter,
  VehicleSearchField,
} from '../../platform/graphql/types.generated';
import {
  choiceParam,
  choicesParam,
  searchParams,
  sortParams,
  textParam,
  type ListState,
} from '../../kit/list/listParams';
import { listParams } from '../../platform/url/paths';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the staff's list of vehicles. */
export const vehicleView = {
  ...searchParams<VehicleSearchField>({ immatriculation: 'PLATE_NUMBER', nom: 'NAME' }),
  fuels: choicesParam<Fuel>('carburant', {
    gazoil: 'DIESEL',
    essence: 'PETROL',
    hybride: 'HYBRID',
    electrique: 'ELECTRIC',
  }),
  transmissions: choicesParam<Transmission>('transmission', { manuelle: 'MANUAL', automatique: 'AUTOMATIC' }),
  categories: choicesParam<VehicleCategory>('gamme', {
    suv: 'COMPACT_SUV',
    berlines: 'FAMILY_SEDAN',
    luxe: 'LUXURY_SEDAN',
    citadines: 'CITY_CAR',
    'petites-citadines': 'SMALL_CITY_CAR',
  }),
  alerts: choicesParam<AlertLevel>('alerte', { good: 'GOOD', bad: 'BAD', expire: 'EXPIRED' }),
  available: choiceParam('disponibilite', { disponible: 'YES', indisponible: 'NO' }, null),
  agencyId: textParam('agence'),
  ...sortParams({ ajout: 'ADDED', nom: 'NAME', immatriculation: 'PLATE_NUMBER' } as const, 'ADDED', 'DESC'),
  /** The vehicle whose sheet is open. */
  opened: textParam(listParams.sheet),
  /** The vehicle whose position is watched. */
  located: textParam(listParams.position),
};

/** The search, filters, order and page of the staff's list of vehicles. */
export type VehicleView = ListState<typeof vehicleView>;

const toFilter = (view: VehicleView): VehicleFilter => ({
  ...(view.fuels.length > 0 && { fuels: [...view.fuels] }),
  ...(view.transmissions.length > 0 && { transmissions: [...view.transmissions] }),
  ...(view.categories.length > 0 && { categories: [...view.categories] }),
  ...(view.alerts.length > 0 && { alerts: [...view.alerts] }),
  ...(view.available && { availableNow: view.available === 'YES' }),
  ...(view.agencyId && { agencyId: view.agencyId }),
});

/** Returns the variables of the list's query. */
export const variablesOf = (view: VehicleView) => ({
  filter: toFilter(view),
  ...searchAndSort(view),
});
