import { ApiKeysDocument } from './ApiKeyList.generated';
import { apiKeysView } from './apiKeysView';

/** The query of the list, for the list and the loader of its route. */
export const apiKeysQuery = { view: apiKeysView, query: ApiKeysDocument, variables: () => ({}) };
