import type { FleetNews, PositionNews } from './position.events.js';

/** One batch of news for a watcher of the fleet. */
export interface FleetBatch {
  /** Vehicles whose known state changed. */
  readonly changes: readonly FleetNews[];
  /** Unchanged vehicles, and when each was last checked, in milliseconds since the epoch. */
  readonly unchanged: readonly Pick<FleetNews, 'vehicleId' | 'at'>[];
}

/** The last known position of a vehicle, and its time. */
export type LastKnown = Pick<FleetNews, 'position' | 'positionAt'>;

/** The most vehicles in one batch, so that a Redis message and a WebSocket frame stay small. */
export const MAX_BATCH = 200;

/** The known state of the fleet, from the sweeps of this or another instance. */
export class FleetMemory {
  private readonly latest = new Map<number, FleetNews>();

  /** Merges a tracker's answer with the known state: missing values are taken from the last answer, or else from the records. */
  weigh(answer: PositionNews, recorded?: LastKnown): FleetNews {
    const before = this.latest.get(answer.vehicleId);
    const { position } = answer;
    if (!position) {
      const last = before?.position ? before : recorded;
      return {
        ...answer,
        position: last?.position ?? null,
        positionAt: last?.positionAt ?? null,
        since: before?.since ?? null,
      };
    }
    // The start of a state is unknown until a change is seen.
    const same = before?.position?.state === position.state;
    return { ...answer, positionAt: answer.at, since: before?.position ? (same ? before.since : answer.at) : null };
  }

  /** Takes over newer states, and returns the news for watchers. */
  accept(news: readonly FleetNews[]): FleetBatch {
    const newer = news.filter(({ vehicleId, at }) => at > (this.latest.get(vehicleId)?.at ?? -Infinity));
    const changes = newer.filter((item) => hasChanged(this.latest.get(item.vehicleId), item));
    const changed = new Set(changes);
    for (const item of newer) this.latest.set(item.vehicleId, item);
    return { changes, unchanged: newer.filter((item) => !changed.has(item)) };
  }

  /** Removes vehicles that left the fleet. */
  keepOnly(vehicleIds: ReadonlySet<number>): void {
    for (const id of this.latest.keys()) if (!vehicleIds.has(id)) this.latest.delete(id);
  }

  /** Removes all vehicles. */
  clear(): void {
    this.latest.clear();
  }

  /** Returns the newest state of a vehicle; undefined if its tracker has not been asked yet. */
  get(vehicleId: number): FleetNews | undefined {
    return this.latest.get(vehicleId);
  }

  /** Returns the last known state of each vehicle; a vehicle whose tracker has not been asked yet is left out. */
  all(): FleetNews[] {
    return [...this.latest.values()];
  }
}

function hasChanged(before: FleetNews | undefined, now: FleetNews): boolean {
  if (!before || before.problem !== now.problem || before.since !== now.since) return true;
  const [one, other] = [before.position, now.position];
  if (!one || !other) return one !== other;
  return (
    one.state !== other.state ||
    one.latitude !== other.latitude ||
    one.longitude !== other.longitude ||
    one.speedKph !== other.speedKph ||
    one.address !== other.address
  );
}

/**
 * The pending news of one watcher, merged by vehicle, so that a slow watcher holds at most the fleet once and gets the newest state of
 * each.
 */
export class FleetWatch implements AsyncIterableIterator<FleetBatch> {
  private readonly changes = new Map<number, FleetNews>();
  private readonly unchanged = new Map<number, Pick<FleetNews, 'vehicleId' | 'at'>>();
  private readonly pulls: ((result: IteratorResult<FleetBatch>) => void)[] = [];
  private ended = false;

  constructor(private readonly onEnd: () => void) {}

  /** Adds news about vehicles, and passes them to consumers that wait in `next`. */
  tell({ changes, unchanged }: FleetBatch): void {
    for (const change of changes) {
      this.unchanged.delete(change.vehicleId);
      // A new change moves to the end, so that those waiting longest are sent first.
      this.changes.delete(change.vehicleId);
      this.changes.set(change.vehicleId, change);
    }
    for (const { vehicleId, at } of unchanged) {
      const waiting = this.changes.get(vehicleId);
      if (waiting) this.changes.set(vehicleId, { ...waiting, at });
      else this.unchanged.set(vehicleId, { vehicleId, at });
    }
    while (this.pulls.length > 0 && this.waits) this.pulls.shift()?.({ done: false, value: this.take() });
  }

  /** Resolves to the pending news of at most MAX_BATCH vehicles, as soon as there are any. */
  next(): Promise<IteratorResult<FleetBatch>> {
    if (this.ended) return Promise.resolve({ done: true, value: undefined });
    if (this.waits) return Promise.resolve({ done: false, value: this.take() });
    return new Promise((resolve) => this.pulls.push(resolve));
  }

  /** Ends the watch: `onEnd` is called once, and consumers that wait in `next` get `done`. */
  return(): Promise<IteratorResult<FleetBatch>> {
    if (!this.ended) {
      this.ended = true;
      this.onEnd();
      for (const pull of this.pulls.splice(0)) pull({ done: true, value: undefined });
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Returns the watch itself, so that it can be used in `for await`. Several loops would share the news among them. */
  [Symbol.asyncIterator](): this {
    return this;
  }

  private get waits(): boolean {
    return this.changes.size + this.unchanged.size > 0;
  }

  private take(): FleetBatch {
    const changes = [...this.changes.values()].slice(0, MAX_BATCH);
    const unchanged = [...this.unchanged.values()].slice(0, MAX_BATCH - changes.length);
    for (const { vehicleId } of changes) this.changes.delete(vehicleId);
    for (const { vehicleId } of unchanged) this.unchanged.delete(vehicleId);
    return { changes, unchanged };
  }
}
