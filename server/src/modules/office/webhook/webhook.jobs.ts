import { jobKind, LONG_SECONDS } from '../../../platform/jobs/job-kind.js';

/** The delivery of one event to one webhook; each replay has its own round. */
export interface WebhookJob {
  readonly deliveryId: number;
  readonly round: number;
}

/** Sends one event to one webhook. */
export const WEBHOOK_DELIVERY = jobKind<WebhookJob>('webhook-delivery');
/** Deletes deliveries whose retention period has ended, and queues lost ones again. */
export const WEBHOOK_RETENTION = jobKind('webhook-retention', LONG_SECONDS);
