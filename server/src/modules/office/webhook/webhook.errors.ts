import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

export class WebhookNotFoundError extends NotFoundError {
  constructor() {
    super("Ce webhook n'existe pas.", 'WEBHOOK.NOT_FOUND');
  }
}

/** Never made, of a webhook that is gone, or older than 30 days. */
export class WebhookDeliveryNotFoundError extends NotFoundError {
  constructor() {
    super("Cet envoi n'existe plus.", 'WEBHOOK.DELIVERY_NOT_FOUND');
  }
}

/** Every event writes and sends once for each of them. */
export class TooManyWebhooksError extends DomainError {
  constructor(max: number) {
    super('conflict', 'WEBHOOK.TOO_MANY', `Une agence a ${max} webhooks au plus. Supprimez-en un d'abord.`);
  }
}

/** What is switched off is sent no event again, a test excepted. */
export class WebhookSwitchedOffError extends DomainError {
  constructor() {
    super('conflict', 'WEBHOOK.SWITCHED_OFF', "Ce webhook est désactivé. Activez-le avant de renvoyer l'événement.");
  }
}
