import { searchForm } from '../../../kernel/search-form.js';
import type { AlertLevel } from './vehicle-alert.js';
import { FILE_NAME, ID } from '../../../api/rest/wire-fields.js';
import {
  choice,
  day,
  dirhams,
  either,
  form,
  integer,
  list,
  named,
  nullable,
  object,
  type SentFields,
  text,
  type ValueOf,
} from '../../../api/rest/wire-schema.js';
import { Fuel, type InsuranceType, Transmission, VehicleCategory, VehicleColor } from './vehicle.enums.js';
import type { VehicleRecord } from './vehicle.entity.js';
import type { VehicleCriteria } from './vehicle.input.js';

/** The alert levels in REST calls (docs/rules/maintenance.md#alerts). */
export const ALERT_NAMES = { GOOD: 'good', BAD: 'bad', EXPIRED: 'expire' } as const satisfies Record<
  AlertLevel,
  string
>;

/** French name of each category, the same in REST calls, printed documents and workbooks. */
export const CATEGORY_NAMES: Readonly<Record<VehicleCategory, string>> = {
  COMPACT_SUV: 'SUV compacts',
  FAMILY_SEDAN: 'Berlines familiales',
  LUXURY_SEDAN: 'Berlines de luxe',
  CITY_CAR: 'Citadines',
  SMALL_CITY_CAR: 'Petites citadines',
};

/** Name of each fuel in REST calls; workbooks and contracts use FUEL_LABELS. */
export const FUEL_NAMES: Readonly<Record<Fuel, string>> = {
  DIESEL: 'gazoil',
  PETROL: 'essence',
  HYBRID: 'hybride',
  ELECTRIC: 'électrique',
};

/** French name of each transmission, the same in REST calls, printed documents and workbooks. */
export const TRANSMISSION_NAMES: Readonly<Record<Transmission, string>> = {
  MANUAL: 'Manuelle',
  AUTOMATIC: 'Automatique',
};

/** Name of each colour in REST calls; workbooks and contracts use COLOR_LABELS. */
export const COLOR_NAMES: Readonly<Record<VehicleColor, string>> = {
  RED: 'Rouge',
  ORANGE: 'Orange',
  YELLOW: 'Jaune',
  GREEN: 'Vert',
  BLUE: 'Bleu',
  PURPLE: 'Violet',
  PINK: 'Rose',
  WHITE: 'Blanc',
  BLACK: 'Noir',
  BROWN: 'Marron',
  GREY: 'Gris',
  GOLD: 'dorée',
};

/** The kinds of policy as screens and REST calls spell them (docs/rules/fleet.md#vehicles). */
export const INSURANCE_NAMES: Readonly<Record<InsuranceType, string>> = {
  LIABILITY: 'responsabilité civile',
  COLLISION: 'Collusion',
  COMPREHENSIVE: 'Tous risque',
};

/** A boolean in an answer, written `Oui` or `Non`. */
export const YES_OR_NO = choice(['Oui', 'Non']);
const TIER_DAYS = nullable(
  integer({ minimum: 1, description: 'Rental days from which the price of the tier applies.' }),
);
const TIER_PRICE = nullable(dirhams({ description: 'Dh per day.' }));

/** The public fields of a vehicle. */
export const VEHICLE_FIELDS = {
  id: ID,
  nom: text(),
  image: nullable(FILE_NAME),
  id_marque: ID,
  id_agence: ID,
  gamme: choice(Object.values(CATEGORY_NAMES)),
  typeCarburant: choice(Object.values(FUEL_NAMES)),
  type_transmission: choice(Object.values(TRANSMISSION_NAMES)),
  coleur: choice(Object.values(COLOR_NAMES)),
  model: day({ description: 'Day of the model.' }),
  prix_location: dirhams({ description: 'Dh per day without tiers.' }),
  nombre_place: integer(),
  nombre_valises: integer(),
  climatisation: YES_OR_NO,
  toit_ouvrant: YES_OR_NO,
  consommation: nullable(text()),
  duree_location_1: TIER_DAYS,
  prix_location_1: TIER_PRICE,
  duree_location_2: TIER_DAYS,
  prix_location_2: TIER_PRICE,
  duree_location_3: TIER_DAYS,
  prix_location_3: TIER_PRICE,
} as const;
/** A vehicle in the answers of the public REST calls. */
export const VEHICLE = named('Vehicle', object(VEHICLE_FIELDS));

/** Converts a vehicle for the public calls; `image` is a file name below `/storage/vehicules`, prices are Dh per day. */
export function vehicleToWire(vehicle: VehicleRecord): ValueOf<typeof VEHICLE> {
  const [tier1, tier2, tier3] = vehicle.tiers;
  return {
    id: vehicle.id,
    nom: vehicle.name,
    image: vehicle.imageFile,
    id_marque: vehicle.brandId,
    id_agence: vehicle.agencyId,
    gamme: CATEGORY_NAMES[vehicle.category],
    typeCarburant: FUEL_NAMES[vehicle.fuel],
    type_transmission: TRANSMISSION_NAMES[vehicle.transmission],
    coleur: COLOR_NAMES[vehicle.color],
    model: vehicle.modelDate,
    prix_location: Number(vehicle.dailyPrice),
    nombre_place: vehicle.seats,
    nombre_valises: vehicle.luggage,
    climatisation: yesOrNo(vehicle.airConditioning),
    toit_ouvrant: yesOrNo(vehicle.sunroof),
    consommation: vehicle.consumption,
    duree_location_1: tier1?.fromDays ?? null,
    prix_location_1: tier1 ? Number(tier1.dailyPrice) : null,
    duree_location_2: tier2?.fromDays ?? null,
    prix_location_2: tier2 ? Number(tier2.dailyPrice) : null,
    duree_location_3: tier3?.fromDays ?? null,
    prix_location_3: tier3 ? Number(tier3.dailyPrice) : null,
  };
}

/**
 * Reads a search's `gamme` (docs/rules/fleet.md#searching-by-dates): `all`, empty or 'Tous' is every category, 'Berlines' both saloons,
 * 'Citadines' both city cars, else an exact name. Returns undefined for an unknown name, which matches nothing.
 */
export function searchCategories(gamme: unknown): VehicleCategory[] | undefined {
  if (gamme === undefined || gamme === null) return [];
  switch (fold(gamme)) {
    case '':
    case 'all':
    case 'tous':
      return [];
    case 'berlines':
      return [VehicleCategory.FAMILY_SEDAN, VehicleCategory.LUXURY_SEDAN];
    case 'citadines':
      return [VehicleCategory.CITY_CAR, VehicleCategory.SMALL_CITY_CAR];
    default: {
      const exact = categoryNamed(gamme);
      return exact && [exact];
    }
  }
}

/** The name of a category in a body. */
export const CATEGORY = text({
  description: 'Ignores case and accents.',
  examples: Object.values(CATEGORY_NAMES),
});
/** A gearbox or a fuel in a body. */
export const OPTION = text({
  description: 'Ignores case and accents.',
  examples: [...Object.values(TRANSMISSION_NAMES), ...Object.values(FUEL_NAMES)],
});

/** Returns the category with exactly this name, ignoring case and accents. */
export function categoryNamed(name: unknown): VehicleCategory | undefined {
  return keyNamed(CATEGORY_NAMES, name);
}

/**
 * Reads the filter of `gammes` and `options`: OR within categories, within gearbox and within fuel, AND between them. Undefined if one of
 * them is a value that no vehicle can have.
 */
export function filterFromWire(gammes: unknown, options: unknown): VehicleCriteria | undefined {
  const categories = listOf(gammes).map(categoryNamed);
  const transmissions: Transmission[] = [];
  const fuels: Fuel[] = [];
  for (const option of listOf(options)) {
    const transmission = keyNamed(TRANSMISSION_NAMES, option);
    const fuel = keyNamed(FUEL_NAMES, option);
    if (transmission) transmissions.push(transmission);
    else if (fuel) fuels.push(fuel);
    else return undefined;
  }
  const existing = categories.filter((category) => category !== undefined);
  if (categories.length > 0 && existing.length === 0) return undefined;
  return { categories: existing, transmissions, fuels };
}

/** The body of `client/filterVehicules`. */
export const VEHICLE_FILTER = form({
  gammes: either(list(CATEGORY), CATEGORY),
  options: either(list(OPTION), OPTION),
});

/** Reads the filter of `client/filterVehicules`. */
export function vehicleFilterFromWire(body: SentFields<typeof VEHICLE_FILTER>): VehicleCriteria | undefined {
  return filterFromWire(body['gammes'], body['options']);
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** Returns the key with this French name, ignoring case and accents. */
export function keyNamed<K extends string>(names: Readonly<Record<K, string>>, name: unknown): K | undefined {
  const wanted = fold(name);
  return (Object.keys(names) as K[]).find((key) => fold(names[key]) === wanted);
}

function fold(text: unknown): string {
  return typeof text === 'string' ? searchForm(text).trim() : '?';
}

/** Converts a boolean to the `Oui` or `Non` of REST answers. */
export function yesOrNo(value: boolean): 'Oui' | 'Non' {
  return value ? 'Oui' : 'Non';
}

/** Returns the value of `disponibilite`. */
export function availabilityName(availableNow: boolean): 'disponible' | 'indisponible' {
  return availableNow ? 'disponible' : 'indisponible';
}
