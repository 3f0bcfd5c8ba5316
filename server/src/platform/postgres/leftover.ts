import { readlinkSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, PID_FILE, readRunning, type RunningPostgres, SOCKET_LOCK, SOCKET_NAME } from './cluster.js';
import { isAlive } from './postmaster.js';

const LOOK_EVERY_MS = 20;
/** A database whose server has just died may have much to write. */
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 5_000;
const CONNECT_MS = 2_000;

/**
 * Stops a PostgreSQL that outlived its server on this directory, and removes the lock file of a killed one, which would prevent the next
 * start. The caller holds the lock of the data directory, so no other server uses it.
 */
export async function endLeftover(directory: string): Promise<void> {
  const running = readRunning(directory);
  if (!running) return;
  if (await isOnDirectory(running, directory)) {
    signal(running.pid, 'SIGINT');
    if (!(await isGone(running, directory, FAST_STOP_MS))) signal(running.pid, 'SIGQUIT');
    if (!(await isGone(running, directory, IMMEDIATE_STOP_MS)))
      throw new Error(`a PostgreSQL of an earlier start (process ${running.pid}) does not end`);
  }
  rmSync(join(directory, PID_FILE), { force: true });
}

/**
 * Removes the lock of the socket of a PostgreSQL that was killed: the next one refuses to start while the process id in it belongs to any process of its
 * user. The caller holds the lock of the data directory, and `endLeftover` has ended what ran on it.
 */
export function removeSocketLock({ listens }: Pick<Cluster, 'listens'>): void {
  if ('socketDirectory' in listens) rmSync(join(listens.socketDirectory, SOCKET_LOCK), { force: true });
}

/** Tells whether the process with that id is PostgreSQL on this directory; the id may have passed to another program. */
async function isOnDirectory({ pid, listens }: RunningPostgres, directory: string): Promise<boolean> {
  if (process.platform === 'linux') return worksIn(pid, directory);
  return isAlive(pid) && accepts(listens);
}

function worksIn(pid: number, directory: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory);
  } catch {
    // It has ended, or belongs to another user: PostgreSQL on our directory runs as our own user, or we are root and may look.
    return false;
  }
}

function accepts(listens: RunningPostgres['listens']): Promise<boolean> {
  return new Promise((resolve) => {
    const socket =
      'port' in listens ? connect(listens.port, '127.0.0.1') : connect(join(listens.socketDirectory, SOCKET_NAME));
    socket.setTimeout(CONNECT_MS, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(false));
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function isGone({ pid }: RunningPostgres, directory: string, withinMs: number): Promise<boolean> {
  // A process that has ended but whose exit code was not read keeps its id, but has no directory.
  const runs = (): boolean => (process.platform === 'linux' ? worksIn(pid, directory) : isAlive(pid));
  for (const until = Date.now() + withinMs; runs(); await wait(LOOK_EVERY_MS)) if (Date.now() > until) return false;
  return true;
}
