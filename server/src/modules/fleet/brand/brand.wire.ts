import type { FieldNames } from '../../../api/rest/error-reply.js';
import { FILE_NAME, ID, PICTURE, RECORD_EDIT, VERSION } from '../../../api/rest/wire-fields.js';
import {
  either,
  flag,
  form,
  integer,
  named,
  nullable,
  object,
  required,
  text,
  textUpTo,
  upload,
  type ValueOf,
} from '../../../api/rest/wire-schema.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import type { Brand, BrandRecord } from './brand.entity.js';
import { MAX_BRAND_NAME } from './brand.input.js';

/** REST names of the fields, for the keys of `errors`. */
export const BRAND_FIELD_NAMES: FieldNames = { name: 'nom' };

const BRAND_FIELDS = { id: ID, nom: text(), image: nullable(FILE_NAME), affichage_site: flag() } as const;
/** A brand in the answers of the REST calls. */
export const BRAND = named('Brand', object(BRAND_FIELDS));
/** The answer of a single brand, with the version to send back with an edit. */
export const BRAND_WITH_VERSION = named('BrandWithVersion', object({ ...BRAND_FIELDS, version: VERSION }));

const NAME = textUpTo(MAX_BRAND_NAME, { description: 'Must differ from the names of other brands.' });
/** The body of `POST /api/marque`. */
export const NEW_BRAND = form({ nom: required(NAME), image: upload(PICTURE) });
/** The body of `marqueModifier`. */
export const BRAND_EDIT = form({ ...RECORD_EDIT, nom: NAME, image: upload(PICTURE) });

/** Converts a brand to its REST form; `image` is a file name below `/storage/marques`. */
export function brandToWire(brand: Brand | BrandRecord): ValueOf<typeof BRAND> {
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

/** The body of `toggle-affichage`. */
export const BRAND_TOGGLE = form({
  affichage_site: either(flag(), integer(), text({ description: 'Ignores case.', examples: [...SHOWN.keys()] })),
});

/** Reads `affichage_site` of the toggle; undefined if it was not sent. Throws ValidationError for anything but yes or no. */
export function shownFromWire(value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const shown = typeof value === 'object' ? undefined : SHOWN.get(String(value as string).toLowerCase());
  if (shown === undefined) throw new ValidationError({ affichage_site: ["L'affichage doit être Oui ou Non."] });
  return shown;
}
