import { Promotion } from '../modules/price/promotion/promotion.entity.js';
import { VehicleCategory } from '../modules/fleet/vehicle/vehicle.enums.js';
import type { DemoClock } from './demo-clock.js';
import { make } from './make-entity.js';

const WRITTEN_DAYS_AGO = 45;

const NOTHING_ASKED = {
  ...{ percent: null, amount: null, bookedFrom: null, bookedTo: null, rentalFrom: null, rentalTo: null },
  ...{ minDays: null, maxUses: null, categories: [], active: true },
} satisfies Partial<Promotion>;

/** Adds the demo promotions: one for everybody, one for long rentals of small cars, and an expired one. */
export function createPromotions(clock: DemoClock): Promotion[] {
  const at = clock.at(-WRITTEN_DAYS_AGO, 9);
  const all: readonly (Partial<Promotion> & Pick<Promotion, 'code'>)[] = [
    { code: 'BIENVENUE10', percent: 10, maxUses: 200 },
    {
      ...{ code: 'CITADINE150', amount: '150.00', minDays: 5, maxUses: 50 },
      categories: [VehicleCategory.CITY_CAR, VehicleCategory.SMALL_CITY_CAR],
    },
    { code: 'RENTREE15', percent: 15, bookedFrom: clock.day(-45), bookedTo: clock.day(-10) },
  ];
  return all.map((promotion) => make(Promotion, { ...NOTHING_ASKED, ...promotion, createdAt: at, updatedAt: at }));
}
