import { ref } from '@mikro-orm/core';
import type { Agency } from '../modules/fleet/agency/agency.entity.js';
import type { Brand } from '../modules/fleet/brand/brand.entity.js';
import { Insurance, RentalTier, Vehicle } from '../modules/fleet/vehicle/vehicle.entity.js';
import {
  Fuel,
  InsuranceType,
  Transmission,
  VehicleCategory,
  VehicleColor,
} from '../modules/fleet/vehicle/vehicle.enums.js';
import { money } from '../kernel/money.js';
import type { VehicleArtRequest } from './art/vehicle-art.js';
import type { DemoClock } from './demo-clock.js';
import { PLATE_REGIONS } from './demo-company.js';
import type { DemoPictures } from './demo-pictures.js';
import { deviceFor, trackedKm } from './demo-odometer.js';
import { createDice, type Dice } from './dice.js';
import { make } from './make-entity.js';

/** One vehicle of the demo fleet; `price` in Dh per day, `age` in months. */
interface Model {
  readonly brand: string;
  readonly name: string;
  readonly category: VehicleCategory;
  readonly color: VehicleColor;
  readonly fuel: Fuel;
  readonly transmission: Transmission;
  readonly price: number;
  readonly seats: number;
  readonly luggage: number;
  readonly consumption: string;
  readonly age: number;
  readonly sunroof: boolean;
}

type Gearbox = 'M' | 'A';
type Engine = 'D' | 'P' | 'H' | 'E';
type Color = keyof typeof VehicleColor;
/** Brand, model, colour, engine and gearbox, Dh a day, seats, suitcases, consumption, age in months, sunroof. */
type Row = readonly [string, string, Color, `${Engine}${Gearbox}`, number, number, number, string, number, 'sunroof'?];

const ENGINES: Readonly<Record<Engine, Fuel>> = { D: Fuel.DIESEL, P: Fuel.PETROL, H: Fuel.HYBRID, E: Fuel.ELECTRIC };

const ROWS: ReadonlyArray<readonly [VehicleCategory, readonly Row[]]> = [
  [
    VehicleCategory.SMALL_CITY_CAR,
    [
      ['Fiat', 'Panda', 'ORANGE', 'PM', 200, 4, 1, '5,1 L/100 km', 40],
      ['Hyundai', 'i10', 'WHITE', 'PM', 220, 4, 1, '5,0 L/100 km', 22],
      ['Kia', 'Picanto', 'YELLOW', 'PM', 230, 4, 1, '5,0 L/100 km', 26],
      ['Kia', 'Picanto Automatique', 'PURPLE', 'PA', 260, 4, 1, '5,4 L/100 km', 15],
      ['Fiat', '500 Hybrid', 'PINK', 'HM', 280, 4, 1, '4,7 L/100 km', 18, 'sunroof'],
      ['Dacia', 'Spring', 'GREEN', 'EA', 270, 4, 1, '14 kWh/100 km', 9],
    ],
  ],
  [
    VehicleCategory.CITY_CAR,
    [
      ['Dacia', 'Sandero', 'GREY', 'DM', 250, 5, 2, '4,6 L/100 km', 31],
      ['Dacia', 'Sandero Stepway', 'GOLD', 'PM', 290, 5, 2, '5,6 L/100 km', 14],
      ['Renault', 'Clio 5', 'RED', 'DM', 300, 5, 2, '4,2 L/100 km', 20],
      ['Citroën', 'C3', 'ORANGE', 'PM', 310, 5, 2, '5,4 L/100 km', 24],
      ['Peugeot', '208', 'BLUE', 'DM', 320, 5, 2, '4,1 L/100 km', 17],
      ['Volkswagen', 'Polo', 'WHITE', 'PA', 360, 5, 2, '5,5 L/100 km', 12],
      ['Renault', 'Clio E-Tech', 'BLACK', 'HA', 370, 5, 2, '4,3 L/100 km', 8],
      ['Toyota', 'Yaris Hybride', 'RED', 'HA', 380, 5, 2, '3,9 L/100 km', 11],
    ],
  ],
  [
    VehicleCategory.FAMILY_SEDAN,
    [
      ['Dacia', 'Logan', 'WHITE', 'DM', 260, 5, 3, '4,4 L/100 km', 34],
      ['Hyundai', 'Accent', 'BLUE', 'DA', 390, 5, 3, '4,9 L/100 km', 28],
      ['Renault', 'Mégane Sedan', 'GREY', 'DM', 420, 5, 3, '4,5 L/100 km', 21],
      ['Toyota', 'Corolla Hybride', 'WHITE', 'HA', 500, 5, 3, '4,4 L/100 km', 10],
      ['Volkswagen', 'Passat', 'BLACK', 'DA', 660, 5, 4, '5,1 L/100 km', 19],
      ['Peugeot', '508', 'GREY', 'DA', 690, 5, 4, '4,8 L/100 km', 13, 'sunroof'],
      ['Peugeot', '301', 'BROWN', 'DM', 270, 5, 3, '4,3 L/100 km', 96],
    ],
  ],
  [
    VehicleCategory.LUXURY_SEDAN,
    [
      ['Audi', 'A4', 'WHITE', 'DA', 980, 5, 3, '5,0 L/100 km', 16],
      ['BMW', 'Série 3', 'BLUE', 'DA', 1050, 5, 3, '4,9 L/100 km', 14, 'sunroof'],
      ['Mercedes-Benz', 'Classe C', 'BLACK', 'DA', 1100, 5, 3, '5,0 L/100 km', 12, 'sunroof'],
      ['Audi', 'A6', 'BROWN', 'DA', 1350, 5, 4, '5,6 L/100 km', 20, 'sunroof'],
      ['BMW', 'Série 5', 'GREY', 'HA', 1420, 5, 4, '2,3 L/100 km', 7, 'sunroof'],
      ['Mercedes-Benz', 'Classe E', 'BLACK', 'DA', 1500, 5, 4, '5,4 L/100 km', 9, 'sunroof'],
    ],
  ],
  [
    VehicleCategory.COMPACT_SUV,
    [
      ['Dacia', 'Duster', 'GREEN', 'DM', 400, 5, 3, '4,8 L/100 km', 16],
      ['Dacia', 'Duster 4x4', 'ORANGE', 'DM', 460, 5, 3, '5,2 L/100 km', 12],
      ['Peugeot', '3008', 'GREY', 'DA', 670, 5, 4, '5,0 L/100 km', 15, 'sunroof'],
      ['Kia', 'Sportage', 'WHITE', 'DA', 700, 5, 4, '5,3 L/100 km', 11, 'sunroof'],
      ['Hyundai', 'Tucson Hybride', 'RED', 'HA', 740, 5, 4, '5,7 L/100 km', 6, 'sunroof'],
      ['Toyota', 'RAV4 Hybride', 'BLUE', 'HA', 820, 5, 4, '5,6 L/100 km', 10],
    ],
  ],
];

/** The vehicles of the demo, grouped by category. The lists of their pictures and of the stored vehicles are in the same order. */
export const FLEET: readonly Model[] = ROWS.flatMap(([category, rows]) =>
  rows.map(([brand, name, color, drive, price, seats, luggage, consumption, age, sunroof]) => ({
    brand,
    name: `${brand} ${name}`,
    category,
    color: VehicleColor[color],
    fuel: ENGINES[drive[0] as Engine],
    transmission: drive[1] === 'A' ? Transmission.AUTOMATIC : Transmission.MANUAL,
    price,
    seats,
    luggage,
    consumption,
    age,
    sunroof: sunroof === 'sunroof',
  })),
);

/** Archived; its past rentals stay. */
export const ARCHIVED_MODEL = 'Peugeot 301';
/** Hidden from the site: one kept for companies, one for sale. */
export const HIDDEN_MODELS: readonly string[] = ['Hyundai Accent', 'BMW Série 5'];
const WITHOUT_TRACKER: readonly string[] = ['Fiat Panda', ARCHIVED_MODEL];

/** Days until the insurance ends, where it ends soon or has ended. */
const INSURANCE_ENDS: Readonly<Record<string, number>> = {
  'Kia Picanto': 12,
  'Volkswagen Passat': 9,
  'Dacia Duster': 4,
  'Citroën C3': -3,
  'Hyundai Accent': -20,
  [ARCHIVED_MODEL]: -140,
};

/** The pictures of the fleet, in its order. */
export const FLEET_DRAWINGS: readonly VehicleArtRequest[] = FLEET.map(({ category, color }, index) => ({
  category,
  color,
  seed: 31 + index,
}));

/** Percent off a day from so many days on. The same for every vehicle, so that a cheaper one is cheaper at any length. */
const TIER_DISCOUNTS = [
  [3, 5],
  [7, 12],
  [20, 20],
] as const;

/** Tiers in Dh rounded to 5. */
function tiersOf(price: number): RentalTier[] {
  return TIER_DISCOUNTS.map(([fromDays, percent]) =>
    make(RentalTier, { fromDays, dailyPrice: money(Math.round((price * (100 - percent)) / 500) * 5) }),
  );
}

const KM_A_MONTH = 2100;

/** The fleet, spread over the agencies; brands by name, pictures in its order. */
export function createFleet(
  clock: DemoClock,
  { agencies, brands, pictures }: { agencies: readonly Agency[]; brands: readonly Brand[]; pictures: DemoPictures },
): Vehicle[] {
  const dice = createDice(11);
  const brandByName = new Map(brands.map((brand) => [brand.name, brand]));
  return FLEET.map((model, index) => {
    const agencyIndex = index % agencies.length;
    const agency = agencies[agencyIndex];
    const brand = brandByName.get(model.brand);
    const [main, ...further] = pictures.vehicles[index] ?? [];
    if (!agency || !brand) throw new Error(`${model.name} has no agency or no brand`);
    const boughtOn = -model.age * 30 - dice.int(0, 20);
    const archived = model.name === ARCHIVED_MODEL;
    const expectedKm = 1500 + model.age * KM_A_MONTH;
    const deviceId = WITHOUT_TRACKER.includes(model.name) ? undefined : deviceFor(index, expectedKm, clock.now);
    const odometerOf = (untracked: number): number => trackedKm({ deviceId }, clock.now) ?? untracked;
    return make(Vehicle, {
      name: model.name,
      plateNumber: `${dice.int(10_000, 89_999)}-${dice.pick(['A', 'B', 'D', 'E'])}-${PLATE_REGIONS[agencyIndex] ?? 1}`,
      imageFile: main,
      galleryFiles: further,
      deviceId,
      agency: ref(agency),
      brand: ref(brand),
      visible: !HIDDEN_MODELS.includes(model.name) && !archived,
      modelDate: `${clock.day(boughtOn - 60).slice(0, 7)}-01`,
      transmission: model.transmission,
      fuel: model.fuel,
      category: model.category,
      color: model.color,
      dailyPrice: money(model.price),
      tiers: tiersOf(model.price),
      seats: model.seats,
      luggage: model.luggage,
      airConditioning: true,
      sunroof: model.sunroof,
      consumption: model.consumption,
      insurance: insuranceOf(model, clock, dice),
      odometerKm: odometerOf(expectedKm + dice.int(0, 1800)),
      archivedAt: archived ? clock.at(-110, 16) : undefined,
      createdAt: clock.at(boughtOn, 10),
      updatedAt: clock.at(archived ? -110 : Math.max(boughtOn, -dice.int(2, 70)), 16),
    });
  });
}

const INSURERS = ['Assurances Al Manar', 'Mutuelle du Maghreb', 'Rif Assurances', 'Compagnie Zellige'] as const;
const YEAR = 365;

function insuranceOf({ name, price, category }: Model, clock: DemoClock, dice: Dice): Insurance {
  const endsIn = INSURANCE_ENDS[name] ?? dice.int(35, 330);
  const type =
    category === VehicleCategory.LUXURY_SEDAN
      ? InsuranceType.COMPREHENSIVE
      : dice.weigh([
          [InsuranceType.COMPREHENSIVE, 3],
          [InsuranceType.COLLISION, 4],
          [InsuranceType.LIABILITY, 3],
        ]);
  return make(Insurance, {
    insurer: dice.pick(INSURERS),
    type,
    startsOn: clock.day(endsIn - YEAR),
    endsOn: clock.day(endsIn),
    policyNumber: `${clock.day(endsIn - YEAR).slice(0, 4)}-${dice.int(100_000, 999_999)}`,
    premiumTotal: money(2800 + price * 6 + (type === InsuranceType.COMPREHENSIVE ? 3500 : 0)),
  });
}
