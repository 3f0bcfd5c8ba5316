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

/**
 * Like `batched`, for a list per key: `load` returns the rows of all keys in any number, and `keyOf` says to which key a row belongs. Each
 * list keeps the order of `load`; it is empty for a key without rows.
 */
export function batchedLists<K, V>(
  load: (keys: readonly K[]) => Promise<V[]>,
  keyOf: (row: V) => K,
): (key: K) => Promise<V[]> {
  return batched(async (keys: readonly K[]) => {
    const lists = new Map<K, V[]>(keys.map((key) => [key, []]));
    for (const row of await load(keys)) lists.get(keyOf(row))?.push(row);
    return keys.map((key) => lists.get(key) ?? []);
  });
}
