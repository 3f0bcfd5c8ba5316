import type { WebhookDeliveryStatus } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/webhook';
import { Badge } from '../../ui/StatusBadge';

const tones = { PENDING: 'info', DELIVERED: 'success', FAILED: 'danger' } as const;

/** Shows the state of a delivery. */
export const DeliveryBadge = ({ status }: { status: WebhookDeliveryStatus }) => (
  <Badge tone={tones[status]}>{t(`log.statuses.${status}`)}</Badge>
);
