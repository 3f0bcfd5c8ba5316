import { ValidateBy } from 'class-validator';
import { limited } from './field-limits.js';
import { groupDigits } from './km.js';
import { compareMoney, parseMoney } from './money.js';
import { parseDay } from './time.js';

const MAX_PERCENT = 100;

/*
 * Like the rules of field-rules.ts these require a value: put @IsOptional() beside them where a field may stay undefined. `label` begins
 * the French sentence ('Le prix'); 'est obligatoire' follows if no value was given.
 */

/** Groups the digits of large numbers; years stay as they are. */
const shown = (limit: number): string => (limit < 10_000 ? String(limit) : groupDigits(String(limit)));

/** Requires a whole number from `min` to `max`. */
export function IsWholeNumber(min: number, max: number, label: string): PropertyDecorator {
  return limited(
    valueRule(
      'isWholeNumber',
      label,
      (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
      `doit être un nombre entier de ${shown(min)} à ${shown(max)}`,
    ),
    { min, max },
  );
}

/** Requires dirhams from `min` to `max`, with two decimals at most. */
export function IsAmount(min: number, max: number, label: string): PropertyDecorator {
  return limited(
    valueRule(
      'isAmount',
      label,
      (value) => {
        const amount = parseMoney(value);
        return amount !== undefined && compareMoney(amount, String(min)) >= 0 && compareMoney(amount, String(max)) <= 0;
      },
      `doit être un montant de ${groupDigits(String(min))} à ${groupDigits(String(max))} Dh, avec deux décimales au plus`,
    ),
    { min, max },
  );
}

/** Requires a percentage from 0 to 100, with two decimals at most. */
export function IsPercent(label: string): PropertyDecorator {
  return valueRule(
    'isPercent',
    label,
    (value) => typeof value === 'string' && /^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) <= MAX_PERCENT,
    `doit être un pourcentage de 0 à ${MAX_PERCENT}, avec deux décimales au plus`,
  );
}

/** Requires a calendar day that exists, `YYYY-MM-DD`. */
export function IsDay(label: string): PropertyDecorator {
  return valueRule('isDay', label, (value) => parseDay(value) !== undefined, "n'est pas une date valable");
}

/** Requires degrees from -max to max, for a place on the map. */
export function IsDegrees(max: number, label: string): PropertyDecorator {
  return valueRule(
    'isDegrees',
    label,
    (value) => typeof value === 'number' && Math.abs(value) <= max,
    `doit être un nombre de -${max} à ${max}`,
  );
}

/** Requires any value, for a field whose content another rule checks. */
export function IsGiven(label: string): PropertyDecorator {
  return valueRule('isGiven', label, (value) => value !== undefined && value !== null, '');
}

/** Requires the id of a record, as `idSent` reads it; the service checks whether the record exists. */
export function IsReference(label: string): PropertyDecorator {
  return valueRule('isReference', label, (value) => typeof value === 'number', 'est inconnu');
}

/** Requires one of a list of values. */
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
