import {
  type BatchBounds,
  deleteInBatches,
  deleteOldest,
  NIGHTLY,
} from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { ExpectedJobFailure, type JobAttempt, type JobQueue } from '../../../platform/jobs/job-queue.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import type { NotificationService } from '../notification/notification.service.js';
import { TEST_EVENT_TYPE, WebhookDeliveryStatus, WebhookFailure } from './webhook.enums.js';
import type { WebhookTable } from './webhook.entity.js';
import { SlowReceivers } from './webhook-patience.js';
import type { SecretBox } from '../../../kernel/secret-box.js';
import { standardHeaders } from './webhook-secret.js';
import type { WebhookOutcome, WebhookSender } from './webhook-sender.js';
import type { WebhookDeliveryTable } from './webhook-delivery.entity.js';
import { WEBHOOK_DELIVERY, WEBHOOK_RETENTION, type WebhookJob } from './webhook.jobs.js';
import type { UpdateQueryBuilder, UpdateResult } from 'kysely';

type Delivery = WebhookJob;

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly notifications: NotificationService;
  readonly secrets: SecretBox;
  readonly sender: WebhookSender;
  /** Smaller bounds than the nightly ones, for tests. */
  readonly bounds?: BatchBounds;
}

type PendingRow = NonNullable<Awaited<ReturnType<WebhookDeliverer['pending']>>>;

type Waiting = UpdateQueryBuilder<WebhookDeliveryTable, 'webhookDelivery', 'webhookDelivery', UpdateResult>;

const EVERY_NIGHT = '40 3 * * *';
/** The retention period of deliveries. */
const RETENTION_DAYS = 30;
/** Longer than the last attempt can be delayed: the queue must have lost a delivery that still waits then. */
const LOST_AFTER_DAYS = 2;
/** How many lost deliveries are queued again in one transaction. */
const RESUMED_AT_ONCE = 500;
const USER_AGENT = 'Location-Webhooks/1';

/** An event with this many attempts waits for its own next attempt, because it may be the one that makes its receiver hang. */
const MAX_WOKEN_ATTEMPTS = 20;

/** An attempt may take 10 s, and other deliveries must go on meanwhile. */
const WORKERS = 4;

/** An attempt that is skipped for now; the job queue repeats it later. */
class LeftAloneError extends ExpectedJobFailure {
  constructor() {
    super('webhook not called: its receiver did not answer in time just now');
  }
}

/** A failed attempt that the job queue repeats. */
class AttemptFailedError extends ExpectedJobFailure {
  constructor({ failure, statusCode }: WebhookOutcome) {
    super(`webhook not delivered: ${failure ?? ''}${statusCode === undefined ? '' : ` ${statusCode}`}`);
  }
}

/** Sends the deliveries of the outbox: at least once, with the same event id at every attempt. */
export class WebhookDeliverer {
  private readonly slowReceivers = new SlowReceivers();

  constructor(private readonly deps: Deps) {}

  /** Registers the handlers of deliveries and of the nightly clean-up. Call it once, before the jobs start. */
  register(): void {
    const { jobs } = this.deps;
    jobs.work(WEBHOOK_DELIVERY, (payload, attempt) => this.deliver(payload, attempt), { workers: WORKERS });
    jobs.work(WEBHOOK_RETENTION, async () => {
      if ((await this.tidy()).more) await jobs.enqueue(WEBHOOK_RETENTION, {});
    });
    jobs.schedule(WEBHOOK_RETENTION, EVERY_NIGHT);
  }

  /** Reads a delivery of the current round that is still to be made. */
  private pending({ deliveryId, round }: Delivery) {
    return tablesOf<WebhookDeliveryTable & WebhookTable>(this.deps.em)
      .selectFrom('webhookDelivery as d')
      .innerJoin('webhook as w', 'w.id', 'd.webhookId')
      .select(['d.eventId', 'd.eventType', 'd.body', 'w.id as webhookId', 'w.name', 'w.url', 'w.active'])
      .select(['w.sealedSecret', 'w.previousSealedSecret', 'w.previousSecretUntil'])
      .where('d.id', '=', deliveryId)
      .where('d.round', '=', round)
      .where('d.status', '=', WebhookDeliveryStatus.PENDING)
      .executeTakeFirst();
  }

  /** Makes one attempt. Throws if it failed and another one follows. */
  private async deliver(delivery: Delivery, { last }: JobAttempt): Promise<void> {
    const row = await this.pending(delivery);
    // The event was delivered by an attempt that seemed dead, was replayed since, or was deleted with its webhook.
    if (!row) return;
    const test = row.eventType === TEST_EVENT_TYPE;
    if (!row.active && !test) return void (await this.settle(delivery, OFF, WebhookDeliveryStatus.FAILED));
    // The Admin waits for the answer to a test, so a failed one is not repeated.
    const final = last || test;
    if (!this.slowReceivers.mayTry(row.webhookId) && !final) throw new LeftAloneError();
    const startedAt = new Date();
    const slowBefore = this.slowReceivers.has(row.webhookId);
    const outcome = await this.attempt(row, startedAt);
    // The answer to an event sent before the receiver hung does not show that it works again.
    let unreported = slowBefore || outcome.failure === WebhookFailure.TIMEOUT;
    const report = (): void => {
      if (unreported) this.slowReceivers.report(row.webhookId, outcome.failure);
      unreported = false;
    };
    try {
      if (!outcome.failure) {
        await this.settle(delivery, outcome, WebhookDeliveryStatus.DELIVERED, startedAt);
        if (slowBefore) await this.sendKeptBack(row.webhookId, report);
      }
    } finally {
      report();
    }
    if (!outcome.failure) return;
    if (final) await this.giveUp(delivery, row, outcome, startedAt);
    else if (await this.settle(delivery, outcome, WebhookDeliveryStatus.PENDING, startedAt))
      throw new AttemptFailedError(outcome);
  }

  /**
   * Deletes deliveries whose retention period has ended, and queues again those that the queue has lost, both up to the bounds; returns the
   * numbers, and whether more may be left.
   */
  async tidy(now = new Date()): Promise<{ deleted: number; resumed: number; more: boolean }> {
    const { em, bounds = NIGHTLY } = this.deps;
    const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    const deleted = await deleteInBatches(bounds, (limit) =>
      deleteOldest(em, 'webhook_delivery', 'created_at', ago(RETENTION_DAYS), limit),
    );
    const atOnce = Math.min(bounds.batch, RESUMED_AT_ONCE);
    // A new round makes the old job, should it still run after days without a server, do nothing.
    const resumed = await this.sendNow((waiting) =>
      waiting
        .set({ failure: WebhookFailure.INTERRUPTED, updatedAt: now })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('webhookDelivery')
            .select('id')
            .where('status', '=', WebhookDeliveryStatus.PENDING)
            .where('updatedAt', '<', ago(LOST_AFTER_DAYS))
            .orderBy('updatedAt')
            .limit(atOnce),
        ),
    );
    return { deleted: deleted.count, resumed, more: deleted.more || resumed === atOnce };
  }

  /** Starts a new round of those waiting deliveries that `narrow` leaves; returns how many. `beforeSending` runs before a worker can see them. */
  private async sendNow(narrow: (waiting: Waiting) => Waiting, beforeSending?: () => void): Promise<number> {
    const { em, jobs } = this.deps;
    return inTransaction(em, async (tx) => {
      const waiting = tablesOf<WebhookDeliveryTable>(tx.em)
        .updateTable('webhookDelivery')
        .set((eb) => ({ round: eb('round', '+', 1) }))
        .where('status', '=', WebhookDeliveryStatus.PENDING);
      const rows = await narrow(waiting).returning(['id', 'round']).execute();
      beforeSending?.();
      await jobs.enqueue(WEBHOOK_DELIVERY, ...rows.map(({ id, round }) => ({ deliveryId: id, round })));
      return rows.length;
    });
  }

  /** Once a receiver that hung works again, the events kept from it are sent now, instead of each after up to an hour. */
  private async sendKeptBack(webhookId: number, reportWorking: () => void): Promise<void> {
    await this.sendNow(
      (waiting) => waiting.where('webhookId', '=', webhookId).where('attempts', '<', MAX_WOKEN_ATTEMPTS),
      // Otherwise another worker could take the first of them, find the receiver still to be left alone, and keep the event back again.
      reportWorking,
    );
  }

  private async attempt(row: PendingRow, now: Date): Promise<WebhookOutcome> {
    const secrets = this.validSecrets(row, now);
    if (!secrets) return UNREADABLE;
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': USER_AGENT,
      'X-Event-Type': row.eventType,
      ...standardHeaders(row.eventId, row.body, secrets, now),
    };
    return this.deps.sender.post(row.url, headers, row.body);
  }

  /** Returns the secret, and for a day after a rotation the previous one too. Undefined if it cannot be decrypted. */
  private validSecrets(row: PendingRow, now: Date): string[] | undefined {
    const secret = this.deps.secrets.open(row.sealedSecret);
    if (secret === undefined) return undefined;
    const beside = row.previousSecretUntil && row.previousSecretUntil > now;
    const previous = beside ? this.deps.secrets.open(row.previousSealedSecret ?? '') : undefined;
    return previous === undefined ? [secret] : [secret, previous];
  }

  /** Stores the outcome of an attempt; returns false if the delivery was completed or replayed meanwhile. */
  private async settle(
    { deliveryId, round }: Delivery,
    { failure, statusCode, answer, durationMs }: WebhookOutcome,
    status: WebhookDeliveryStatus,
    startedAt?: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await tablesOf<WebhookDeliveryTable>(this.deps.em)
      .updateTable('webhookDelivery')
      .set({
        status,
        failure: failure ?? null,
        statusCode: statusCode ?? null,
        answer: answer ?? null,
        durationMs: startedAt ? durationMs : null,
        updatedAt: new Date(),
      })
      .$if(startedAt !== undefined, (query) =>
        query.set((eb) => ({ attempts: eb('attempts', '+', 1), attemptedAt: startedAt ?? null })),
      )
      .where('id', '=', deliveryId)
      .where('round', '=', round)
      .where('status', '=', WebhookDeliveryStatus.PENDING)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Notifies the staff once a day of each failing webhook, not of each event. */
  private async giveUp(delivery: Delivery, row: PendingRow, outcome: WebhookOutcome, startedAt: Date): Promise<void> {
    const { em, notifications } = this.deps;
    await inTransaction(em, async (tx) => {
      const settled = await this.settle(delivery, outcome, WebhookDeliveryStatus.FAILED, startedAt);
      if (!settled || row.eventType === TEST_EVENT_TYPE) return;
      await notifications.add(tx, [
        {
          key: `webhook:${row.webhookId}:${agencyDay(startedAt)}`,
          title: 'Webhook en échec',
          description: `${row.name} · ${row.eventType} n’a pas pu être envoyé, malgré plusieurs tentatives. Voir Accès tiers.`,
        },
      ]);
    });
  }
}

const NOTHING_SENT = { statusCode: undefined, answer: undefined, durationMs: 0 };
const OFF: WebhookOutcome = { ...NOTHING_SENT, failure: WebhookFailure.SWITCHED_OFF };
const UNREADABLE: WebhookOutcome = { ...NOTHING_SENT, failure: WebhookFailure.SECRET_UNREADABLE };
