import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterDir } from '../database/embedded-cluster.js';
import { endLeftover } from '../postgres/leftover.js';

/** What a restore replaces in a data directory with an embedded database; files are merged by their content instead. */
const PARTS = ['postgres', 'auth-secret'];

/** Where a restore prepares; without effect until it is committed. */
export function openStage(dataDir: string): string {
  const stage = draftOf(dataDir);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  return stage;
}

/** From this one renaming on the data directory is the restored one, whatever happens then. */
export async function commitStage(dataDir: string): Promise<void> {
  renameSync(draftOf(dataDir), stageOf(dataDir));
  await settleStage(dataDir);
}

/**
 * Ends what a restore committed, and clears what one left that never came so far. Whoever opens a data directory calls it
 * first, under the directory's lock: a crash may have come in between, and have left a PostgreSQL behind that still stops.
 */
export async function settleStage(dataDir: string): Promise<void> {
  for (const directory of [dataDir, draftOf(dataDir)]) await endLeftover(clusterDir(directory));
  const stage = stageOf(dataDir);
  if (existsSync(stage)) {
    for (const part of PARTS) {
      if (!existsSync(join(stage, part))) continue;
      rmSync(join(dataDir, part), { recursive: true, force: true });
      renameSync(join(stage, part), join(dataDir, part));
    }
    rmSync(stage, { recursive: true });
  }
  rmSync(draftOf(dataDir), { recursive: true, force: true });
}

function draftOf(dataDir: string): string {
  return join(dataDir, 'restore.part');
}

function stageOf(dataDir: string): string {
  return join(dataDir, 'restored');
}
