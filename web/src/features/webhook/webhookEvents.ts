import type { WebhookEvent } from '../../platform/graphql/types.generated';

/** The events of a webhook, in the order of a reservation's life. */
export const webhookEvents: readonly WebhookEvent[] = [
  'RESERVATION_CREATED',
  'RESERVATION_ACCEPTED',
  'RESERVATION_REFUSED',
  'RESERVATION_CANCELLED',
  'RESERVATION_CHANGED',
  'RESERVATION_SIGNED',
  'PAYMENT_RECORDED',
  'RENTAL_DEPARTED',
  'RENTAL_EXTENDED',
  'RENTAL_LATE',
  'RENTAL_RETURNED',
  'RENTAL_CLOSED',
];
