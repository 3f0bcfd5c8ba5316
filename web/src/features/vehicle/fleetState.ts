import type {
  Fuel,
  Transmission,
  TripFactsInput,
  VehicleCategory,
  VehicleFilter,
  VehicleSort,
} from '../../platform/graphql/types.generated';
import { paths, tripParams } from '../../platform/url/paths';
import {
  choiceParam,
  choicesParam,
  idsParam,
  textParam,
  viewHref,
  wallTimeParam,
  type ListState,
} from '../../kit/list/listParams';

/** As many columns as are readable side by side. */
export const mostCompared = 3;

const sorts = {
  priceUp: { field: 'DAILY_PRICE', direction: 'ASC' },
  priceDown: { field: 'DAILY_PRICE', direction: 'DESC' },
  name: { field: 'NAME', direction: 'ASC' },
  newest: { field: 'NEWEST', direction: 'DESC' },
} as const satisfies Record<string, VehicleSort>;

/** The name of an order of the fleet page. */
export type FleetSort = keyof typeof sorts;

const keysOf = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

const categorySlugs = {
  citadines: 'CITY_CAR',
  'petites-citadines': 'SMALL_CITY_CAR',
  'suv-compacts': 'COMPACT_SUV',
  'berlines-familiales': 'FAMILY_SEDAN',
  'berlines-de-luxe': 'LUXURY_SEDAN',
} as const satisfies Record<string, VehicleCategory>;
const transmissionSlugs = { manuelle: 'MANUAL', automatique: 'AUTOMATIC' } as const satisfies Record<
  string,
  Transmission
>;
const fuelSlugs = {
  gazoil: 'DIESEL',
  essence: 'PETROL',
  hybride: 'HYBRID',
  electrique: 'ELECTRIC',
} as const satisfies Record<string, Fuel>;

/** The vehicle categories, in the order of the filters. */
export const allCategories: readonly VehicleCategory[] = Object.values(categorySlugs);
/** The transmissions, in the order of the filters. */
export const allTransmissions: readonly Transmission[] = Object.values(transmissionSlugs);
/** The fuels, in the order of the filters. */
export const allFuels: readonly Fuel[] = Object.values(fuelSlugs);
/** The names of the fleet page's orders, the default first. */
export const allSorts = keysOf(sorts);

/** The query parameters that hold the state of the public fleet page, so that a shared link shows the same search. */
export const fleetView = {
  /** Agency wall times, empty without a search by date. */
  startsAt: wallTimeParam(tripParams.startsAt),
  endsAt: wallTimeParam(tripParams.endsAt),
  /** Facts on which fees may depend, besides the dates; empty if unknown. */
  pickupPlace: textParam(tripParams.pickupPlace),
  returnPlace: textParam(tripParams.returnPlace),
  driverAge: textParam(tripParams.driverAge),
  categories: choicesParam<VehicleCategory>('gammes', categorySlugs),
  transmissions: choicesParam<Transmission>('options', transmissionSlugs),
  fuels: choicesParam<Fuel>('options', fuelSlugs),
  sort: choiceParam<FleetSort, FleetSort>(
    'tri',
    { prix: 'priceUp', 'prix-desc': 'priceDown', nom: 'name', nouveautes: 'newest' },
    'priceUp',
  ),
  /** Ids of the vehicles to compare. */
  compared: idsParam('comparer', mostCompared),
};

/** The dates, filters, order and page of the public fleet page. */
export type FleetState = ListState<typeof fleetView>;

/** The address of the fleet page with a search. */
export const fleetHref = (search: Partial<FleetState>): string => viewHref(paths.fleet, fleetView, search);

/** Returns the known facts on which totals depend, besides the dates; undefined without any. */
export const tripFacts = ({
  pickupPlace,
  returnPlace,
  driverAge,
}: Pick<FleetState, 'pickupPlace' | 'returnPlace' | 'driverAge'>): TripFactsInput | undefined => {
  const age = /^\d{2,3}$/.test(driverAge) ? Number(driverAge) : undefined;
  const facts = {
    ...(pickupPlace && { pickupPlace }),
    ...(returnPlace && { returnPlace }),
    ...(age && { driverAge: age }),
  };
  return Object.keys(facts).length > 0 ? facts : undefined;
};

/** How many vehicles a page shows. */
const pageSize = 12;

/** Converts the state to the server's arguments. */
export const fleetVariables = (state: FleetState) => {
  const filter: VehicleFilter = {};
  if (state.categories.length) filter.categories = [...state.categories];
  if (state.transmissions.length) filter.transmissions = [...state.transmissions];
  if (state.fuels.length) filter.fuels = [...state.fuels];
  const sort: VehicleSort = sorts[state.sort];
  return { filter, sort, page: { page: state.page, size: pageSize } };
};

/** Tells whether vehicles are filtered by category, transmission or fuel. Dates and the order do not count. */
export const hasFilters = (state: FleetState): boolean =>
  state.categories.length + state.transmissions.length + state.fuels.length > 0;

/** The search header's choices of category and the categories of each (docs/rules/fleet.md#searching-by-dates). */
export const categoryChoices = {
  all: [],
  compactSuv: ['COMPACT_SUV'],
  sedans: ['FAMILY_SEDAN', 'LUXURY_SEDAN'],
  cityCars: ['CITY_CAR', 'SMALL_CITY_CAR'],
} as const satisfies Record<string, VehicleCategory[]>;

/** The name of a choice of categories in the search header, a key of categoryChoices. */
export type CategoryChoice = keyof typeof categoryChoices;

/** Returns the choice for exactly these categories; null for any other mix. */
export const choiceOf = (categories: readonly VehicleCategory[]): CategoryChoice | null =>
  keysOf(categoryChoices).find(
    (choice) =>
      categoryChoices[choice].length === categories.length &&
      categories.every((category) => (categoryChoices[choice] as VehicleCategory[]).includes(category)),
  ) ?? null;
