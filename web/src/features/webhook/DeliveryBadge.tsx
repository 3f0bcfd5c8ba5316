import type { WebhookDeliveryStatus } from '../../platform/graphql/types.generated';
import { Badge } from '../../kit/display/StatusBadge';
import { t } from './texts';

const tones = { PENDING: 'info', DELIVERED: 'success', FAILED: 'danger' } as const;

/** Shows the state of a delivery. */
export const DeliveryBadge = ({ status }: { status: WebhookDeliveryStatus }) => (
  <Badge tone={tones[status]}>{t(`log.statuses.${status}`)}</Badge>
);
