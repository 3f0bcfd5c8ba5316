/** What the server cannot do its work without, beside itself: `disk` is room on it, wherever that is. */
export type Store = 'database' | 'file store' | 'disk';

const origins = new WeakMap<object, Store>();

/**
 * Remembers which store an error comes from. The codes of Node's network errors say nothing of it: `ECONNRESET` is also what a
 * caller leaves who breaks a request off.
 */
export function cameFrom(store: Store, error: unknown): void {
  if (typeof error === 'object' && error !== null) origins.set(error, store);
}

/** The store an error was remembered to come from. */
export function originOf(error: unknown): Store | undefined {
  return typeof error === 'object' && error !== null ? origins.get(error) : undefined;
}
