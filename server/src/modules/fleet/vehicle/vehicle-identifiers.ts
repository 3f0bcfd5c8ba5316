import { ValidateBy } from 'class-validator';
import { limited } from '../../../kernel/field-limits.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { plainDashes, unseenSign, westernDigits } from '../../../kernel/signs.js';

const MAX_PLATE = 20;
const MAX_DEVICE_ID = 40;
const PLATE = /^(?=.*\p{Nd})[\p{L}\p{Nd}]+(?:[ -][\p{L}\p{Nd}]+)*$/u;
/** What people write between the parts of a plate. */
const BETWEEN_PARTS = /[ |/\\_.,·:-]+/g;
/** The number, the letter of the series and the number of the province, with dashes or none; the reverse is how Arabic reads it. */
const MOROCCAN_PLATE = /^(\d{1,6})-?(\p{L}{1,3})-?(\d{1,2})$/u;
const REVERSED_PLATE = /^(\d{1,2})-?(\p{L})-?(\d{3,6})$/u;
/** A plate before the registration is made. */
const PROVISIONAL_PLATE = /^(?:WW-?(\d+)|(\d+)-?WW)$/;
const DEVICE_ID = /^[A-Za-z0-9_-]+$/;

/**
 * Cleans a registration to the form that is stored and shown: `12345-A-15` and `WW-123456`, whatever separates the parts and in whatever order
 * (docs/rules/fleet.md#plates).
 */
export function cleanPlate(value: unknown): string | undefined {
  const typed = cleanLine(value);
  if (typed === undefined) return undefined;
  const text = plainDashes(westernDigits(typed))
    .toUpperCase()
    .replaceAll('\u0640', '')
    .replace(BETWEEN_PARTS, '-')
    .replace(/^-|-$/g, '');
  const provisional = PROVISIONAL_PLATE.exec(text);
  if (provisional) return `WW-${provisional[1] ?? provisional[2] ?? ''}`;
  const [, number, letters, province] = MOROCCAN_PLATE.exec(text) ?? [];
  const [, first, letter, last] = REVERSED_PLATE.exec(text) ?? [];
  if (last !== undefined) return [last, seriesLetter(letter), first].join('-');
  return province === undefined ? text : [number, seriesLetter(letters), province].join('-');
}

/** Writes an Arabic letter as plates do: أ for every alif, ه for its other shapes. */
function seriesLetter(letter: string | undefined): string {
  return (letter ?? '').replace(/^[اإآٱ]$/, 'أ').replace(/^[ةھہۀ]$/, 'ه');
}

/** Requires a registration: letters and digits, in groups joined by a dash or a space, with a digit at least. Call cleanPlate first. */
export function IsPlateNumber(): PropertyDecorator {
  return limited(
    ValidateBy({
      name: 'isPlateNumber',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.length <= MAX_PLATE && PLATE.test(value),
        defaultMessage: (args) => {
          const value: unknown = args?.value;
          if (typeof value !== 'string') return "L'immatriculation est obligatoire.";
          const unseen = unseenSign(value);
          return unseen
            ? `L'immatriculation contient ${unseen}.`
            : "L'immatriculation doit ressembler à 9999-A-15 : lettres, chiffres et tirets, 20 caractères au plus.";
        },
      },
    }),
    { maxLength: MAX_PLATE },
  );
}

/** Requires the identifier of a tracker: letters without accents, digits, dashes and underscores, so that it is one part of an address as it is. */
export function IsDeviceId(): PropertyDecorator {
  return limited(
    ValidateBy({
      name: 'isDeviceId',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.length <= MAX_DEVICE_ID && DEVICE_ID.test(value),
        defaultMessage: () =>
          `L'identifiant du traceur ne doit contenir que des lettres sans accent, des chiffres, des tirets et « _ », ${MAX_DEVICE_ID} caractères au plus.`,
      },
    }),
    { maxLength: MAX_DEVICE_ID },
  );
}
