import { jobKind } from '../../../platform/jobs/job-kind.js';

/** One event to one webhook; a replay is a round of its own. */
export interface WebhookJob {
  readonly deliveryId: number;
  readonly round: number;
}

export const WEBHOOK_DELIVERY = jobKind<WebhookJob>('webhook-delivery');
/** Deletes deliveries that are older than may be kept, and sends again those that were lost. */
export const WEBHOOK_RETENTION = jobKind('webhook-retention');
