import type {
  AlertLevel,
  Fuel,
  Transmission,
  VehicleCategory,
  VehicleFilter,
  VehicleSearch,
} from '../../lib/graphql/types.generated';
import { choiceParam, choicesParam, textParam, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

/** The view of the vehicle list, by its names in the address. */
export const vehicleView = {
  field: choiceParam('champ', { immatriculation: 'PLATE_NUMBER', nom: 'NAME' }, 'PLATE_NUMBER'),
  text: textParam('recherche'),
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
  sortBy: choiceParam('tri', { ajout: 'ADDED', nom: 'NAME', immatriculation: 'PLATE_NUMBER' }, 'ADDED'),
  direction: choiceParam('ordre', { croissant: 'ASC', decroissant: 'DESC' }, 'DESC'),
  /** The vehicle whose sheet is open. */
  opened: textParam('fiche'),
  /** The vehicle whose position is watched. */
  located: textParam('position'),
};

export type VehicleView = ListState<typeof vehicleView>;

/** Everything that narrows the list, taken away. */
export const noFilter: Partial<VehicleView> = {
  text: '',
  fuels: [],
  transmissions: [],
  categories: [],
  alerts: [],
  available: null,
  agencyId: '',
};

/** The server's filter of a view. */
export const toFilter = (view: VehicleView): VehicleFilter => ({
  ...(view.fuels.length > 0 && { fuels: [...view.fuels] }),
  ...(view.transmissions.length > 0 && { transmissions: [...view.transmissions] }),
  ...(view.categories.length > 0 && { categories: [...view.categories] }),
  ...(view.alerts.length > 0 && { alerts: [...view.alerts] }),
  ...(view.available && { availableNow: view.available === 'YES' }),
  ...(view.agencyId && { agencyId: view.agencyId }),
});

/** The server's search of a view. */
export const toSearch = ({ field, text }: VehicleView): VehicleSearch | undefined => searchOf(text, field);

/** How many filters stand behind the button: search and boxes show themselves. */
export const hiddenFilters = ({ categories, alerts, available, agencyId }: VehicleView): number =>
  [categories.length > 0, alerts.length > 0, available !== null, agencyId !== ''].filter(Boolean).length;

/** The list with one value put in or taken out. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
