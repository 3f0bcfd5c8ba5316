import type {
  CustomerFilter,
  CustomerSearch,
  CustomerSort,
  CustomerSortField,
} from '../../lib/graphql/types.generated';
import { choiceParam, textParam, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

const sorts = {
  recents: 'CREATED_AT',
  modifies: 'UPDATED_AT',
  nom: 'NAME',
  locations: 'RENTALS',
} as const satisfies Record<string, CustomerSortField>;

/** The orders in the order of the choice. */
export const sortFields: readonly CustomerSortField[] = Object.values(sorts);

/** The view of the client list, as it stands in the address. */
export const customersView = {
  text: textParam('recherche'),
  status: choiceParam('statut', { active: 'ACTIVE', inactif: 'BLOCKED' } as const, null),
  rating: choiceParam('etat', { 'bon-client': 'GOOD', irresponsable: 'IRRESPONSIBLE' } as const, null),
  verified: choiceParam('email', { verifie: 'YES', 'non-verifie': 'NO' } as const, null),
  sort: choiceParam<CustomerSortField, CustomerSortField>('tri', sorts, 'CREATED_AT'),
  /** The customer who is open beside the list. */
  opened: textParam('client'),
};

export type CustomersState = ListState<typeof customersView>;

export const toFilter = ({ status, rating, verified }: CustomersState): CustomerFilter => ({
  ...(status && { status }),
  ...(rating && { rating }),
  ...(verified && { verified: verified === 'YES' }),
});

export const toSearch = ({ text }: CustomersState): CustomerSearch | undefined => searchOf(text);

/** Names rise, everything else starts with the most. */
export const toSort = ({ sort }: CustomersState): CustomerSort => ({
  field: sort,
  direction: sort === 'NAME' ? 'ASC' : 'DESC',
});

/** How many filters narrow the list, the search aside. */
export const countFilters = ({ status, rating, verified }: CustomersState): number =>
  [status, rating, verified].filter(Boolean).length;

export const withoutFilters: Partial<CustomersState> = { text: '', status: null, rating: null, verified: null };
