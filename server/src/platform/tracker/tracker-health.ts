import { LRUCache } from 'lru-cache';

/** How long the last result of a device says something of the service; longer than a round of questions with its retries. */
const WINDOW_MS = 60_000;
/** The service is down when more than this share of the devices that were asked lately failed. */
const SHARE_DOWN = 0.9;
const MAX_DEVICES = 10_000;

interface Device {
  readonly failed: boolean;
  readonly at: number;
  /** When it last gave an answer; undefined if it never did. */
  readonly answeredAt: number | undefined;
}

/** How many failures in a row open the breaker, and for how long (ms). */
export interface HealthOptions {
  readonly failuresToOpen: number;
  readonly openForMs: number;
  readonly now: () => number;
  /** Called once when the service goes down and once when it is back. */
  readonly onState: (up: boolean, cause?: unknown) => void;
}

/**
 * Tells a GPS service that is down from devices that fail: a circuit breaker that opens when nearly all devices fail by the network or by an error of the
 * service, and that does not take a known bad device for its test of whether the service is back (docs/rules/tracking.md#the-gps-service).
 */
export class TrackerHealth {
  private readonly devices = new LRUCache<string, Device>({ max: MAX_DEVICES });
  private failures = 0;
  private downSince: number | undefined;
  private openUntil = 0;
  private probing = false;

  constructor(private readonly options: HealthOptions) {}

  /** Returns how a device may be asked now: not at all, once to test the service, or as usual. */
  admits(deviceId: string): 'no' | 'as a test' | 'yes' {
    if (this.downSince === undefined) return 'yes';
    if (this.probing || this.options.now() < this.openUntil || this.isKnownBad(deviceId, this.downSince)) return 'no';
    this.probing = true;
    return 'as a test';
  }

  /** Tells whether the last answer of a device was a failure, so that it is not worth several attempts. */
  fails(deviceId: string): boolean {
    return this.devices.get(deviceId)?.failed ?? false;
  }

  /** Tells whether another device has answered lately, so that a failure is the device's own. */
  othersAnswer(deviceId: string): boolean {
    return this.recent().some(([id, { failed }]) => id !== deviceId && !failed);
  }

  /** Records an answer: the service is up, also if the call began before others failed. */
  answered(deviceId: string): void {
    const at = this.options.now();
    this.devices.set(deviceId, { failed: false, at, answeredAt: at });
    this.failures = 0;
    if (this.downSince === undefined) return;
    this.downSince = undefined;
    this.options.onState(true);
  }

  /** Records a failure; one of the `service` counts towards its being down. */
  failed(deviceId: string, kind: 'device' | 'service', cause: unknown): void {
    const at = this.options.now();
    this.devices.set(deviceId, { failed: true, at, answeredAt: this.devices.get(deviceId)?.answeredAt });
    if (kind === 'device') return;
    this.failures += 1;
    this.openUntil = at + this.options.openForMs;
    if (this.downSince !== undefined || this.failures < this.options.failuresToOpen) return;
    const recent = this.recent();
    if (recent.filter(([, { failed }]) => failed).length <= SHARE_DOWN * recent.length) return;
    this.downSince = at;
    this.options.onState(false, cause);
  }

  /** Ends a test, whatever its result. */
  tested(): void {
    this.probing = false;
  }

  /** Tells whether a device failed before the service went down, while others answered. */
  private isKnownBad(deviceId: string, downSince: number): boolean {
    const wasWell = ({ answeredAt }: Device): boolean =>
      answeredAt !== undefined && answeredAt >= downSince - WINDOW_MS;
    const device = this.devices.get(deviceId);
    return device !== undefined && !wasWell(device) && [...this.devices.values()].some(wasWell);
  }

  private recent(): [string, Device][] {
    const since = this.options.now() - WINDOW_MS;
    return [...this.devices.entries()].filter(([, { at }]) => at >= since);
  }
}
