import { setImmediate as breathe } from 'node:timers/promises';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { Leases } from '../../../platform/leases/leases.js';
import { fewAtOnce } from '../../../kernel/few-at-once.js';
import { type FleetBatch, FleetMemory, FleetWatch, type LastKnown, MAX_BATCH } from './fleet-news.js';
import type { PositionFeed, TrackedVehicle } from './position-feed.js';
import { FLEET_POSITIONS, FLEET_WATCHED, type FleetNews } from './position.events.js';
import { inBatches } from '../../../kernel/in-batches.js';

/** Reads the stored data of the fleet. */
export interface FleetRecords {
  /** Returns the vehicles in use that have a tracker. */
  readonly tracked: () => Promise<TrackedVehicle[]>;
  /** Returns the last recorded positions, by vehicle id. */
  readonly lastKnown: () => Promise<ReadonlyMap<number, LastKnown>>;
}

interface Deps {
  readonly feed: Pick<PositionFeed, 'ask'>;
  readonly events: EventBus;
  readonly leases: Leases;
  readonly records: FleetRecords;
  readonly onError: (error: unknown) => void;
  /** From the start of one sweep to the start of the next; a longer sweep delays the next one. */
  readonly sweepMs?: number;
}

const SWEEP_MS = 15_000;
/** How many times per sweep the instances decide which of them sweeps. */
const TICKS = 4;
/** Longer than two ticks, so that a busy moment loses no lease; after it another instance takes over. */
const LEASE_TICKS = 2.5;
/** How many devices are asked at once: enough for 2,000 within a sweep while an answer takes up to 0.4 s. */
const ASKED_AT_ONCE = 64;
/** Answers are sent after this time even if a slow tracker has not filled a batch. */
const TELL_MS = 1_000;
const LEASE = 'fleet-positions';

/**
 * Watches positions of the whole fleet: one of several instances asks every device each 15 s while someone watches, once however many
 * watch; all instances receive the answers through the event bus. Nothing is stored when nobody watches (law 09-08).
 */
export class FleetFeed {
  private readonly watches = new Set<FleetWatch>();
  private readonly memory = new FleetMemory();
  private readonly sweepMs: number;
  private readonly stopListening: (() => void)[];
  private timer: NodeJS.Timeout | undefined;
  private nextSweepAt = 0;
  private sweeping = false;
  private held = false;

  constructor(private readonly deps: Deps) {
    this.sweepMs = deps.sweepMs ?? SWEEP_MS;
    this.stopListening = [
      deps.events.listen(FLEET_POSITIONS, ({ news }) => {
        if (this.watches.size === 0) return;
        const batch = this.memory.accept(news);
        for (const watch of this.watches) watch.tell(batch);
      }),
      deps.events.listen(FLEET_WATCHED, () => {
        if (this.held) this.publish(this.memory.all());
      }),
    ];
  }

  /** Yields the known state of each vehicle, then changes, in batches. Ends when the consumer returns. */
  watch(): AsyncIterableIterator<FleetBatch> {
    const watch = new FleetWatch(() => this.leave(watch));
    this.watches.add(watch);
    if (this.watches.size === 1) this.start();
    else watch.tell({ changes: this.memory.all(), unchanged: [] });
    return watch;
  }

  /** Returns the newest state of a vehicle; undefined unless somebody watches the fleet. */
  lastOf(vehicleId: number): FleetNews | undefined {
    return this.memory.get(vehicleId);
  }

  /** Ends all watches, and stops receiving the events of other instances. */
  async close(): Promise<void> {
    for (const watch of [...this.watches]) await watch.return();
    for (const stop of this.stopListening) stop();
  }

  private start(): void {
    const tickMs = this.sweepMs / TICKS;
    const tick = (): void => void this.tick(tickMs * LEASE_TICKS).catch(this.deps.onError);
    this.nextSweepAt = 0;
    this.timer = setInterval(tick, tickMs);
    this.timer.unref();
    // Delayed, because the subscriber starts listening only after this call.
    setImmediate(() => {
      this.deps.events.publish(FLEET_WATCHED, {});
      tick();
    });
  }

  private leave(watch: FleetWatch): void {
    this.watches.delete(watch);
    if (this.watches.size > 0) return;
    clearInterval(this.timer);
    this.memory.clear();
    this.giveBack();
  }

  private giveBack(): void {
    if (!this.held) return;
    this.held = false;
    void this.deps.leases.release(LEASE);
  }

  private async tick(leaseMs: number): Promise<void> {
    if (this.watches.size === 0) return;
    this.held = await this.deps.leases.hold(LEASE, leaseMs);
    // The last watcher may have left meanwhile.
    if (this.watches.size === 0) return this.giveBack();
    if (!this.held || this.sweeping || Date.now() < this.nextSweepAt) return;
    this.nextSweepAt = Date.now() + this.sweepMs;
    this.sweeping = true;
    try {
      await this.sweep();
    } finally {
      this.sweeping = false;
    }
  }

  private async sweep(): Promise<void> {
    const fleet = await this.deps.records.tracked();
    this.memory.keepOnly(new Set(fleet.map(({ id }) => id)));
    // When another instance takes over, the vehicles asked longest ago come first.
    const askedAt = ({ id }: TrackedVehicle): number => this.memory.get(id)?.at ?? 0;
    const inOrder = [...fleet].sort((one, other) => askedAt(one) - askedAt(other));
    // The first sweep has no earlier state of vehicles that do not answer.
    const recorded = fleet.some(({ id }) => !this.memory.get(id)) ? await this.deps.records.lastKnown() : undefined;
    const found: FleetNews[] = [];
    const tell = (): void => this.publish(found.splice(0));
    const ask = async (vehicle: TrackedVehicle): Promise<void> => {
      if (!this.held || this.watches.size === 0) return;
      found.push(this.memory.weigh(await this.deps.feed.ask(vehicle), recorded?.get(vehicle.id)));
      if (found.length >= MAX_BATCH) tell();
      // If answers are immediate, as from a service known to be down, the loop must still let other work run.
      await breathe();
    };
    const inTurn = fewAtOnce(ASKED_AT_ONCE);
    const telling = setInterval(tell, TELL_MS);
    try {
      await Promise.all(inOrder.map((vehicle) => inTurn(() => ask(vehicle))));
    } finally {
      clearInterval(telling);
      tell();
    }
  }

  private publish(news: readonly FleetNews[]): void {
    for (const batch of inBatches(news, MAX_BATCH)) this.deps.events.publish(FLEET_POSITIONS, { news: batch });
  }
}
