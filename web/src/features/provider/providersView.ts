import type { ServiceProviderSearchField, ServiceProviderSortField } from '../../platform/graphql/types.generated';
import { searchParams, sortParams, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of service providers. */
export const providersView = {
  ...searchParams<ServiceProviderSearchField>({ nom: 'NAME', telephone: 'PHONE' }),
  ...sortParams<ServiceProviderSortField>({ nom: 'NAME', ajout: 'CREATED_AT' }, 'NAME', 'ASC'),
};

/** Returns the variables of the list's query. */
export const variablesOf = (view: ListState<typeof providersView>) => searchAndSort(view);
