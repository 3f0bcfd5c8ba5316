import type { AlertLevel } from './vehicle-alert.js';
import type { Fuel, InsuranceType, VehicleColor } from './vehicle.enums.js';

export const ALERT_LABELS: Readonly<Record<AlertLevel, string>> = { GOOD: 'À jour', BAD: 'Bientôt', EXPIRED: 'Expiré' };

export const FUEL_LABELS: Readonly<Record<Fuel, string>> = {
  DIESEL: 'Gazoil',
  PETROL: 'Essence',
  HYBRID: 'Hybride',
  ELECTRIC: 'Électrique',
};

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

export const INSURANCE_LABELS: Readonly<Record<InsuranceType, string>> = {
  LIABILITY: 'Responsabilité civile',
  COLLISION: 'Collision',
  COMPREHENSIVE: 'Tous risques',
};

export function availabilityLabel(availableNow: boolean): string {
  return availableNow ? 'Disponible' : 'Indisponible';
}
