import { AgencyListDocument } from './AgencyList.generated';
import { askedOf, agenciesView } from './agenciesView';

/** The query of the list, for the list and the loader of its route. */
export const agenciesQuery = { view: agenciesView, query: AgencyListDocument, asked: askedOf };
