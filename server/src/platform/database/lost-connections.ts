import type { Pool, PoolClient } from 'pg';

/** Far longer than the running server ever holds a connection: a statement without an answer ends after a minute. */
const STUCK_MS = 180_000;

interface Holding {
  /** Clients that were taken from the pool and not yet returned. */
  readonly held: Set<PoolClient>;
  /** When a client was last taken or returned, in ms of the process's monotonic clock. */
  movedAt: number;
}

const holdings = new WeakMap<Pool, Holding>();

/**
 * Returns a client whose connection has ended to its pool, whoever holds it. The mapper returns the client of a transaction only after
 * COMMIT or ROLLBACK has succeeded, which never happens on a connection that died; without this each such loss would shrink the pool for
 * good.
 */
export function takeLostClientsBack(pool: Pool): void {
  const holding: Holding = { held: new Set(), movedAt: performance.now() };
  holdings.set(pool, holding);
  const { held } = holding;
  pool.on('acquire', (client) => {
    held.add(client);
    holding.movedAt = performance.now();
  });
  pool.on('release', (_error, client) => {
    held.delete(client);
    holding.movedAt = performance.now();
  });
  // One listener for the life of a client, however often it is taken.
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      client.release(new Error('the connection has ended'));
      // The holder may still release it, and the pool throws if a client is released twice.
      client.release = () => undefined;
    });
  });
}

/**
 * Tells whether the pool can serve nobody any more, and will not recover: every connection is taken, and none was taken or returned for
 * minutes. An unavailable database does not cause this, because its callers are refused and return their connections.
 */
export function poolIsStuck(pool: Pool, afterMs = STUCK_MS): boolean {
  const holding = holdings.get(pool);
  if (!holding) return false;
  return holding.held.size >= pool.options.max && performance.now() - holding.movedAt > afterMs;
}
