import { WebhooksDocument } from './WebhookList.generated';
import { webhooksView } from './webhooksView';

/** The query of the list, for the list and the loader of its route. */
export const webhooksQuery = { view: webhooksView, query: WebhooksDocument, variables: () => ({}), onePage: true };
