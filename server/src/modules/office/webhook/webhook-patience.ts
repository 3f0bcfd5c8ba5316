import { WebhookFailure } from './webhook.enums.js';

/** Three times as long as an attempt may take, so that at most a quarter of the time is spent waiting for a receiver that hangs. */
const LEFT_ALONE_MS = 30_000;

interface Slow {
  leftAloneUntil: number;
  probing: boolean;
}

/**
 * Tracks receivers that let an attempt time out, because a thousand events for one of them would delay all others: it is not called for a
 * while, then with one event at a time until it accepts one. Each instance tracks them for itself.
 */
export class SlowReceivers {
  private readonly slow = new Map<number, Slow>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Tells whether an event may be sent to a webhook now. If true, the caller must call report(). */
  mayTry(webhookId: number): boolean {
    const receiver = this.slow.get(webhookId);
    if (!receiver) return true;
    if (receiver.probing || this.now() < receiver.leftAloneUntil) return false;
    receiver.probing = true;
    return true;
  }

  /** Tells whether a webhook is known as slow: since it last accepted an event, an attempt timed out. */
  has(webhookId: number): boolean {
    return this.slow.has(webhookId);
  }

  /** Records the result of an attempt: why it failed, or undefined if the event was accepted, which ends the slowing down. */
  report(webhookId: number, failure: WebhookFailure | undefined): void {
    if (failure === WebhookFailure.TIMEOUT)
      this.slow.set(webhookId, { leftAloneUntil: this.now() + LEFT_ALONE_MS, probing: false });
    else if (!failure) this.slow.delete(webhookId);
    // It answers, but not well: the next event may ask at once, still one at a time.
    else if (this.has(webhookId)) this.slow.set(webhookId, { leftAloneUntil: this.now(), probing: false });
  }
}
