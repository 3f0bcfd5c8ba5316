import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';

/** Thrown when there is no webhook with the id, or it was deleted. */
export class WebhookNotFoundError extends NotFoundError {
  constructor() {
    super("Ce webhook n'existe pas.", 'WEBHOOK.NOT_FOUND');
  }
}

/** Thrown if the delivery never existed, was deleted with its webhook, or is older than 30 days. */
export class WebhookDeliveryNotFoundError extends NotFoundError {
  constructor() {
    super("Cet envoi n'existe plus.", 'WEBHOOK.DELIVERY_NOT_FOUND');
  }
}

/** Limits the number of webhooks, because every event is stored and sent once for each. */
export class TooManyWebhooksError extends DomainError {
  constructor(max: number) {
    super('conflict', 'WEBHOOK.TOO_MANY', `Une agence a ${max} webhooks au plus. Supprimez-en un d'abord.`);
  }
}

/** Thrown because a webhook that is off gets no replays, only tests. */
export class WebhookSwitchedOffError extends DomainError {
  constructor() {
    super('conflict', 'WEBHOOK.SWITCHED_OFF', "Ce webhook est désactivé. Activez-le avant de renvoyer l'événement.");
  }
}
