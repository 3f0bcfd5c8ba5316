import type { AgencySearch } from '../../lib/graphql/types.generated';
import { textParam, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

/** What the address holds of the list. */
export const agenciesView = { text: textParam('recherche') };

/** The search for the server. */
export const toAgencySearch = ({ text }: ListState<typeof agenciesView>): AgencySearch | undefined => searchOf(text);
