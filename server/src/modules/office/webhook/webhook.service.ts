import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireAdmin } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { checkInput } from '../../../kernel/check-input.js';
import { assertVersion, type FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { parseId } from '../../../kernel/ids.js';
import { type Page, type PageRequest, toPage } from '../../../kernel/page.js';
import { DAY_MS } from '../../../kernel/time.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { Webhook } from './webhook.entity.js';
import { TEST_EVENT_TYPE, WebhookDeliveryStatus } from './webhook.enums.js';
import {
  TooManyWebhooksError,
  WebhookDeliveryNotFoundError,
  WebhookNotFoundError,
  WebhookSwitchedOffError,
} from './webhook.errors.js';
import { CreateWebhookInput, type UpdateWebhookInput, type WebhookDeliveryFilter } from './webhook.input.js';
import { payloadText } from './webhook.payload.js';
import type { SecretBox } from '../../../kernel/secret-box.js';
import { newSecret } from './webhook.secret.js';
import { WebhookTargetError, type WebhookTargets } from './webhook.target.js';

/** A webhook and its secret, which is told this once. */
export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly secrets: SecretBox;
  readonly targets: WebhookTargets;
}

const MAX_WEBHOOKS = 20;
/** How long the secret before a rotation signs beside the new one. */
const ROTATION_MS = DAY_MS;

const PROBLEMS: Readonly<Record<WebhookTargetError['problem'], string>> = {
  UNREADABLE: "L'adresse n'est pas une adresse web complète, par exemple https://exemple.ma/webhooks.",
  NOT_HTTPS: "L'adresse doit commencer par https://.",
  CREDENTIALS: "L'adresse ne doit contenir ni nom d'utilisateur ni mot de passe.",
  UNKNOWN_HOST: 'Le serveur de cette adresse est introuvable.',
  FORBIDDEN_ADDRESS: "L'adresse mène à un réseau privé : seules les adresses publiques sont acceptées.",
};

/** Third parties that are told of reservations (issue: signed webhooks). Everything here is the Admin's. */
export class WebhookService {
  private readonly loadLast: (webhookId: number) => Promise<WebhookDelivery | null>;

  constructor(private readonly deps: Deps) {
    this.loadLast = batched((ids) => this.lastOf(ids));
  }

  /** Newest first. */
  async list(actor: Actor, page: PageRequest): Promise<Page<Webhook>> {
    requireAdmin(actor);
    const [items, total] = await this.deps.em.findAndCount(
      Webhook,
      {},
      { orderBy: { id: 'desc' }, limit: page.size, offset: (page.page - 1) * page.size },
    );
    return toPage(items, total, page);
  }

  /** A webhook's newest delivery. */
  async lastDelivery(actor: Actor, { id }: Webhook): Promise<WebhookDelivery | null> {
    requireAdmin(actor);
    return this.loadLast(id);
  }

  /** What was sent to a webhook, newest first; nothing for one that does not exist. */
  async deliveries(
    actor: Actor,
    { webhookId, status }: WebhookDeliveryFilter,
    page: PageRequest,
  ): Promise<Page<WebhookDelivery>> {
    requireAdmin(actor);
    const [items, total] = await this.deps.em.findAndCount(
      WebhookDelivery,
      { webhook: parseId(webhookId) ?? 0, ...(status ? { status } : {}) },
      { orderBy: { id: 'desc' }, limit: page.size, offset: (page.page - 1) * page.size },
    );
    return toPage(items, total, page);
  }

  /** Throws ValidationError with every field at fault, TooManyWebhooksError. Not within a transaction: names are looked up. */
  async create(actor: Actor, typed: CreateWebhookInput): Promise<WebhookWithSecret> {
    requireAdmin(actor);
    const { em, secrets } = this.deps;
    const values = await this.checked(typed);
    if ((await em.count(Webhook)) >= MAX_WEBHOOKS) throw new TooManyWebhooksError(MAX_WEBHOOKS);
    const secret = newSecret();
    const webhook = em.create(Webhook, { ...values, sealedSecret: secrets.seal(secret) });
    await em.persist(webhook).flush();
    return { webhook, secret };
  }

  /** Throws WebhookNotFoundError, VersionConflictError, ValidationError. Not within a transaction: names are looked up. */
  async update(actor: Actor, { id, version, ...changes }: UpdateWebhookInput): Promise<Webhook> {
    requireAdmin(actor);
    const { em } = this.deps;
    const found = await em.findOne(Webhook, { id: parseId(id) ?? 0 });
    if (!found) throw new WebhookNotFoundError();
    const { name, url, events, active } = found;
    const values = await this.checked({ name, url, events, active, ...given(changes) }, found.url);
    return em.transactional(async (tx) => {
      const webhook = await lock(tx, id);
      assertVersion(webhook, version, 'WEBHOOK.VERSION_CONFLICT');
      tx.assign(webhook, values);
      await tx.flush();
      return webhook;
    });
  }

  /** A new secret; the old one signs beside it for 24 hours. Throws WebhookNotFoundError. */
  async rotateSecret(actor: Actor, id: unknown, now = new Date()): Promise<WebhookWithSecret> {
    requireAdmin(actor);
    const secret = newSecret();
    return this.deps.em.transactional(async (em) => {
      const webhook = await lock(em, id);
      webhook.previousSealedSecret = webhook.sealedSecret;
      webhook.previousSecretUntil = new Date(now.getTime() + ROTATION_MS);
      webhook.sealedSecret = this.deps.secrets.seal(secret);
      await em.flush();
      return { webhook, secret };
    });
  }

  /** With its deliveries; what waits is not sent. Throws WebhookNotFoundError. */
  async delete(actor: Actor, id: unknown): Promise<void> {
    requireAdmin(actor);
    await this.deps.em.transactional(async (em) => {
      await em.remove(await lock(em, id)).flush();
    });
  }

  /** Sends an event that tells nothing, once, whether the webhook is on or off. Throws WebhookNotFoundError. */
  async sendTest(actor: Actor, id: unknown, now = new Date()): Promise<WebhookDelivery> {
    requireAdmin(actor);
    return this.deps.em.transactional(async (em) => {
      const webhook = await lock(em, id);
      const event = { id: randomUUID(), type: TEST_EVENT_TYPE, createdAt: now };
      const delivery = em.create(WebhookDelivery, {
        webhook,
        eventId: event.id,
        eventType: event.type,
        body: payloadText(event),
      });
      await em.persist(delivery).flush();
      await this.deps.jobs.enqueue('webhook-delivery', { deliveryId: delivery.id, round: delivery.round });
      return delivery;
    });
  }

  /** Sends what was delivered, has failed or still waits once more, as the same event. Throws WebhookDeliveryNotFoundError, WebhookSwitchedOffError. */
  async replay(actor: Actor, id: unknown): Promise<WebhookDelivery> {
    requireAdmin(actor);
    return this.deps.em.transactional(async (em) => {
      const delivery = await em.findOne(
        WebhookDelivery,
        { id: parseId(id) ?? 0 },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!delivery) throw new WebhookDeliveryNotFoundError();
      const webhook = await delivery.webhook.loadOrFail();
      if (!webhook.active && delivery.eventType !== TEST_EVENT_TYPE) throw new WebhookSwitchedOffError();
      delivery.status = WebhookDeliveryStatus.PENDING;
      delivery.round += 1;
      await em.flush();
      await this.deps.jobs.enqueue('webhook-delivery', { deliveryId: delivery.id, round: delivery.round });
      return delivery;
    });
  }

  /** The values as they are kept. An address that stays as it was is not looked up again. */
  private async checked(
    typed: { [Field in keyof CreateWebhookInput]: unknown },
    knownUrl?: string,
  ): Promise<CreateWebhookInput> {
    const input = Object.assign(new CreateWebhookInput(), {
      name: cleanLine(typed.name),
      url: cleanLine(typed.url),
      events: Array.isArray(typed.events) ? [...new Set(typed.events)] : typed.events,
      active: typed.active,
    });
    checkInput(input);
    if (input.url !== knownUrl) checkInput({}, await this.urlProblems(input.url));
    return { ...input };
  }

  private async urlProblems(url: string): Promise<FieldErrors> {
    try {
      await this.deps.targets.find(url);
      return {};
    } catch (error) {
      if (error instanceof WebhookTargetError) return { url: [PROBLEMS[error.problem]] };
      throw error;
    }
  }

  private async lastOf(ids: readonly number[]): Promise<(WebhookDelivery | null)[]> {
    const newest = await this.deps.em.execute<{ id: number }[]>(
      'select max(id) as id from webhook_delivery where webhook_id in (?) group by webhook_id',
      [[...ids]],
    );
    const found = await this.deps.em.find(WebhookDelivery, { id: { $in: newest.map(({ id }) => id) } });
    return ids.map((id) => found.find(({ webhook }) => webhook.id === id) ?? null);
  }
}

/** The webhook, locked until the transaction ends. Throws WebhookNotFoundError. */
async function lock(em: Em, id: unknown): Promise<Webhook> {
  const webhook = await em.findOne(
    Webhook,
    { id: parseId(id) ?? 0 },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!webhook) throw new WebhookNotFoundError();
  return webhook;
}

/** Left out is undefined, and null says no more than that. */
function given(changes: Omit<UpdateWebhookInput, 'id' | 'version'>): Partial<CreateWebhookInput> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined && value !== null));
}
