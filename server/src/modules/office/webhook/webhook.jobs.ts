import { jobKind, LONG_SECONDS } from '../../../platform/jobs/job-kind.js';

/**
 * The data of the job: a delivery, and the number of its round. A replay or a lost job starts a new round, in which older jobs do nothing.
 */
export interface WebhookJob {
  readonly deliveryId: number;
  readonly round: number;
}

/** The job that sends one event to one webhook. */
export const WEBHOOK_DELIVERY = jobKind<WebhookJob>('webhook-delivery');
/** The nightly job that deletes old deliveries, and queues again those whose job was lost. */
export const WEBHOOK_RETENTION = jobKind('webhook-retention', LONG_SECONDS);
