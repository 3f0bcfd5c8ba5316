import type { WebhookEvent } from '../../lib/graphql/types.generated';

/** What a webhook can be told of, in the order of a reservation's life. */
export const webhookEvents: readonly WebhookEvent[] = [
  'RESERVATION_CREATED',
  'RESERVATION_ACCEPTED',
  'RESERVATION_REFUSED',
  'RESERVATION_CANCELLED',
  'RESERVATION_CHANGED',
  'RESERVATION_SIGNED',
  'PAYMENT_RECORDED',
  'RENTAL_DEPARTED',
  'RENTAL_LATE',
  'RENTAL_RETURNED',
  'RENTAL_CLOSED',
];
