import type { Pool, PoolClient } from 'pg';
import { MarkingClient } from './marking-client.js';
import { type Orm, poolOf } from './orm.js';
import { newSessionName, PROCESS_NAME, WatchedClient, copyOf } from './watched-client.js';

/** Longer than any statement of the running server takes; a job counts as dead after the same time. */
export const SILENT_MS = 60_000;
/** How long a statement may take before PostgreSQL is asked whether it still works on it. */
const ASK_AFTER_MS = 4_000;
/** How often statements are looked at while the first of these times passes. */
const LOOKS = 4;
/** How long a new connection and the question about the others may take. */
const ASKING_MS = 2_000;

/** Times in ms; the tests set shorter ones. */
interface Patience {
  /** How long a statement may take before PostgreSQL is asked about it. */
  readonly askAfterMs?: number;
  /** How long a statement may take at all. */
  readonly endAfterMs?: number;
}

/**
 * Ends connections to a PostgreSQL server whose packets the network drops, so that their callers are refused and later ones use new
 * connections; nobody would notice for a quarter of an hour otherwise. A statement that has had no answer for some seconds is looked up over
 * a new connection: if its session waits for the client, the answer or the statement was lost. What works or waits for a lock is left alone
 * for `endAfterMs`, and so is everything while no new connection can be made.
 */
export async function endSilentConnections(
  orm: Orm,
  { askAfterMs = ASK_AFTER_MS, endAfterMs = SILENT_MS }: Patience = {},
): Promise<void> {
  const pool = await poolOf(orm);
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  const silentFor = (ms: number): WatchedClient[] =>
    [...held].filter((client) => client instanceof WatchedClient).filter(({ silentMs }) => silentMs >= ms);
  let asking = false;
  const look = async (): Promise<void> => {
    for (const client of silentFor(endAfterMs)) void client.end();
    if (asking || silentFor(askAfterMs).length === 0) return;
    asking = true;
    const isLost = await lookUp(pool);
    asking = false;
    // Asked again, because an answer may have come meanwhile.
    const lost = silentFor(askAfterMs).filter(isLost);
    if (lost.length === 0) return;
    for (const client of lost) void client.end();
    dropIdle(pool);
  };
  const looking = setInterval(
    () => (pool.ending ? clearInterval(looking) : void look()),
    Math.min(askAfterMs, endAfterMs) / LOOKS,
  );
  looking.unref();
}

interface Activity {
  readonly name: string;
  /** Whether the session has waited for the next message of its client for a second. An answer may be on its way before. */
  readonly isWaiting: boolean | null;
}

/** Asks PostgreSQL over a new connection what the sessions of this process do. Returns whether the session of a client is lost. */
async function lookUp(pool: Pool): Promise<(client: WatchedClient) => boolean> {
  const { options } = pool;
  const times = { connectionTimeoutMillis: ASKING_MS, query_timeout: ASKING_MS };
  const name = newSessionName();
  const asker = new MarkingClient({ ...copyOf(options), application_name: name, ...times });
  try {
    await asker.connect();
    const { rows } = await asker.query<Activity>(
      `select application_name as name, state_change < clock_timestamp() - interval '1 second'
         and (state like 'idle%' or state = 'active' and wait_event = 'ClientRead') as "isWaiting"
       from pg_stat_activity where starts_with(application_name, $1)`,
      [PROCESS_NAME],
    );
    const waiting = new Map(rows.map((row) => [row.name, row.isWaiting]));
    // A pooler may not pass names on. Where it does, a session that is missing has ended and its client was not told.
    if (!waiting.has(name)) return () => false;
    return ({ sessionName }) => waiting.get(sessionName) ?? !waiting.has(sessionName);
  } catch {
    // No new connection can be made, so that ending the old ones would help nobody.
    return () => false;
  } finally {
    void asker.end();
  }
}

/** Ends the connections that nobody uses: they were made over the same network. */
function dropIdle(pool: Pool): void {
  for (let count = pool.idleCount; count > 0; count -= 1) {
    void pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}
