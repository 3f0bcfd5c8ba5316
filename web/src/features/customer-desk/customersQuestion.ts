import { CustomersDocument } from './CustomerList.generated';
import { askedOf, customersView } from './customersView';

/** The query of the list of customers, for the list and its route. */
export const customersQuestion = { view: customersView, query: CustomersDocument, asked: askedOf };
