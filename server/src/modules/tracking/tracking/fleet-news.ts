import type { FleetNews, PositionNews } from './tracking.events.js';

/** What a watcher of the fleet is told at once. */
export interface FleetBatch {
  /** Vehicles of which something else is known than before. */
  readonly changes: readonly FleetNews[];
  /** Vehicles that are as they were, and when that was last found, in milliseconds since the epoch. */
  readonly unchanged: readonly Pick<FleetNews, 'vehicleId' | 'at'>[];
}

/** Where a vehicle was last known to be, and when. */
export type LastKnown = Pick<FleetNews, 'position' | 'positionAt'>;

/** The most vehicles of one batch: an event over Redis and a frame over the socket stay small. */
export const MAX_BATCH = 200;

/** What is known of the fleet, as the sweeps of this instance or of another told it. */
export class FleetMemory {
  private readonly known = new Map<number, FleetNews>();

  /** An answer of the tracker beside what is known: what it does not tell stays as it was last told, else as it was recorded. */
  weigh(answer: PositionNews, recorded?: LastKnown): FleetNews {
    const before = this.known.get(answer.vehicleId);
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
    // Who begins to look does not know since when; it shows with the first change.
    const same = before?.position?.state === position.state;
    return { ...answer, positionAt: answer.at, since: before?.position ? (same ? before.since : answer.at) : null };
  }

  /** Takes over what is newer, and gives what watchers are to be told of it. */
  accept(news: readonly FleetNews[]): FleetBatch {
    const newer = news.filter(({ vehicleId, at }) => at > (this.known.get(vehicleId)?.at ?? -Infinity));
    const changes = newer.filter((item) => hasChanged(this.known.get(item.vehicleId), item));
    const changed = new Set(changes);
    for (const item of newer) this.known.set(item.vehicleId, item);
    return { changes, unchanged: newer.filter((item) => !changed.has(item)) };
  }

  /** Forgets the vehicles that left the fleet. */
  keepOnly(vehicleIds: ReadonlySet<number>): void {
    for (const id of this.known.keys()) if (!vehicleIds.has(id)) this.known.delete(id);
  }

  clear(): void {
    this.known.clear();
  }

  get(vehicleId: number): FleetNews | undefined {
    return this.known.get(vehicleId);
  }

  all(): FleetNews[] {
    return [...this.known.values()];
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
 * What one watcher is still to be told. It waits merged by vehicle, so that a slow watcher holds no more than the fleet once
 * and hears the newest of each.
 */
export class FleetWatch implements AsyncIterableIterator<FleetBatch> {
  private readonly changes = new Map<number, FleetNews>();
  private readonly unchanged = new Map<number, Pick<FleetNews, 'vehicleId' | 'at'>>();
  private readonly pulls: ((result: IteratorResult<FleetBatch>) => void)[] = [];
  private ended = false;

  constructor(private readonly onEnd: () => void) {}

  tell({ changes, unchanged }: FleetBatch): void {
    for (const change of changes) {
      this.unchanged.delete(change.vehicleId);
      // Told anew it goes to the end: what waits longest is told first.
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

  next(): Promise<IteratorResult<FleetBatch>> {
    if (this.ended) return Promise.resolve({ done: true, value: undefined });
    if (this.waits) return Promise.resolve({ done: false, value: this.take() });
    return new Promise((resolve) => this.pulls.push(resolve));
  }

  return(): Promise<IteratorResult<FleetBatch>> {
    if (!this.ended) {
      this.ended = true;
      this.onEnd();
      for (const pull of this.pulls.splice(0)) pull({ done: true, value: undefined });
    }
    return Promise.resolve({ done: true, value: undefined });
  }

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
