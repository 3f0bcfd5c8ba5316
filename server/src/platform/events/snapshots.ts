import { transactionEm } from '../database/unit-of-work.js';
import { LRUCache } from 'lru-cache';
import type { EventBus } from './event-bus.js';
import { liveEvent } from './live-event.js';

/** Data changed that snapshots hold: settings, agencies, brands, vehicles, prices or deposit amounts. */
export const CATALOGUE_CHANGED = liveEvent('catalogueChanged');

/** How many answers are cached. Single records, which are small, are cached separately. */
const MOST_ANSWERS = 200;
const MOST_RECORDS = 2_000;
/** The maximum age of cached data, in case an event of another instance is lost. */
const MAX_AGE_MS = 60_000;

/**
 * Caches what many requests ask for (settings, agencies, brands, prices, deposit amounts, the fleet without dates) in memory until any
 * instance changes it.
 * Callers must not modify the result, because it is shared.
 */
export class Snapshots {
  private readonly answers = new LRUCache<string, Promise<unknown>>({ max: MOST_ANSWERS, ttl: MAX_AGE_MS });
  private readonly singles = new LRUCache<string, object>({ max: MOST_RECORDS, ttl: MAX_AGE_MS });
  /** How many times the whole cache was dropped. */
  private drops = 0;

  constructor(events: EventBus) {
    const drop = (): void => {
      this.answers.clear();
      this.singles.clear();
      this.drops += 1;
    };
    events.listen(CATALOGUE_CHANGED, drop);
    events.onGap(drop);
  }

  /**
   * Returns the cached value of a key, or else the result of `load`. A result whose loading began before a change is not cached, nor one
   * that was read within a transaction, which may see its own changes, unless the caller knows that it has made none (`unchanged`).
   */
  remember<T>(key: readonly unknown[], load: () => Promise<T>, { unchanged = false } = {}): Promise<T> {
    const name = JSON.stringify(key);
    const cached = this.answers.get(name) as Promise<T> | undefined;
    if (cached) return cached;
    const loading = load();
    if (transactionEm() && !unchanged) return loading;
    this.answers.set(name, loading);
    loading.catch(() => {
      if (this.answers.peek(name) === loading) this.answers.delete(name);
    });
    return loading;
  }

  /** Returns the cached value of a key; undefined if there is none. */
  find<T>(key: readonly unknown[]): Promise<T> | undefined {
    return this.answers.get(JSON.stringify(key)) as Promise<T> | undefined;
  }

  /** Returns the existing records of a kind by their ids, in the order of the ids. `load` is called once for all that are not cached. */
  async records<T extends { readonly id: number }>(
    kind: string,
    ids: readonly number[],
    load: (ids: readonly number[]) => Promise<readonly T[]>,
  ): Promise<T[]> {
    const found = new Map<number, T>();
    for (const id of ids) {
      const record = this.singles.get(`${kind} ${id}`) as T | undefined;
      if (record) found.set(id, record);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const { drops } = this;
      const isKept = !transactionEm();
      for (const record of await load(missing)) {
        found.set(record.id, record);
        // Data read before a change may be outdated.
        if (isKept && drops === this.drops) this.singles.set(`${kind} ${record.id}`, record);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}
