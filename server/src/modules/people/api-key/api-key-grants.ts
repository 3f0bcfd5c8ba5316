import type { FieldErrors } from '../../../kernel/domain-error.js';
import { KeyArea, type KeyGrants } from '../../../kernel/key-area.js';
import { type ApiKey, ApiKeyScope, type KeyGrant } from './api-key.entity.js';
import type { KeyGrantInput } from './api-key.input.js';

/** The column of each area, in display order. */
const COLUMNS = {
  [KeyArea.RESERVATIONS]: 'reservations',
  [KeyArea.FLEET]: 'fleet',
  [KeyArea.CUSTOMERS]: 'customers',
  [KeyArea.TRACKING]: 'tracking',
} as const satisfies Record<KeyArea, keyof ApiKey>;
const AREAS = Object.values(KeyArea);

/** What a key may do in each area, as it is stored. */
export type GrantColumns = Pick<ApiKey, (typeof COLUMNS)[KeyArea]>;

/** Reads from the columns of a key what it may do in each area. Areas to which it has no access are left out. */
export function grantsOf(columns: GrantColumns): KeyGrants {
  const open = AREAS.flatMap((area) => {
    const level = columns[COLUMNS[area]];
    return level ? [[area, level] as const] : [];
  });
  return Object.fromEntries(open);
}

/** Returns what a key may do as a list of areas, in display order. */
export function grantsOfList(grants: KeyGrants): KeyGrant[] {
  return AREAS.flatMap((area) => {
    const access = grants[area];
    return access ? [{ area, access: ApiKeyScope[access] }] : [];
  });
}

/** Returns the widest scope that a key has in any area. */
export function widestOf(grants: KeyGrants): ApiKeyScope {
  return Object.values(grants).includes('WRITE') ? ApiKeyScope.WRITE : ApiKeyScope.READ;
}

/** Returns the problems of areas named twice, and of a key without any area. */
export function grantProblems(grants: readonly KeyGrantInput[] | undefined): FieldErrors {
  if (!grants) return {};
  if (grants.length === 0) return { grants: ['Choisissez au moins un domaine que la clé ouvre.'] };
  const areas = new Set(grants.map(({ area }) => area));
  return areas.size < grants.length ? { grants: ['Un domaine est choisi deux fois.'] } : {};
}

/** Returns the columns of a new, valid key. */
export function grantColumns(grants: readonly KeyGrantInput[]): GrantColumns {
  return Object.fromEntries(grants.map(({ area, access }) => [COLUMNS[area], access]));
}
