import type { VehicleCategory } from '../../platform/graphql/types.generated';

/** The categories of vehicles, in the order in which they are offered. */
export const vehicleCategories = [
  'COMPACT_SUV',
  'FAMILY_SEDAN',
  'LUXURY_SEDAN',
  'CITY_CAR',
  'SMALL_CITY_CAR',
] as const satisfies readonly VehicleCategory[];

/** The categories from the smallest to the dearest, for amounts by category. */
export const categoriesBySize = [
  'SMALL_CITY_CAR',
  'CITY_CAR',
  'FAMILY_SEDAN',
  'COMPACT_SUV',
  'LUXURY_SEDAN',
] as const satisfies readonly VehicleCategory[];
