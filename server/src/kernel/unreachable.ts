/** A resource that the server needs beside itself; `disk` means free space, on any of its disks. */
export type Store = 'database' | 'file store' | 'disk';

const origins = new WeakMap<object, Store>();

/**
 * Remembers which store an error comes from, because Node's network error codes do not tell: `ECONNRESET` also occurs when a caller aborts
 * a request.
 */
export function cameFrom(store: Store, error: unknown): void {
  if (typeof error === 'object' && error !== null) origins.set(error, store);
}

/** Returns the store that `cameFrom` remembered for an error. */
export function originOf(error: unknown): Store | undefined {
  return typeof error === 'object' && error !== null ? origins.get(error) : undefined;
}
