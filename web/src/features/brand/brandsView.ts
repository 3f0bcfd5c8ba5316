import type { BrandFilter, BrandSortField } from '../../platform/graphql/types.generated';
import { choiceParam, sortParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of brands. */
export const brandsView = {
  text: textParam('recherche'),
  shown: choiceParam('affichage', { oui: 'yes', non: 'no' } as const, null),
  ...sortParams<BrandSortField>({ nom: 'NAME', ajout: 'CREATED_AT' }, 'NAME', 'ASC'),
};

/** The search, filters, order and page of the list of brands. */
export type BrandsView = ListState<typeof brandsView>;

/** Returns the variables of the list's query. */
export const variablesOf = ({ shown, ...view }: BrandsView) => ({
  filter: { ...(shown && { shownOnSite: shown === 'yes' }) } satisfies BrandFilter,
  ...searchAndSort(view),
});
