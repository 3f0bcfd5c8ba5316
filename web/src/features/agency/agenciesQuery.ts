import { AgencyListDocument } from './AgencyList.generated';
import { variablesOf, agenciesView } from './agenciesView';

/** The query of the list, for the list and the loader of its route. */
export const agenciesQuery = { view: agenciesView, query: AgencyListDocument, variables: variablesOf };
