import { resolver, type ServerModule } from '../../../api/module.js';
import { SecretBox } from '../../../kernel/secret-box.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { NotificationService } from '../notification/notification.service.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookDeliverer } from './webhook-deliverer.js';
import { Webhook } from './webhook.entity.js';
import { WebhookOutbox } from './webhook-outbox.js';
import { WebhookResolver } from './webhook.resolver.js';
import { WEBHOOK_SECRETS } from './webhook-secret.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhookService } from './webhook.service.js';
import { WebhookTargets } from './webhook-target.js';
import { WEBHOOK_DELIVERY, WEBHOOK_RETENTION } from './webhook.jobs.js';

interface Services extends Platform {
  readonly notifications: NotificationService;
  readonly webhooks: WebhookService;
  readonly webhookSecrets: SecretBox;
  readonly webhookTargets: WebhookTargets;
}

export const webhookModule = {
  entities: [Webhook, WebhookDelivery],
  jobs: [WEBHOOK_DELIVERY, WEBHOOK_RETENTION],
  services: {
    webhookSecrets: ({ authSecret }: Platform) => new SecretBox(authSecret, WEBHOOK_SECRETS),
    webhookTargets: ({ publicUrl }: Platform) => new WebhookTargets({ publicUrl }),
    webhooks: ({ em, reader, jobs, webhookSecrets: secrets, webhookTargets: targets }: Services) =>
      new WebhookService({ em, reader, jobs, secrets, targets }),
  },
  resolvers: [resolver(WebhookResolver, ({ webhooks }: Services) => new WebhookResolver(webhooks))],
  register: ({ em, jobs, notifications, domainEvents, webhookSecrets: secrets, webhookTargets }: Services) => {
    const sender = new WebhookSender(webhookTargets);
    new WebhookOutbox({ domainEvents, jobs }).register();
    new WebhookDeliverer({ em, jobs, notifications, secrets, sender }).register();
  },
} satisfies ServerModule<never>;
