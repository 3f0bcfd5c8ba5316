import type { AgencySortField } from '../../platform/graphql/types.generated';
import { sortParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchOf } from '../../kit/list/searchOf';

/** What the address holds of the list. */
export const agenciesView = {
  text: textParam('recherche'),
  ...sortParams<AgencySortField>({ nom: 'NAME', ajout: 'CREATED_AT' }, 'NAME', 'ASC'),
};

/** What the server is asked for in a view. */
export const askedOf = ({ text, sortBy, direction }: ListState<typeof agenciesView>) => ({
  search: searchOf(text),
  sort: { field: sortBy, direction },
});
