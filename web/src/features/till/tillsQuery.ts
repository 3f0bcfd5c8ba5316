import { TillsDocument } from './Till.generated';
import { variablesOf, tillsView } from './tillsView';

/** The query of the list, for the list and the loader of its route. */
export const tillsQuery = { view: tillsView, query: TillsDocument, variables: variablesOf };
