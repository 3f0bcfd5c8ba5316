import type { WebhookDeliveryStatus } from '../../platform/graphql/types.generated';
import { integrationsParams } from '../../platform/url/paths';
import { choiceParam, textParam } from '../../kit/list/listParams';

/** The state in the address: the page's tab, and webhook, state and page of the open log. */
export const webhooksView = {
  tab: textParam(integrationsParams.tab),
  log: textParam('journal'),
  status: choiceParam<WebhookDeliveryStatus, null>(
    'etat',
    { attente: 'PENDING', recu: 'DELIVERED', echec: 'FAILED' },
    null,
  ),
};
