import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataDirInUseError, lockDataDir } from '../database/data-dir-lock.js';

/**
 * How a command asks the server that holds the embedded database for a backup: by a file in its data directory, which only
 * who may write there can leave. `id.wanted` asks, `id.taken` is being done, and `id.tar.gz` or `id.failed` is the answer.
 */
const ASKED = '.wanted';
const TAKEN = '.taken';
const DONE = '.tar.gz';
const FAILED = '.failed';

const ANSWER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(taken|failed|tar\.gz(\.\d+\.part)?)$/;

const LOOK_EVERY_MS = 500;
/** A server looks twice a second; a command that holds the directory for itself never does. */
const TAKEN_WITHIN_MS = 20_000;

/** Where nightly backups lie, and requests. */
export function backupsDir(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** The running server did not make the backup; one sentence. */
export class BackupRequestError extends Error {}

/** Has the running server make a backup, and puts it at `file`. Throws BackupRequestError. */
export async function requestBackup(dataDir: string, file: string): Promise<void> {
  const base = join(backupsDir(dataDir), randomUUID());
  mkdirSync(dirname(base), { recursive: true });
  writeFileSync(base + ASKED, '');
  const asked = Date.now();
  try {
    while (!existsSync(base + DONE)) {
      if (existsSync(base + FAILED)) throw new BackupRequestError(readFileSync(base + FAILED, 'utf8'));
      if (existsSync(base + ASKED) && Date.now() - asked > TAKEN_WITHIN_MS)
        throw new BackupRequestError(`What uses DATA_DIR ${dataDir} does not make backups: stop it first.`);
      if (isFree(dataDir)) throw new BackupRequestError('The server stopped before the backup was made: try again.');
      await wait(LOOK_EVERY_MS);
    }
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.part`;
    copyFileSync(base + DONE, draft);
    renameSync(draft, file);
  } finally {
    for (const end of [ASKED, TAKEN, DONE, FAILED]) rmSync(base + end, { force: true });
  }
}

function isFree(dataDir: string): boolean {
  try {
    lockDataDir(dataDir)();
    return true;
  } catch (error) {
    if (error instanceof DataDirInUseError) return false;
    throw error;
  }
}

/** Removes what a command that was killed never collected. */
function clearAnswers(directory: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory).filter((one) => ANSWER.test(one))) rmSync(join(directory, name));
}

/** Looks for requests and has `make` write each backup, one after the other; gives how to stop looking. */
export function answerBackupRequests(dataDir: string, make: (file: string) => Promise<unknown>): () => void {
  const directory = backupsDir(dataDir);
  clearAnswers(directory);
  let working = false;
  const look = async (): Promise<void> => {
    if (working || !existsSync(directory)) return;
    working = true;
    for (const name of readdirSync(directory).filter((one) => one.endsWith(ASKED))) {
      const base = join(directory, name.slice(0, -ASKED.length));
      try {
        renameSync(base + ASKED, base + TAKEN);
        await make(base + DONE);
      } catch (error) {
        if (!existsSync(base + TAKEN)) continue;
        // Whoever waits reads the answer as soon as it is there: it appears whole.
        writeFileSync(base + TAKEN, error instanceof Error ? error.message : String(error));
        renameSync(base + TAKEN, base + FAILED);
      }
    }
    working = false;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
