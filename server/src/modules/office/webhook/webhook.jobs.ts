import { jobKind, LONG_SECONDS } from '../../../platform/jobs/job-kind.js';

/** The job's data: which delivery, and how often it was replayed, so that a replay is a job of its own. */
export interface WebhookJob {
  readonly deliveryId: number;
  readonly round: number;
}

/** The job that sends one event to one webhook. */
export const WEBHOOK_DELIVERY = jobKind<WebhookJob>('webhook-delivery');
/** The nightly job that deletes old deliveries, and queues again those whose job was lost. */
export const WEBHOOK_RETENTION = jobKind('webhook-retention', LONG_SECONDS);
