import { SeasonsDocument } from './SeasonList.generated';
import { variablesOf, seasonsView } from './seasonsView';

/** The query of the list, for the list and the loader of its route. */
export const seasonsQuery = { view: seasonsView, query: SeasonsDocument, variables: variablesOf };
