import DataLoader from 'dataloader';
import { currentUnit } from './unit-of-work.js';

/**
 * Gives a function that loads one value a key and gathers the keys of one turn into one call of `load`. Each unit of work gathers
 * its own keys: `load` runs in its unit's context, with that unit's EntityManager and transaction. `load` answers in the
 * order of the keys; nothing is cached beyond the turn.
 */
export function batched<K, V>(load: (keys: readonly K[]) => Promise<V[]>): (key: K) => Promise<V> {
  const loaders = new WeakMap<object, DataLoader<K, V>>();
  return (key) => {
    const unit = currentUnit();
    let loader = loaders.get(unit);
    if (!loader) {
      loader = new DataLoader(load, { cache: false });
      loaders.set(unit, loader);
    }
    return loader.load(key);
  };
}
