import { BrandListDocument } from './BrandList.generated';
import { variablesOf, brandsView } from './brandsView';

/** The query of the list, for the list and the loader of its route. */
export const brandsQuery = { view: brandsView, query: BrandListDocument, variables: variablesOf };
