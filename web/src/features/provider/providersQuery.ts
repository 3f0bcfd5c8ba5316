import { ServiceProvidersDocument } from './ProviderList.generated';
import { variablesOf, providersView } from './providersView';

/** The query of the list, for the list and the loader of its route. */
export const providersQuery = { view: providersView, query: ServiceProvidersDocument, variables: variablesOf };
