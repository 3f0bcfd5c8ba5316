import type { CustomerFilter, CustomerSearchField, CustomerSortField } from '../../platform/graphql/types.generated';
import { listParams } from '../../platform/url/paths';
import { choiceParam, searchParams, sortParams, textParam, type ListState } from '../../kit/list/listParams';
import { searchAndSort } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of customers. */
export const customersView = {
  ...searchParams<CustomerSearchField>({
    nom: 'NAME',
    email: 'EMAIL',
    telephone: 'PHONE',
    cin: 'NATIONAL_ID',
    permis: 'LICENCE_NUMBER',
    passeport: 'PASSPORT_NUMBER',
  }),
  /** Customers with an account, renters without one, or both (docs/rules/customers.md#records). */
  kind: choiceParam('type', { inscrits: 'REGISTERED', 'de-passage': 'RENTERS', tous: 'ALL' } as const, 'REGISTERED'),
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

const toFilter = ({ kind, status, rating, verified }: CustomersState): CustomerFilter => ({
  ...(kind !== 'ALL' && { registered: kind === 'REGISTERED' }),
  ...(status && { status }),
  ...(rating && { rating }),
  ...(verified && { verified: verified === 'YES' }),
});

/** Returns the variables of the list's query. */
export const variablesOf = (view: CustomersState) => ({
  filter: toFilter(view),
  ...searchAndSort(view),
});
