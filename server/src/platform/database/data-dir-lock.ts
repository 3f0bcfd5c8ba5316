import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../kernel/start-error.js';

/** Thrown when another server already runs on this data directory: only one may use its embedded database. */
export class DataDirInUseError extends StartError {
  constructor(dataDir: string) {
    super(`DATA_DIR ${dataDir} is in use by another process: stop it first, or choose another DATA_DIR.`);
    this.name = 'DataDirInUseError';
  }
}

/** Thrown when the data directory cannot be created or written. */
export class DataDirUnusableError extends StartError {
  constructor(dataDir: string, reason: string) {
    super(`DATA_DIR ${dataDir} cannot be used: ${reason}.`);
    this.name = 'DataDirUnusableError';
  }
}

/** Creates the data directory, which files and mails need with any database. Throws DataDirUnusableError. */
export function ensureDataDir(dataDir: string): void {
  try {
    makeDirectory(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new DataDirUnusableError(dataDir, (error as Error).message);
  }
}

const SQLITE_BUSY = 5;

/**
 * Locks the data directory for this process; returns a function that unlocks it. The lock is the operating system's, through SQLite's
 * portable file locks, so a killed process never leaves one behind.
 */
export function lockDataDir(dataDir: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    makeDirectory(dataDir);
    lock = new DatabaseSync(join(dataDir, 'lock'));
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === SQLITE_BUSY) throw new DataDirInUseError(dataDir);
    throw new DataDirUnusableError(dataDir, message);
  }
  const held = lock;
  return () => held.close();
}

/**
 * Creates a directory with its parents. Node's own recursive form never returns on a file system that reports ENOENT when it refuses new
 * directories.
 */
function makeDirectory(path: string): void {
  if (!existsSync(dirname(path))) makeDirectory(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
