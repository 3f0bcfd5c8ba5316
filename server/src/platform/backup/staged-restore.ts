import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterDir } from '../database/embedded-cluster.js';
import { endLeftover } from '../postgres/leftover.js';

/** The parts of a data directory with an embedded database that a restore replaces; files are added to the existing ones instead. */
const PARTS = ['postgres', 'auth-secret'];

/** Creates the directory where a restore is prepared; without effect until it is committed. */
export function openStage(dataDir: string): string {
  const stage = draftOf(dataDir);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  return stage;
}

/** Commits the restore by one rename: after it the data directory will become the restored one, even if the process crashes. */
export async function commitStage(dataDir: string): Promise<void> {
  renameSync(draftOf(dataDir), stageOf(dataDir));
  await settleStage(dataDir);
}

/**
 * Finishes a committed restore, and deletes an uncommitted one. Call it first when opening a data directory, under its lock: the restoring
 * process may have crashed, and its PostgreSQL may still be stopping.
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
