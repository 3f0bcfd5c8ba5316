import { LRUCache } from 'lru-cache';
import type { EventBus } from './event-bus.js';

/** Answers that are kept, and how long at most should an event of another instance be lost on its way. */
const MOST = 200;
const MAX_AGE_MS = 60_000;

/**
 * What everybody may see of the catalogue (settings, agencies, brands, the fleet without dates), kept in memory until something
 * of it changes on any instance. Whoever asks must not change what is given: others are given the same.
 */
export class Snapshots {
  private readonly kept = new LRUCache<string, Promise<unknown>>({ max: MOST, ttl: MAX_AGE_MS });

  constructor(events: EventBus) {
    const drop = (): void => this.kept.clear();
    events.listen('catalogueChanged', drop);
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
}
