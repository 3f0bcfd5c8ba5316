import type { EventBus } from '../../../platform/events/event-bus.js';
import { eventQueue } from '../../../platform/events/event-queue.js';
import type { Leases } from '../../../platform/leases/leases.js';
import { DeviceFailingError, type TrackerClient } from '../../../platform/tracker/tracker-client.js';
import { type PositionNews, VEHICLE_POSITION } from './position.events.js';

/** A vehicle that has a tracker, with the id under which the GPS service knows it. */
export interface TrackedVehicle {
  readonly id: number;
  readonly deviceId: string;
}

interface Watch {
  watchers: number;
  timer: NodeJS.Timeout | undefined;
  last: PositionNews | undefined;
  asking: boolean;
}

interface Deps {
  readonly tracker: TrackerClient;
  readonly events: EventBus;
  readonly leases: Leases;
  /** Milliseconds between two requests; 5000 by default (docs/rules/tracking.md#live-position). */
  readonly pollMs?: number;
}

const POLL_MS = 5_000;
/** Longer than two rounds, so that a slow answer loses no lease; after it another instance takes over. */
const LEASE_ROUNDS = 2.5;

/**
 * Watches live positions: one of several instances asks a device every 5 s while someone watches its vehicle, once however many watch; all
 * instances receive the answer through the event bus.
 */
export class PositionFeed {
  private readonly watches = new Map<number, Watch>();
  private readonly pollMs: number;
  private readonly stopListening: () => void;

  constructor(private readonly deps: Deps) {
    this.pollMs = deps.pollMs ?? POLL_MS;
    this.stopListening = deps.events.listen(VEHICLE_POSITION, (news) => {
      const watch = this.watches.get(news.vehicleId);
      if (watch) watch.last = news;
    });
  }

  /** Yields the known state of a vehicle, then its news, from the first `next` on. Ends when the consumer returns. */
  watch(vehicle: TrackedVehicle): AsyncIterableIterator<PositionNews> {
    return eventQueue((receive) => {
      const { last } = this.join(vehicle);
      if (last && Date.now() - last.at < 2 * this.pollMs) receive(last);
      const stop = this.deps.events.listen(VEHICLE_POSITION, (news) => {
        if (news.vehicleId === vehicle.id) receive(news);
      });
      return () => {
        stop();
        this.leave(vehicle.id);
      };
    });
  }

  /** Asks a device now. Never throws: a failure is part of the answer. */
  async ask({ id, deviceId }: TrackedVehicle): Promise<PositionNews> {
    const at = Date.now();
    try {
      const position = (await this.deps.tracker.position(deviceId)) ?? null;
      return { vehicleId: id, at, position, problem: position ? null : 'NO_COORDINATES' };
    } catch (error) {
      const problem = error instanceof DeviceFailingError ? 'DEVICE_FAILING' : 'TRACKER_DOWN';
      return { vehicleId: id, at, position: null, problem };
    }
  }

  /** How many devices this instance currently polls. */
  get watched(): number {
    return this.watches.size;
  }

  /** Stops asking for positions, and stops receiving the events of other instances. */
  async close(): Promise<void> {
    for (const id of [...this.watches.keys()]) this.stop(id);
    this.stopListening();
  }

  private join(vehicle: TrackedVehicle): Watch {
    const running = this.watches.get(vehicle.id);
    if (running) {
      running.watchers += 1;
      return running;
    }
    const watch: Watch = { watchers: 1, timer: undefined, last: undefined, asking: false };
    this.watches.set(vehicle.id, watch);
    const round = (): void => void this.round(vehicle, watch);
    watch.timer = setInterval(round, this.pollMs);
    watch.timer.unref();
    // Delayed, because the subscriber starts listening only after this call.
    setImmediate(round);
    return watch;
  }

  private leave(vehicleId: number): void {
    const watch = this.watches.get(vehicleId);
    if (!watch) return;
    watch.watchers -= 1;
    if (watch.watchers === 0) this.stop(vehicleId);
  }

  private stop(vehicleId: number): void {
    const watch = this.watches.get(vehicleId);
    if (!watch) return;
    this.watches.delete(vehicleId);
    clearInterval(watch.timer);
    void this.deps.leases.release(leaseOf(vehicleId));
  }

  private async round(vehicle: TrackedVehicle, watch: Watch): Promise<void> {
    // Rounds are skipped while an answer is pending.
    if (watch.asking || this.watches.get(vehicle.id) !== watch) return;
    watch.asking = true;
    try {
      if (!(await this.deps.leases.hold(leaseOf(vehicle.id), this.pollMs * LEASE_ROUNDS))) return;
      this.deps.events.publish(VEHICLE_POSITION, await this.ask(vehicle));
    } finally {
      watch.asking = false;
    }
  }
}

function leaseOf(vehicleId: number): string {
  return `position:${vehicleId}`;
}
