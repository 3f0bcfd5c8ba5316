import type { BrandFilter, BrandSearch } from '../../lib/graphql/types.generated';
import { choiceParam, textParam, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

/** What the address holds of the list. */
export const brandsView = {
  text: textParam('recherche'),
  shown: choiceParam('affichage', { oui: 'yes', non: 'no' } as const, null),
};

/** The filter for the server. */
export const toBrandFilter = ({ shown }: ListState<typeof brandsView>): BrandFilter => ({
  ...(shown && { shownOnSite: shown === 'yes' }),
});

/** The search for the server. */
export const toBrandSearch = ({ text }: ListState<typeof brandsView>): BrandSearch | undefined => searchOf(text);
