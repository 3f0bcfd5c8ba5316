import { ValidateBy } from 'class-validator';
import { cleanLine } from '../../../kernel/field-rules.js';

const MAX_PLATE = 20;
const MAX_DEVICE_ID = 40;
const PLATE = /^(?=.*\p{Nd})[\p{L}\p{Nd}]+(?:[ -][\p{L}\p{Nd}]+)*$/u;
/** A Moroccan registration, with dashes, spaces or neither. */
const MOROCCAN_PLATE = /^(\d{1,6})[ -]?(\p{L}{1,3})[ -]?(\d{1,2})$/u;
const DEVICE_ID = /^[A-Za-z0-9_-]+$/;

/** Cleans a registration to the stored form: capitals, `12345-A-15` whether it was typed with dashes, spaces or neither. */
export function cleanPlate(value: unknown): string | undefined {
  const text = cleanLine(value)
    ?.toUpperCase()
    .replace(/\s*[\p{Pd}|]\s*/gu, '-');
  const parts = text && MOROCCAN_PLATE.exec(text);
  return parts ? parts.slice(1).join('-') : text;
}

/** Requires a registration: letters and digits, in groups joined by a dash or a space, with a digit at least. Call cleanPlate first. */
export function IsPlateNumber(): PropertyDecorator {
  return ValidateBy({
    name: 'isPlateNumber',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= MAX_PLATE && PLATE.test(value),
      defaultMessage: (args) =>
        typeof args?.value === 'string'
          ? "L'immatriculation doit ressembler à 9999-A-15 : lettres, chiffres et tirets, 20 caractères au plus."
          : "L'immatriculation est obligatoire.",
    },
  });
}

/** Requires the identifier of a tracker: letters without accents, digits, dashes and underscores, so that it is one part of an address as it is. */
export function IsDeviceId(): PropertyDecorator {
  return ValidateBy({
    name: 'isDeviceId',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= MAX_DEVICE_ID && DEVICE_ID.test(value),
      defaultMessage: () =>
        `L'identifiant du traceur ne doit contenir que des lettres sans accent, des chiffres, des tirets et « _ », ${MAX_DEVICE_ID} caractères au plus.`,
    },
  });
}
