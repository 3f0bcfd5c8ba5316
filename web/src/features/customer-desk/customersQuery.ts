import { CustomersDocument } from './CustomerList.generated';
import { variablesOf, customersView } from './customersView';

/** The query of the list of customers, for the list and the loader of its route. */
export const customersQuery = { view: customersView, query: CustomersDocument, variables: variablesOf };
