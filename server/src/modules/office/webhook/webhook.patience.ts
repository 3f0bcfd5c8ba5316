import { WebhookFailure } from './webhook.enums.js';

/** Three times as long as one attempt may take: of a receiver that hangs, a quarter of the time at most is waited for. */
const LEFT_ALONE_MS = 30_000;

interface Slow {
  leftAloneUntil: number;
  probing: boolean;
}

/**
 * Receivers that let an attempt run into its time limit. A thousand events for one of them would hold up everybody else's:
 * until one is taken it is left alone for a while, then asked by one event at a time. Of this instance; each finds out for
 * itself.
 */
export class SlowReceivers {
  private readonly slow = new Map<number, Slow>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether an event may be sent to a webhook now. Who is told so reports how it went. */
  mayTry(webhookId: number): boolean {
    const known = this.slow.get(webhookId);
    if (!known) return true;
    if (known.probing || this.now() < known.leftAloneUntil) return false;
    known.probing = true;
    return true;
  }

  /** Whether events may have been kept from a webhook since it last took one. */
  has(webhookId: number): boolean {
    return this.slow.has(webhookId);
  }

  report(webhookId: number, failure: WebhookFailure | undefined): void {
    if (failure === WebhookFailure.TIMEOUT)
      this.slow.set(webhookId, { leftAloneUntil: this.now() + LEFT_ALONE_MS, probing: false });
    else if (!failure) this.slow.delete(webhookId);
    // It answers, but not well: the next event may ask at once, still one at a time.
    else if (this.has(webhookId)) this.slow.set(webhookId, { leftAloneUntil: this.now(), probing: false });
  }
}
