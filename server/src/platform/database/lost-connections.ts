import type { Pool, PoolClient } from 'pg';

/** Far longer than anything of the running server holds a connection: a statement that hears nothing ends after a minute. */
const STUCK_MS = 180_000;

interface Holding {
  /** Clients that somebody has taken and not given back. */
  readonly held: Set<PoolClient>;
  /** When a client was last taken or given back, in ms of the process's own clock. */
  movedAt: number;
}

const holdings = new WeakMap<Pool, Holding>();

/**
 * Gives a client whose connection has ended back to its pool, whoever holds it. The mapper gives the client of a transaction back only
 * after COMMIT or ROLLBACK has succeeded, and neither ever does over a connection that died inside: without this each such loss
 * would take one place of the pool away for good.
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
      // The holder may still give it back, and the pool throws at whoever does so twice.
      client.release = () => undefined;
    });
  });
}

/**
 * Whether the pool can serve nobody any more, and will not by itself: every place is taken, and nothing was taken or given back
 * for minutes. A database that is away does not do this; whoever waits for it is refused, and gives the place back.
 */
export function poolIsStuck(pool: Pool, afterMs = STUCK_MS): boolean {
  const holding = holdings.get(pool);
  if (!holding) return false;
  return holding.held.size >= pool.options.max && performance.now() - holding.movedAt > afterMs;
}
