import { ChargesDocument } from './ChargeList.generated';
import { variablesOf, chargesView } from './chargesView';

/** The query of the list, for the list and the loader of its route. */
export const chargesQuery = { view: chargesView, query: ChargesDocument, variables: variablesOf };
