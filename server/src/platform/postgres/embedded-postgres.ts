import { chmodSync, existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ClusterOptions, clusterAt, initialise, layoutProblem, readRunning, urlOf } from './cluster.js';
import { endLeftover, removeSocketLock } from './leftover.js';
import { checkBinaries } from './postgres-binaries.js';
import { type Postmaster, type Settings, startPostmaster } from './postmaster.js';

/** An embedded PostgreSQL that runs until it is stopped, or this process ends. */
export interface EmbeddedPostgres {
  /** The address for clients; the same after a restart. */
  readonly url: string;
  /** Shuts it down. Close connections before. */
  stop(): Promise<void>;
}

/** Options for starting the embedded database. */
export interface EmbeddedOptions extends ClusterOptions {
  readonly logger?: Logger;
  /** Replaces the default settings in tests. */
  readonly settings?: Settings;
  /** Tells whether a new database is flushed to the disk before use; only tests turn it off. */
  readonly sync?: boolean;
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

/**
 * Starts PostgreSQL on a directory, creating it with an empty database if missing, and restarts it if it ends by itself. The caller holds a
 * lock on the directory. Throws NoEmbeddedPostgresError, PostmasterFailedError and errors of the file system.
 */
export async function startEmbeddedPostgres(
  directory: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const { logger, settings = {} } = options;
  const cluster = await clusterAt(directory, options);
  const orNoBinaries = async (error: unknown): Promise<never> => {
    await checkBinaries(cluster.binaries, cluster.user);
    throw error;
  };
  if (!existsSync(directory)) await initialise(cluster, options).catch(orNoBinaries);
  const problem = layoutProblem(directory);
  if (problem !== undefined) throw new Error(problem);
  // A copied directory may be open to other users, which PostgreSQL refuses.
  chmodSync(directory, 0o700);
  await endLeftover(directory);
  removeSocketLock(cluster);
  const start = (): Promise<Postmaster> => startPostmaster(cluster, settings, (line) => tell(logger, line));

  const stopping = new AbortController();
  let current = await start().catch(orNoBinaries);
  const startAgain = async (): Promise<void> => {
    for (let delay = FIRST_DELAY_MS; !stopping.signal.aborted; delay = Math.min(2 * delay, LONGEST_DELAY_MS)) {
      try {
        await wait(delay, undefined, { signal: stopping.signal });
        current = await start();
        logger?.info('the embedded PostgreSQL runs again');
        return;
      } catch (err) {
        if (!stopping.signal.aborted) logger?.error({ err }, 'the embedded PostgreSQL does not start');
      }
    }
  };
  const watching = (async () => {
    for (;;) {
      const how = await current.ended;
      if (stopping.signal.aborted) return;
      logger?.error({ reason: how }, 'the embedded PostgreSQL has ended: it is started again');
      await startAgain();
      if (!stopping.signal.aborted) continue;
      await current.stop();
      return;
    }
  })();
  return {
    url: urlOf(cluster),
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

/** Returns the address of the database that another process of ours runs on the directory; undefined if there is none. */
export function urlOfRunning(directory: string): string | undefined {
  const running = readRunning(directory);
  return running?.ready ? urlOf({ directory, listens: running.listens }) : undefined;
}

/** Logs a line of PostgreSQL: routine ones at debug level, crashes at a level that is always shown. */
function tell(logger: Logger | undefined, line: string): void {
  if (/^PANIC:|was terminated by (signal|exception)/.test(line))
    logger?.error({ says: line }, 'the embedded PostgreSQL');
  else logger?.debug({ says: line }, 'the embedded PostgreSQL');
}
