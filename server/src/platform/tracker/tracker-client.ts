import { DomainError } from '../../kernel/domain-error.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import { TrackerHealth } from './tracker-health.js';
import { readPosition, type TrackerPosition } from './tracker-position.js';

/** The source of positions: a GPS service over the network, or the simulator. */
export interface TrackerClient {
  /**
   * Returns the current position of a device; undefined if the service answers without usable coordinates. Throws TrackerDownError if it
   * does not answer or is known to be down, DeviceFailingError if it answers for other devices.
   */
  position(deviceId: string): Promise<TrackerPosition | undefined>;
}

/** Thrown while the GPS service is down. */
export class TrackerDownError extends DomainError {
  constructor() {
    super('unavailable', 'TRACKER.DOWN', 'Le service GPS ne répond pas pour le moment. Réessayez dans un instant.');
  }
}

/** Thrown while a device fails for which others answer. */
export class DeviceFailingError extends DomainError {
  constructor() {
    super('unavailable', 'TRACKER.DEVICE_FAILING', 'Le traceur de ce véhicule ne répond pas pour le moment.');
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
  /** After this many calls without an answer, for nearly all devices, the service is left alone for a while. */
  readonly failuresToOpen?: number;
  readonly openForMs?: number;
  /** Called once when the service goes down and once when it is back. */
  readonly onState?: (up: boolean, cause?: unknown) => void;
  readonly now?: () => number;
}

/** A position takes a few hundred bytes; a longer answer is cut off, because it might never end. */
const MAX_ANSWER_BYTES = 64 * 1024;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** An answer that is the fault of one device: the service works, but says nothing of use about it. */
class DeviceFault extends Error {}

/**
 * Creates a client of `{url}/api/position/{deviceID}` with a time-out, retries with growing waits, and a circuit breaker: while it is open
 * calls fail at once, then a single call tests the service.
 */
export function createTrackerClient(options: TrackerOptions): TrackerClient {
  const { timeoutMs = 4_000, retries = 2, firstWaitMs = 250, failuresToOpen = 5, openForMs = 15_000 } = options;
  const { now = Date.now, onState = () => undefined } = options;
  const health = new TrackerHealth({ failuresToOpen, openForMs, now, onState });

  const ask = async (deviceId: string): Promise<unknown> => {
    const base = options.url.replace(/\/+$/, '');
    const reply = await fetch(`${base}/api/position/${encodeURIComponent(deviceId)}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    // For a device that the service does not know, having no position is a valid answer.
    if (reply.status === 404) return {};
    if (reply.status >= 500) throw new Error(`the tracker answered ${reply.status}`);
    if (!reply.ok) throw new DeviceFault(`the tracker answered ${reply.status}`);
    const text = await textOf(reply);
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      throw new DeviceFault('the tracker answered no JSON', { cause });
    }
  };

  const tried = async (deviceId: string, most: number): Promise<unknown> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask(deviceId);
      } catch (error) {
        if (attempt >= most || error instanceof DeviceFault) throw error;
        await wait(firstWaitMs * 2 ** attempt);
      }
    }
  };

  return {
    async position(deviceId) {
      const admitted = health.admits(deviceId);
      if (admitted === 'no') throw new TrackerDownError();
      const most = admitted === 'as a test' || health.fails(deviceId) ? 0 : retries;
      try {
        const answer = await elsewhere(() => tried(deviceId, most));
        health.answered(deviceId);
        return readPosition(answer);
      } catch (error) {
        health.failed(deviceId, error instanceof DeviceFault ? 'device' : 'service', error);
        throw health.othersAnswer(deviceId) ? new DeviceFailingError() : new TrackerDownError();
      } finally {
        // A call that began before the service went down must not end the test of whether it is back.
        if (admitted === 'as a test') health.tested();
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
    if (bytes > MAX_ANSWER_BYTES) throw new DeviceFault('the tracker answered more than a position');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
