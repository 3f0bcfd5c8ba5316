import type { RecordOf } from '../../../platform/database/records.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import type { Brand } from './brand.entity.js';

/** Keys of `errors` in the payload's own names. */
export const BRAND_FIELD_NAMES: FieldNames = { name: 'nom' };

/** A brand on the wire; `image` is a file name below `/storage/marques`. */
export function brandToWire(brand: RecordOf<Brand>) {
  return { id: brand.id, nom: brand.name, image: brand.imageFile ?? null, affichage_site: brand.shownOnSite };
}

const SHOWN: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['oui', true],
  ['false', false],
  ['0', false],
  ['non', false],
]);

/** `affichage_site` of the toggle; undefined when it was not sent. Throws ValidationError for anything but yes or no. */
export function shownFromWire(value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const shown = typeof value === 'object' ? undefined : SHOWN.get(String(value as string).toLowerCase());
  if (shown === undefined) throw new ValidationError({ affichage_site: ["L'affichage doit être Oui ou Non."] });
  return shown;
}
