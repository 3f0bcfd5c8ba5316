/** The categories of vehicles, in the order in which they are offered. */
export const vehicleCategories = ['COMPACT_SUV', 'FAMILY_SEDAN', 'LUXURY_SEDAN', 'CITY_CAR', 'SMALL_CITY_CAR'] as const;

export type VehicleCategoryName = (typeof vehicleCategories)[number];
