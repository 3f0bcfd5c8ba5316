import type { AgencyFilter } from '../../lib/graphql/types.generated';
import { textParam, type ListState } from '../../ui/list/listParams';

/** What the address holds of the list. */
export const agenciesView = { text: textParam('recherche') };

/** The filter for the server. */
export const toAgencyFilter = ({ text }: ListState<typeof agenciesView>): AgencyFilter =>
  text.trim() ? { search: text.trim() } : {};
