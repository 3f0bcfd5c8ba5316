import { setImmediate as breathe } from 'node:timers/promises';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { Leases } from '../../../platform/leases/leases.js';
import { fewAtOnce } from '../../../kernel/few-at-once.js';
import { type FleetBatch, FleetMemory, FleetWatch, type LastKnown, MAX_BATCH } from './fleet-news.js';
import type { PositionFeed, TrackedVehicle } from './position-feed.js';
import { FLEET_POSITIONS, FLEET_WATCHED, type FleetNews } from './tracking.events.js';
import { inBatches } from '../../../kernel/in-batches.js';

/** What is stored of the fleet. */
export interface FleetRecords {
  /** The vehicles in use that carry a tracker. */
  readonly tracked: () => Promise<TrackedVehicle[]>;
  /** Where vehicles were last recorded, by their id. */
  readonly lastKnown: () => Promise<ReadonlyMap<number, LastKnown>>;
}

interface Deps {
  readonly feed: Pick<PositionFeed, 'ask'>;
  readonly events: EventBus;
  readonly leases: Leases;
  readonly records: FleetRecords;
  readonly onError: (error: unknown) => void;
  /** From the start of one sweep to the start of the next; a sweep that takes longer is waited for. */
  readonly sweepMs?: number;
}

const SWEEP_MS = 15_000;
/** Who sweeps is settled so many times a sweep. */
const TICKS = 4;
/** Longer than two ticks, so that a busy moment loses no lease; another instance takes over after it. */
const LEASE_TICKS = 2.5;
/** Devices: 2,000 within a sweep while an answer takes up to 0.4 s. */
const ASKED_AT_ONCE = 64;
/** What a slow tracker has answered does not wait for a full batch. */
const TELL_MS = 1_000;
const LEASE = 'fleet-positions';

/**
 * Where the whole fleet is: every device is asked each 15 s while someone watches, once however many watch, by one instance
 * of several; all of them learn the answers by the event bus. Nothing is kept when nobody watches (law 09-08).
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

  /** What is known of each vehicle, then what changes, in batches. Ends when the consumer returns. */
  watch(): AsyncIterableIterator<FleetBatch> {
    const watch = new FleetWatch(() => this.leave(watch));
    this.watches.add(watch);
    if (this.watches.size === 1) this.start();
    else watch.tell({ changes: this.memory.all(), unchanged: [] });
    return watch;
  }

  /** The newest of a vehicle; undefined unless somebody watches the fleet. */
  lastOf(vehicleId: number): FleetNews | undefined {
    return this.memory.get(vehicleId);
  }

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
    // The one who asks for the subscription listens in a moment; the first answers come after that.
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
    // The last one may have left meanwhile.
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
    // After a change of hands those come first that were asked longest ago.
    const askedAt = ({ id }: TrackedVehicle): number => this.memory.get(id)?.at ?? 0;
    const inOrder = [...fleet].sort((one, other) => askedAt(one) - askedAt(other));
    // The first sweep knows nothing of what does not answer it.
    const recorded = fleet.some(({ id }) => !this.memory.get(id)) ? await this.deps.records.lastKnown() : undefined;
    const found: FleetNews[] = [];
    const tell = (): void => this.publish(found.splice(0));
    const ask = async (vehicle: TrackedVehicle): Promise<void> => {
      if (!this.held || this.watches.size === 0) return;
      found.push(this.memory.weigh(await this.deps.feed.ask(vehicle), recorded?.get(vehicle.id)));
      if (found.length >= MAX_BATCH) tell();
      // Answers that are there at once, as of a service that is known to be down, hold nobody up.
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
