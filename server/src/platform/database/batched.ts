import DataLoader from 'dataloader';
import { currentUnit } from './unit-of-work.js';

/**
 * Returns a function that loads one value per key and collects the keys of one tick into one call of `load`. Each unit of work collects its
 * own keys: `load` runs in its context, with its EntityManager and transaction. `load` answers in the order of the keys; nothing is cached
 * beyond the tick.
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
