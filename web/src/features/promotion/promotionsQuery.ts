import { PromotionsDocument } from './PromotionList.generated';
import { variablesOf, promotionsView } from './promotionsView';

/** The query of the list, for the list and the loader of its route. */
export const promotionsQuery = { view: promotionsView, query: PromotionsDocument, variables: variablesOf };
