import { IsInt, Max, Min } from 'class-validator';
import { formatKm } from '../../../kernel/km.js';

/** Maximum length of a reason, in characters. */
export const MAX_REASON = 500;
/** Upper limit of an odometer, in km; a larger figure is taken for a typing mistake. */
const MAX_KM = 2_000_000;
/** Fuel and charge are given in eighths of a full tank. */
const FULL_TANK = 8;

/** Checks an odometer in km. */
export function IsOdometer(): PropertyDecorator {
  return all(
    IsInt({ message: 'Le kilométrage est obligatoire.' }),
    Min(0, { message: 'Le kilométrage ne peut pas être négatif.' }),
    Max(MAX_KM, { message: `Le kilométrage ne peut pas dépasser ${formatKm(MAX_KM)}.` }),
  );
}

/** Checks fuel or charge in eighths. */
export function IsEighths(): PropertyDecorator {
  return all(
    IsInt({ message: 'Le niveau de carburant est obligatoire.' }),
    Min(0, { message: 'Le niveau de carburant va de 0 à 8 huitièmes.' }),
    Max(FULL_TANK, { message: 'Le niveau de carburant va de 0 à 8 huitièmes.' }),
  );
}

function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of [...decorators].reverse()) decorate(target, key);
  };
}
