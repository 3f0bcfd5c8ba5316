import { DomainError } from '../../kernel/domain-error.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import { readPosition, type TrackerPosition } from './tracker-position.js';

/** The source of positions: a GPS service over the network, or the simulator. */
export interface TrackerClient {
  /**
   * Returns the current position of a device; undefined if the service answers without usable coordinates. Throws TrackerDownError if it
   * does not answer, answers invalid data or is known to be down.
   */
  position(deviceId: string): Promise<TrackerPosition | undefined>;
}

/** Thrown while the GPS service is down. */
export class TrackerDownError extends DomainError {
  constructor() {
    super('unavailable', 'TRACKER.DOWN', 'Le service GPS ne répond pas pour le moment. Réessayez dans un instant.');
  }
}

/** Stands in where no GPS service is configured; every call fails. */
export const ABSENT_TRACKER: TrackerClient = { position: () => Promise.reject(new TrackerDownError()) };

/** The address of the GPS service, how long to wait for its answers (ms), and how often to retry. */
export interface TrackerOptions {
  readonly url: string;
  /** How long to wait for an answer. */
  readonly timeoutMs?: number;
  /** How many retries follow the first try, each after twice the previous wait. */
  readonly retries?: number;
  readonly firstWaitMs?: number;
  /** After this many calls without an answer the service is left alone for a while. */
  readonly failuresToOpen?: number;
  readonly openForMs?: number;
  /** Called once when the service goes down and once when it is back. */
  readonly onState?: (up: boolean, cause?: unknown) => void;
  readonly now?: () => number;
}

/** A position takes a few hundred bytes; a longer answer is cut off, because it might never end. */
const MAX_ANSWER_BYTES = 64 * 1024;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Creates a client of `{url}/api/position/{deviceID}` with a time-out, retries with growing waits, and a circuit breaker: while it is open
 * calls fail at once, then a single call tests the service.
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
    // For a device that the service does not know, having no position is a valid answer.
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
        // Also if the call began before others failed.
        if (failures >= failuresToOpen) options.onState?.(true);
        failures = 0;
        return readPosition(answer);
      } catch (error) {
        failures += 1;
        openUntil = now() + openForMs;
        if (failures === failuresToOpen) options.onState?.(false, error);
        throw new TrackerDownError();
      } finally {
        // A call that began before the service went down must not end the test of whether it is back.
        if (!closed) probing = false;
      }
    },
  };
}

/** Reads the body of an answer. Throws if it is larger than any position. */
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
