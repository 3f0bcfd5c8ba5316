import { randomUUID } from 'node:crypto';
import { batched } from '../../../platform/database/batched.js';
import { findRecord, lockRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { readPage } from '../../../platform/database/read-page.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { idOf } from '../../../kernel/ids.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { NewWebhook, WebhookEdit } from './webhook.commands.js';
import { WebhookDelivery, type WebhookDeliveryRecord, type WebhookDeliveryTable } from './webhook-delivery.entity.js';
import { Webhook, type WebhookRecord, type WebhookTable } from './webhook.entity.js';
import { TEST_EVENT_TYPE, WebhookDeliveryStatus } from './webhook.enums.js';
import {
  TooManyWebhooksError,
  WebhookDeliveryNotFoundError,
  WebhookNotFoundError,
  WebhookSwitchedOffError,
} from './webhook.errors.js';
import type { WebhookDeliveryFilter } from './webhook.input.js';
import { payloadText } from './webhook-payload.js';
import type { SecretBox } from '../../../kernel/secret-box.js';
import { newSecret } from './webhook-secret.js';
import { WebhookTargetError, type WebhookTargets } from './webhook-target.js';
import { WEBHOOK_DELIVERY } from './webhook.jobs.js';

/** A webhook and its secret, which is shown only once. */
export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly jobs: JobQueue;
  readonly secrets: SecretBox;
  readonly targets: WebhookTargets;
}

const MAX_WEBHOOKS = 20;
/** How long the previous secret still signs after a rotation. */
const ROTATION_MS = DAY_MS;

const WEBHOOK: RecordKind<Webhook> = {
  entity: Webhook,
  notFound: () => new WebhookNotFoundError(),
  conflict: 'WEBHOOK.VERSION_CONFLICT',
};
const DELIVERY: RecordKind<WebhookDelivery> = {
  entity: WebhookDelivery,
  notFound: () => new WebhookDeliveryNotFoundError(),
};

const PROBLEMS: Readonly<Record<WebhookTargetError['problem'], string>> = {
  UNREADABLE: "L'adresse n'est pas une adresse web complète, par exemple https://exemple.ma/webhooks.",
  NOT_HTTPS: "L'adresse doit commencer par https://.",
  CREDENTIALS: "L'adresse ne doit contenir ni nom d'utilisateur ni mot de passe.",
  UNKNOWN_HOST: 'Le serveur de cette adresse est introuvable.',
  FORBIDDEN_ADDRESS: "L'adresse mène à un réseau privé : seules les adresses publiques sont acceptées.",
};

/** Manages webhooks, which tell third parties of reservations. Admin only. */
export class WebhookService {
  private readonly loadLast: (webhookId: number) => Promise<WebhookDeliveryRecord | null>;

  constructor(private readonly deps: Deps) {
    this.loadLast = batched((ids) => this.lastOf(ids));
  }

  /** Lists webhooks, newest first. */
  async list(actor: Actor, page: PageRequest): Promise<Page<WebhookRecord>> {
    requireAdmin(actor);
    return readPage(
      this.deps.reader.tables<WebhookTable>().selectFrom('webhook').selectAll().orderBy('id', 'desc'),
      page,
    );
  }

  /** Returns a webhook's newest delivery. */
  async lastDelivery(actor: Actor, webhookId: number): Promise<WebhookDeliveryRecord | null> {
    requireAdmin(actor);
    return this.loadLast(webhookId);
  }

  /** Lists the deliveries to a webhook, newest first; empty for one that does not exist. */
  async deliveries(
    actor: Actor,
    { webhookId, status }: WebhookDeliveryFilter,
    page: PageRequest,
  ): Promise<Page<WebhookDeliveryRecord>> {
    requireAdmin(actor);
    const ofWebhook = this.stored().where('webhookId', '=', idOf(webhookId));
    return readPage((status ? ofWebhook.where('status', '=', status) : ofWebhook).orderBy('id', 'desc'), page);
  }

  /**
   * Adds a webhook. Throws ValidationError for an unusable address, TooManyWebhooksError. Must not be called within a transaction, because
   * it looks up the receiver's name.
   */
  async create(actor: Actor, webhook: NewWebhook): Promise<WebhookWithSecret> {
    requireAdmin(actor);
    await this.assertReachable(webhook.url);
    const secret = newSecret();
    return inTransaction(this.deps.em, async ({ em }) => {
      if ((await em.count(Webhook)) >= MAX_WEBHOOKS) throw new TooManyWebhooksError(MAX_WEBHOOKS);
      const made = em.create(Webhook, { ...webhook, sealedSecret: this.deps.secrets.seal(secret) });
      await em.persist(made).flush();
      return { webhook: made, secret };
    });
  }

  /**
   * Changes the fields of an edit. Throws WebhookNotFoundError, VersionConflictError, ValidationError for an unusable address; an unchanged
   * address is not looked up again. Must not be called within a transaction, because it looks up names.
   */
  async update(actor: Actor, { id, version, changes }: WebhookEdit): Promise<Webhook> {
    requireAdmin(actor);
    const { url } = await findRecord(this.deps.em, WEBHOOK, id);
    if (changes.url !== undefined && changes.url !== url) await this.assertReachable(changes.url);
    return inTransaction(this.deps.em, async (tx) => {
      const webhook = await lockRecord(tx, WEBHOOK, id, version);
      tx.em.assign(webhook, changes);
      await tx.em.flush();
      return webhook;
    });
  }

  /** Makes a new secret; the old one also signs for 24 hours. Throws WebhookNotFoundError. */
  async rotateSecret(actor: Actor, id: number, now = new Date()): Promise<WebhookWithSecret> {
    requireAdmin(actor);
    const secret = newSecret();
    return inTransaction(this.deps.em, async (tx) => {
      const webhook = await lockRecord(tx, WEBHOOK, id);
      webhook.previousSealedSecret = webhook.sealedSecret;
      webhook.previousSecretUntil = new Date(now.getTime() + ROTATION_MS);
      webhook.sealedSecret = this.deps.secrets.seal(secret);
      await tx.em.flush();
      return { webhook, secret };
    });
  }

  /** Deletes a webhook with its deliveries, including waiting ones. Throws WebhookNotFoundError. */
  async delete(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    await inTransaction(this.deps.em, async (tx) => {
      await tx.em.remove(await lockRecord(tx, WEBHOOK, id)).flush();
    });
  }

  /** Sends an empty test event once, whether the webhook is on or off. Throws WebhookNotFoundError. */
  async sendTest(actor: Actor, id: number, now = new Date()): Promise<WebhookDelivery> {
    requireAdmin(actor);
    return inTransaction(this.deps.em, async (tx) => {
      const webhook = await lockRecord(tx, WEBHOOK, id);
      const event = { id: randomUUID(), type: TEST_EVENT_TYPE, createdAt: now };
      const delivery = tx.em.create(WebhookDelivery, {
        webhook,
        eventId: event.id,
        eventType: event.type,
        body: payloadText(event),
      });
      await tx.em.persist(delivery).flush();
      await this.deps.jobs.enqueue(WEBHOOK_DELIVERY, { deliveryId: delivery.id, round: delivery.round });
      return delivery;
    });
  }

  /**
   * Sends a delivery again as the same event, whether it was delivered, has failed or still waits. Throws WebhookDeliveryNotFoundError,
   * WebhookSwitchedOffError.
   */
  async replay(actor: Actor, id: number): Promise<WebhookDelivery> {
    requireAdmin(actor);
    return inTransaction(this.deps.em, async (tx) => {
      const delivery = await lockRecord(tx, DELIVERY, id);
      const webhook = await delivery.webhook.loadOrFail();
      if (!webhook.active && delivery.eventType !== TEST_EVENT_TYPE) throw new WebhookSwitchedOffError();
      delivery.status = WebhookDeliveryStatus.PENDING;
      delivery.round += 1;
      await tx.em.flush();
      await this.deps.jobs.enqueue(WEBHOOK_DELIVERY, { deliveryId: delivery.id, round: delivery.round });
      return delivery;
    });
  }

  private async assertReachable(url: string): Promise<void> {
    try {
      await this.deps.targets.find(url);
    } catch (error) {
      throw error instanceof WebhookTargetError ? new ValidationError({ url: [PROBLEMS[error.problem]] }) : error;
    }
  }

  private async lastOf(ids: readonly number[]): Promise<(WebhookDeliveryRecord | null)[]> {
    const newest = await this.stored()
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('webhookDelivery')
          .select(({ fn }) => fn.max('id').as('id'))
          .where('webhookId', 'in', ids)
          .groupBy('webhookId'),
      )
      .execute();
    return ids.map((id) => newest.find(({ webhookId }) => webhookId === id) ?? null);
  }

  private stored() {
    return this.deps.reader.tables<WebhookDeliveryTable>().selectFrom('webhookDelivery').selectAll();
  }
}
