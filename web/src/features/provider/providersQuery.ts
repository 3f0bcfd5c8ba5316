import { ServiceProvidersDocument } from './ProviderList.generated';
import { askedOf, providersView } from './providersView';

/** The query of the list, for the list and the loader of its route. */
export const providersQuery = { view: providersView, query: ServiceProvidersDocument, asked: askedOf };
