import { DepositsDocument } from './DepositList.generated';
import { askedOf, depositsView } from './depositsView';

/** The query of the list, for the list and the loader of its route. */
export const depositsQuery = { view: depositsView, query: DepositsDocument, asked: askedOf };
