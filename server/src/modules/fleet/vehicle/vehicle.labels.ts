import type { AlertLevel } from './vehicle-alert.js';
import type { Fuel, InsuranceType, VehicleColor } from './vehicle.enums.js';

/** French name of each level of alert, for workbooks. */
export const ALERT_LABELS: Readonly<Record<AlertLevel, string>> = { GOOD: 'À jour', BAD: 'Bientôt', EXPIRED: 'Expiré' };

/** French name of each fuel, for contracts and workbooks. */
export const FUEL_LABELS: Readonly<Record<Fuel, string>> = {
  DIESEL: 'Gazoil',
  PETROL: 'Essence',
  HYBRID: 'Hybride',
  ELECTRIC: 'Électrique',
};

/** French name of each colour, for contracts and workbooks. */
export const COLOR_LABELS: Readonly<Record<VehicleColor, string>> = {
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
  GOLD: 'Doré',
};

/** French name of each kind of insurance, for contracts and workbooks; REST calls spell some otherwise. */
export const INSURANCE_LABELS: Readonly<Record<InsuranceType, string>> = {
  LIABILITY: 'Responsabilité civile',
  COLLISION: 'Collision',
  COMPREHENSIVE: 'Tous risques',
};

/** Returns the French word for a vehicle that is free now or not, for workbooks. */
export function availabilityLabel(availableNow: boolean): string {
  return availableNow ? 'Disponible' : 'Indisponible';
}
