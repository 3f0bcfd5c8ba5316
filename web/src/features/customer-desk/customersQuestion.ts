import { CustomersDocument } from './CustomerList.generated';
import { askedOf, customersView } from './customersView';

/** What the list of customers asks the server. */
export const customersQuestion = { view: customersView, query: CustomersDocument, asked: askedOf };
