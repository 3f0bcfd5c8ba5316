import { join } from 'node:path';
import { type EmbeddedOptions, startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { openOrm } from './open-orm.js';
import type { Entities, Orm } from './orm.js';

/** Returns the directory of the embedded database in a data directory. */
export function clusterDir(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Starts PostgreSQL on a database directory, creating it if missing, and connects the mapper; closing does both in reverse. Does not
 * migrate.
 */
export async function openCluster(
  directory: string,
  { entities = [], ...options }: EmbeddedOptions & { readonly entities?: Entities } = {},
): Promise<{ readonly orm: Orm; close(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres(directory, options);
  try {
    const orm = await openOrm({ url: postgres.url, entities });
    return {
      orm,
      close: async () => {
        await orm.close(true);
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
