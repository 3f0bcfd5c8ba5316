import type { WebhookDeliveryStatus } from '../../lib/graphql/types.generated';
import { integrationsParams } from '../../lib/paths';
import { choiceParam, textParam } from '../../ui/list/listParams';

/** What the address holds: the page's tab, which stays, and of the open log its webhook, state and page. */
export const webhooksView = {
  tab: textParam(integrationsParams.tab),
  log: textParam('journal'),
  status: choiceParam<WebhookDeliveryStatus, null>(
    'etat',
    { attente: 'PENDING', recu: 'DELIVERED', echec: 'FAILED' },
    null,
  ),
};
