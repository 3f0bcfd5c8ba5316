import type {
  Fuel,
  Transmission,
  VehicleCategory,
  VehicleFilter,
  VehicleSort,
} from '../../lib/graphql/types.generated';
import { tripParams } from '../../lib/paths';
import { toWallTime } from '../../lib/time';

/** The state of the fleet page, kept in the URL, so that a shared link shows the same search. */
export interface FleetState {
  /** Agency wall times, empty without a search by date. */
  startsAt: string;
  endsAt: string;
  categories: VehicleCategory[];
  transmissions: Transmission[];
  fuels: Fuel[];
  sort: FleetSort;
  page: number;
  /** Ids of the vehicles to compare. */
  compared: string[];
}

/** As many columns as are readable side by side. */
export const mostCompared = 3;

const categorySlugs: Record<VehicleCategory, string> = {
  CITY_CAR: 'citadines',
  SMALL_CITY_CAR: 'petites-citadines',
  COMPACT_SUV: 'suv-compacts',
  FAMILY_SEDAN: 'berlines-familiales',
  LUXURY_SEDAN: 'berlines-de-luxe',
};
const transmissionSlugs: Record<Transmission, string> = { MANUAL: 'manuelle', AUTOMATIC: 'automatique' };
const fuelSlugs: Record<Fuel, string> = {
  DIESEL: 'gazoil',
  PETROL: 'essence',
  HYBRID: 'hybride',
  ELECTRIC: 'electrique',
};

const sorts = {
  priceUp: { slug: 'prix', input: { field: 'DAILY_PRICE', direction: 'ASC' } },
  priceDown: { slug: 'prix-desc', input: { field: 'DAILY_PRICE', direction: 'DESC' } },
  name: { slug: 'nom', input: { field: 'NAME', direction: 'ASC' } },
  newest: { slug: 'nouveautes', input: { field: 'NEWEST', direction: 'DESC' } },
} as const satisfies Record<string, { slug: string; input: VehicleSort }>;

export type FleetSort = keyof typeof sorts;

const keysOf = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

export const allCategories = keysOf(categorySlugs);
export const allTransmissions = keysOf(transmissionSlugs);
export const allFuels = keysOf(fuelSlugs);
export const allSorts = keysOf(sorts);

/** How many vehicles a page shows. */
const pageSize = 12;

const named = <K extends string>(slugs: Record<K, string>, text: string | null): K[] => {
  const wanted = new Set((text ?? '').toLowerCase().split(','));
  return keysOf(slugs).filter((key) => wanted.has(slugs[key]));
};

export const readFleetState = (params: URLSearchParams): FleetState => ({
  startsAt: toWallTime(params.get(tripParams.startsAt)),
  endsAt: toWallTime(params.get(tripParams.endsAt)),
  categories: named(categorySlugs, params.get('gammes')),
  transmissions: named(transmissionSlugs, params.get('options')),
  fuels: named(fuelSlugs, params.get('options')),
  sort: allSorts.find((key) => sorts[key].slug === params.get('tri')) ?? 'priceUp',
  page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
  compared: [...new Set((params.get('comparer') ?? '').split(',').filter((id) => /^\d+$/.test(id)))].slice(
    0,
    mostCompared,
  ),
});

/** Writes a state as query string, without default values. */
export const writeFleetState = (
  state: Omit<FleetState, 'compared'> & Partial<Pick<FleetState, 'compared'>>,
): URLSearchParams => {
  const options = [
    ...state.transmissions.map((key) => transmissionSlugs[key]),
    ...state.fuels.map((key) => fuelSlugs[key]),
  ];
  const params = new URLSearchParams();
  if (state.startsAt) params.set(tripParams.startsAt, state.startsAt);
  if (state.endsAt) params.set(tripParams.endsAt, state.endsAt);
  if (state.categories.length) params.set('gammes', state.categories.map((key) => categorySlugs[key]).join(','));
  if (options.length) params.set('options', options.join(','));
  if (state.sort !== 'priceUp') params.set('tri', sorts[state.sort].slug);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.compared?.length) params.set('comparer', state.compared.join(','));
  return params;
};

/** Converts the state to the server's arguments. */
export const fleetVariables = (state: FleetState) => {
  const filter: VehicleFilter = {};
  if (state.categories.length) filter.categories = state.categories;
  if (state.transmissions.length) filter.transmissions = state.transmissions;
  if (state.fuels.length) filter.fuels = state.fuels;
  const sort: VehicleSort = sorts[state.sort].input;
  return { filter, sort, page: { page: state.page, size: pageSize } };
};

export const hasFilters = (state: FleetState): boolean =>
  state.categories.length + state.transmissions.length + state.fuels.length > 0;

/** The search header's choices of category and the categories of each (docs/rules/fleet.md#searching-by-dates). */
export const categoryChoices = {
  all: [],
  compactSuv: ['COMPACT_SUV'],
  sedans: ['FAMILY_SEDAN', 'LUXURY_SEDAN'],
  cityCars: ['CITY_CAR', 'SMALL_CITY_CAR'],
} as const satisfies Record<string, VehicleCategory[]>;

export type CategoryChoice = keyof typeof categoryChoices;

/** Returns the choice for exactly these categories; null for any other mix. */
export const choiceOf = (categories: VehicleCategory[]): CategoryChoice | null =>
  keysOf(categoryChoices).find(
    (choice) =>
      categoryChoices[choice].length === categories.length &&
      categories.every((category) => (categoryChoices[choice] as VehicleCategory[]).includes(category)),
  ) ?? null;
