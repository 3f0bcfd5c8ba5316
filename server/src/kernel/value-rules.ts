import { ValidateBy } from 'class-validator';
import { compareMoney, parseMoney } from './money.js';
import { parseDay } from './time.js';

/*
 * Like the rules of field-rules.ts these demand a value: put @IsOptional() beside them where a field may stay undefined. `label`
 * opens the French sentence ('Le prix'); it is followed by 'est obligatoire' when nothing was given at all.
 */

/** A whole number from `min` to `max`. */
export function IsWholeNumber(min: number, max: number, label: string): PropertyDecorator {
  return valueRule(
    'isWholeNumber',
    label,
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
    `doit être un nombre entier de ${min} à ${max}`,
  );
}

/** Dirhams from `min` to `max`, with two decimals at most. */
export function IsAmount(min: number, max: number, label: string): PropertyDecorator {
  return valueRule(
    'isAmount',
    label,
    (value) => {
      const amount = parseMoney(value);
      return amount !== undefined && compareMoney(amount, String(min)) >= 0 && compareMoney(amount, String(max)) <= 0;
    },
    `doit être un montant de ${min} à ${max} Dh, avec deux décimales au plus`,
  );
}

/** A calendar day that exists, `YYYY-MM-DD`. */
export function IsDay(label: string): PropertyDecorator {
  return valueRule('isDay', label, (value) => parseDay(value) !== undefined, "n'est pas une date valable");
}

/** Degrees from -max to max, a place on the map. */
export function IsDegrees(max: number, label: string): PropertyDecorator {
  return valueRule(
    'isDegrees',
    label,
    (value) => typeof value === 'number' && Math.abs(value) <= max,
    `doit être un nombre de -${max} à ${max}`,
  );
}

/** Anything at all, for a field that another rule judges once it holds something. */
export function IsGiven(label: string): PropertyDecorator {
  return valueRule('isGiven', label, (value) => value !== undefined && value !== null, '');
}

/** A record that must be named, by what `idSent` reads; whether it exists is for the service to find. */
export function IsReference(label: string): PropertyDecorator {
  return valueRule('isReference', label, (value) => typeof value === 'number', 'est inconnu');
}

/** One of a list. */
export function IsChoice(values: readonly unknown[], label: string): PropertyDecorator {
  return valueRule('isChoice', label, (value) => values.includes(value), "n'est pas un choix de la liste");
}

function valueRule(
  name: string,
  label: string,
  holds: (value: unknown) => boolean,
  complaint: string,
): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: holds,
      defaultMessage: (args) => {
        const value: unknown = args?.value;
        const given = value !== undefined && value !== null && value !== '';
        return `${label} ${given ? complaint : 'est obligatoire'}.`;
      },
    },
  });
}
