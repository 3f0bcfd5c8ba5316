import type { CustomerFilter, CustomerSearchField, CustomerSortField } from '../../platform/graphql/types.generated';
import { listParams } from '../../platform/url/paths';
import { choiceParam, searchParams, sortParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of customers. */
export const customersView = {
  ...searchParams<CustomerSearchField>({ nom: 'NAME', email: 'EMAIL', telephone: 'PHONE', cin: 'NATIONAL_ID' }),
  status: choiceParam('statut', { active: 'ACTIVE', inactif: 'BLOCKED' } as const, null),
  rating: choiceParam('etat', { 'bon-client': 'GOOD', irresponsable: 'IRRESPONSIBLE' } as const, null),
  verified: choiceParam('email', { verifie: 'YES', 'non-verifie': 'NO' } as const, null),
  ...sortParams<CustomerSortField>(
    { recents: 'CREATED_AT', modifies: 'UPDATED_AT', nom: 'NAME', locations: 'RENTALS' },
    'CREATED_AT',
    'DESC',
  ),
  /** The customer whose panel is open beside the list. */
  opened: textParam(listParams.customer),
};

/** The search, filters, order and page of the list of customers. */
export type CustomersState = ListState<typeof customersView>;

const toFilter = ({ status, rating, verified }: CustomersState): CustomerFilter => ({
  ...(status && { status }),
  ...(rating && { rating }),
  ...(verified && { verified: verified === 'YES' }),
});

/** Returns the variables of the list's query. */
export const variablesOf = (view: CustomersState) => ({
  filter: toFilter(view),
  ...searchAndSort(view),
});
