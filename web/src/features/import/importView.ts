import type { ImportOfQuery } from './Import.generated';
import type { ImportKind, ImportLineOutcome } from '../../platform/graphql/types.generated';
import { type ImportParam, importParams, paths } from '../../platform/url/paths';

/** The kinds as the address names them. */
export const kindNames = {
  VEHICLES: 'vehicules',
  CUSTOMERS: 'clients',
  RESERVATIONS: 'reservations',
} as const satisfies Record<ImportKind, ImportParam>;

/** The list that shows what an import of a kind brought. */
export const listOf = {
  VEHICLES: paths.vehicles,
  CUSTOMERS: paths.customers,
  RESERVATIONS: paths.reservations,
} as const satisfies Record<ImportKind, string>;

export const kinds = Object.keys(kindNames) as ImportKind[];
export const outcomes = ['NEW', 'UPDATED', 'UNCHANGED', 'WRONG'] as const satisfies readonly ImportLineOutcome[];

/** What the address says of an import. */
export interface ImportView {
  kind: ImportKind;
  /** The import that was begun. */
  id: string | null;
  outcome: ImportLineOutcome | null;
  page: number;
}

/** Reads an address. */
export const viewOf = (query: URLSearchParams): ImportView => ({
  kind: kinds.find((kind) => kindNames[kind] === query.get(importParams.kind)) ?? 'VEHICLES',
  id: query.get(importParams.id),
  outcome: outcomes.find((outcome) => outcome === query.get(importParams.outcome)) ?? null,
  page: Math.max(1, Math.trunc(Number(query.get(importParams.page))) || 1),
});

/** Returns the address of a view. */
export const hrefOf = ({ kind, id, outcome, page }: ImportView): string => {
  const query = new URLSearchParams({ [importParams.kind]: kindNames[kind] });
  if (id) query.set(importParams.id, id);
  if (outcome) query.set(importParams.outcome, outcome);
  if (page > 1) query.set(importParams.page, String(page));
  return `${paths.imports}?${query.toString()}`;
};

/** An import whose file was read. */
export type ImportDraft = NonNullable<ImportOfQuery['import']>;
