import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { StartError } from '../../../kernel/start-error.js';
import { clusterDir } from '../../database/embedded-cluster.js';
import { makeBackup } from '../make-backup.js';
import { verifyArchive } from '../manifest.js';
import { NothingToBackUpError, type TakeSnapshot } from '../read-database.js';
import { replaceDatabase } from '../restore-backup.js';
import { pgliteDir } from './pglite-dir.js';

/** No files are copied, because those of the data directory stay where they are. */
const NO_FILES = { list: async function* () {}, open: async () => undefined };

/**
 * Moves the database of a release that ran PGlite (PostgreSQL compiled to WebAssembly) to the embedded PostgreSQL, which cannot open its
 * directory. Afterwards the old directory is kept under another name. If interrupted, it starts again. The caller holds the lock.
 */
export async function movePglite(dataDir: string, logger?: Logger): Promise<void> {
  const old = pgliteDir(dataDir);
  if (!existsSync(join(old, 'PG_VERSION'))) return;
  const kept = join(dataDir, 'database-before-postgres');
  if (!existsSync(clusterDir(dataDir))) await copyRows(dataDir);
  rmSync(kept, { recursive: true, force: true });
  renameSync(old, kept);
  logger?.warn(
    { kept },
    'the database of an earlier release was moved to PostgreSQL; the old one is kept until you delete it',
  );
}

async function copyRows(dataDir: string): Promise<void> {
  const archive = join(dataDir, 'before-postgres.tar.gz');
  const old = await openPglite(pgliteDir(dataDir));
  try {
    await makeBackup({ snapshot: old.snapshot, files: NO_FILES, dataDir, ownSecret: false }, archive);
  } catch (error) {
    if (!(error instanceof NothingToBackUpError)) throw error;
    return;
  } finally {
    await old.close();
  }
  await replaceDatabase(dataDir, archive, await verifyArchive(archive), async () => undefined);
  rmSync(archive);
}

async function openPglite(directory: string): Promise<{ snapshot: TakeSnapshot; close(): Promise<void> }> {
  const [{ PGlite }, { btree_gist }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]).catch(() => {
    throw new StartError(
      `${directory} was written by an earlier release, and what reads it is missing: npm install @electric-sql/pglite.`,
    );
  });
  const pglite = await PGlite.create({ dataDir: directory, extensions: { btree_gist, unaccent } });
  return {
    snapshot: (work) =>
      pglite.transaction((transaction) =>
        work({ execute: async <T>(statement: string) => (await transaction.query(statement)).rows as T }),
      ),
    close: () => pglite.close(),
  };
}
