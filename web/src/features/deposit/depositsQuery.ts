import { DepositsDocument } from './DepositList.generated';
import { variablesOf, depositsView } from './depositsView';

/** The query of the list, for the list and the loader of its route. */
export const depositsQuery = { view: depositsView, query: DepositsDocument, variables: variablesOf };
