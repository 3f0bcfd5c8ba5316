import type { AgencySortField } from '../../platform/graphql/types.generated';
import { sortParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of agencies. */
export const agenciesView = {
  text: textParam('recherche'),
  ...sortParams<AgencySortField>({ nom: 'NAME', ajout: 'CREATED_AT' }, 'NAME', 'ASC'),
};

/** Returns the variables of the list's query. */
export const variablesOf = (view: ListState<typeof agenciesView>) => searchAndSort(view);
