import { LRUCache } from 'lru-cache';
import type { EventBus } from './event-bus.js';
import { liveEvent } from './live-event.js';

/** Something of what everybody may see changed: settings, agencies, brands or vehicles. */
export const CATALOGUE_CHANGED = liveEvent('catalogueChanged');

/** Answers that are kept, and single records, which are small. */
const MOST_ANSWERS = 200;
const MOST_RECORDS = 2_000;
/** How long at most, should an event of another instance be lost on its way. */
const MAX_AGE_MS = 60_000;

/**
 * What everybody may see of the catalogue (settings, agencies, brands, the fleet without dates), kept in memory until something
 * of it changes on any instance. Whoever asks must not change what is given: others are given the same.
 */
export class Snapshots {
  private readonly kept = new LRUCache<string, Promise<unknown>>({ max: MOST_ANSWERS, ttl: MAX_AGE_MS });
  private readonly singles = new LRUCache<string, object>({ max: MOST_RECORDS, ttl: MAX_AGE_MS });
  /** How many times everything was dropped. */
  private drops = 0;

  constructor(events: EventBus) {
    const drop = (): void => {
      this.kept.clear();
      this.singles.clear();
      this.drops += 1;
    };
    events.listen(CATALOGUE_CHANGED, drop);
    events.onGap(drop);
  }

  /** Gives what is kept under a key, else what `load` gives. What was begun before a change is not kept beyond it. */
  remember<T>(key: readonly unknown[], load: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const known = this.kept.get(name) as Promise<T> | undefined;
    if (known) return known;
    const loading = load();
    this.kept.set(name, loading);
    loading.catch(() => {
      if (this.kept.peek(name) === loading) this.kept.delete(name);
    });
    return loading;
  }

  /**
   * Gives the records of a kind by their ids, those that exist, in the order of the ids. `load` is asked once for all that are not
   * kept.
   */
  async records<T extends { readonly id: number }>(
    kind: string,
    ids: readonly number[],
    load: (ids: readonly number[]) => Promise<readonly T[]>,
  ): Promise<T[]> {
    const known = new Map<number, T>();
    for (const id of ids) {
      const record = this.singles.get(`${kind} ${id}`) as T | undefined;
      if (record) known.set(id, record);
    }
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) {
      const { drops } = this;
      for (const record of await load(missing)) {
        known.set(record.id, record);
        // What was read before a change may be older than it.
        if (drops === this.drops) this.singles.set(`${kind} ${record.id}`, record);
      }
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }
}
