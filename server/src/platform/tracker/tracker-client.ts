import { DomainError } from '../../kernel/domain-error.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import { readPosition, type TrackerPosition } from './tracker-position.js';

/** Where positions come from: a GPS service over the network, or the simulator. */
export interface TrackerClient {
  /**
   * Where a device is now; undefined when the service answers without usable coordinates. Throws TrackerDownError when it does
   * not answer, answers nonsense or is known to be down.
   */
  position(deviceId: string): Promise<TrackerPosition | undefined>;
}

/** The GPS service does not serve just now. */
export class TrackerDownError extends DomainError {
  constructor() {
    super('unavailable', 'TRACKER.DOWN', 'Le service GPS ne répond pas pour le moment. Réessayez dans un instant.');
  }
}

/** No GPS service is configured: every question is told so. */
export const ABSENT_TRACKER: TrackerClient = { position: () => Promise.reject(new TrackerDownError()) };

export interface TrackerOptions {
  readonly url: string;
  /** An answer that takes longer counts as none. */
  readonly timeoutMs?: number;
  /** Further tries after the first, each after twice the wait of the one before. */
  readonly retries?: number;
  readonly firstWaitMs?: number;
  /** After so many calls without an answer the service is left alone for a while. */
  readonly failuresToOpen?: number;
  readonly openForMs?: number;
  /** Told once when the service goes down and once when it is back. */
  readonly onState?: (up: boolean, cause?: unknown) => void;
  readonly now?: () => number;
}

/** A position is a few hundred bytes; of a service that never ends its answer not every byte of four seconds is kept. */
const MAX_ANSWER_BYTES = 64 * 1024;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A client of `{url}/api/position/{deviceID}` with a time-out, tries with growing waits, and a circuit breaker: while it is
 * open calls fail at once, then one is let through to see.
 */
export function createTrackerClient(options: TrackerOptions): TrackerClient {
  const { timeoutMs = 4_000, retries = 2, firstWaitMs = 250, failuresToOpen = 5, openForMs = 15_000 } = options;
  const now = options.now ?? Date.now;
  let failures = 0;
  let openUntil = 0;
  let probing = false;

  const ask = async (deviceId: string): Promise<unknown> => {
    const base = options.url.replace(/\/+$/, '');
    const reply = await fetch(`${base}/api/position/${encodeURIComponent(deviceId)}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    // A device the service does not know has no position; that is an answer.
    if (reply.status === 404) return {};
    if (!reply.ok) throw new Error(`the tracker answered ${reply.status}`);
    return JSON.parse(await textOf(reply)) as unknown;
  };

  const tried = async (deviceId: string): Promise<unknown> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask(deviceId);
      } catch (error) {
        if (attempt >= retries) throw error;
        await wait(firstWaitMs * 2 ** attempt);
      }
    }
  };

  return {
    async position(deviceId) {
      const closed = failures < failuresToOpen;
      if (!closed && (probing || now() < openUntil)) throw new TrackerDownError();
      probing ||= !closed;
      try {
        const answer = await elsewhere(() => (closed ? tried(deviceId) : ask(deviceId)));
        // Also by a call that began before the others failed.
        if (failures >= failuresToOpen) options.onState?.(true);
        failures = 0;
        return readPosition(answer);
      } catch (error) {
        failures += 1;
        openUntil = now() + openForMs;
        if (failures === failuresToOpen) options.onState?.(false, error);
        throw new TrackerDownError();
      } finally {
        // A call from before the service went down says nothing of the one that looks whether it is back.
        if (!closed) probing = false;
      }
    },
  };
}

/** The body of an answer. Throws when it is larger than any position. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the tracker answered more than a position');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
