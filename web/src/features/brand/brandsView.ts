import type { BrandFilter } from '../../lib/graphql/types.generated';
import { choiceParam, textParam, type ListState } from '../../ui/list/listParams';

/** What the address holds of the list. */
export const brandsView = {
  text: textParam('recherche'),
  shown: choiceParam('affichage', { oui: 'yes', non: 'no' } as const, null),
};

/** The filter for the server. */
export const toBrandFilter = ({ text, shown }: ListState<typeof brandsView>): BrandFilter => ({
  ...(text.trim() && { search: text.trim() }),
  ...(shown && { shownOnSite: shown === 'yes' }),
});
