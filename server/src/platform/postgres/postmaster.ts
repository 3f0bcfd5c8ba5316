import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, environment, listenArguments, readRunning } from './cluster.js';

/** A PostgreSQL that accepts connections. */
export interface Postmaster {
  /** Resolves once it has ended, with how it ended. */
  readonly ended: Promise<string>;
  /** Ends sessions, flushes all data and stops; kills it if that takes too long. */
  stop(): Promise<void>;
}

/** Thrown when it ended before it accepted a connection; the message is its last output. */
export class PostmasterFailedError extends Error {}

const LOOK_EVERY_MS = 10;
const LOOK_AT_OTHERS_EVERY_MS = 500;
/** Time for a fast shutdown, which flushes all data. Without it the next start has to replay the log. */
const FAST_STOP_MS = 5_000;
const IMMEDIATE_STOP_MS = 2_000;
const LINES_KEPT = 20;

/**
 * Becomes PostgreSQL, after starting a watcher that stops it when our end of the pipe closes: PostgreSQL does not stay behind even if the
 * server is killed.
 */
const GUARD = 'exec 3<&0 </dev/null; ( ( read -r word <&3 || kill -INT $$ ) >/dev/null 2>&1 & ); exec "$@" 3<&-';

/** Modest, for a machine with other tasks; 60 connections are two and a half times what a server opens. */
const SETTINGS = {
  shared_buffers: '64MB',
  max_connections: '60',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Errors of statements are returned to their callers, and contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Settings of PostgreSQL by name. They are passed on the command line of the server. */
export type Settings = Readonly<Record<string, string>>;

/** Starts PostgreSQL and waits until it accepts connections. Throws PostmasterFailedError. */
export async function startPostmaster(
  cluster: Cluster,
  settings: Settings,
  onLine: (line: string) => void,
): Promise<Postmaster> {
  const args = [
    ...['-D', cluster.ownName],
    ...listenArguments(cluster),
    ...Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  return 'port' in cluster.listens ? startByPgCtl(cluster, args) : startAsChild(cluster, args, onLine);
}

async function startAsChild(cluster: Cluster, args: string[], onLine: (line: string) => void): Promise<Postmaster> {
  const { directory, binaries, user } = cluster;
  const child = spawn('/bin/sh', ['-c', GUARD, 'postgres', binaries.postgres, ...args], {
    cwd: directory,
    env: environment(),
    ...user,
    // Ctrl-C in a terminal reaches the server's process group, but the database must outlive the last request.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const last: string[] = [];
  const lines = createInterface({ input: child.stderr });
  lines.on('line', (line) => {
    last.push(line);
    if (last.length > LINES_KEPT) last.shift();
    onLine(line);
  });
  child.stdin.on('error', () => undefined);
  let running = true;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `it was ended by ${signal}` : `it ended with code ${code}`));
  });
  void ended.then(() => {
    running = false;
    child.stdin.end('stopped\n');
  });
  for (;;) {
    if (!running) throw new PostmasterFailedError(failureOf(last) ?? (await ended));
    const found = readRunning(directory);
    if (found?.pid === child.pid && found?.ready) break;
    await wait(LOOK_EVERY_MS);
  }
  return {
    ended,
    stop: async () => {
      child.kill('SIGINT');
      const harder = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS);
      const hardest = setTimeout(() => child.kill('SIGKILL'), FAST_STOP_MS + IMMEDIATE_STOP_MS);
      await ended;
      clearTimeout(harder);
      clearTimeout(hardest);
    },
  };
}

/**
 * Starts it by pg_ctl, because on Windows nothing else can stop it in order, or start it for an administrator. It is then no child process,
 * so that it survives if we are killed; the next start ends it.
 */
async function startByPgCtl(cluster: Cluster, args: string[]): Promise<Postmaster> {
  const { directory } = cluster;
  const log = join(directory, 'server.log');
  rmSync(log, { force: true });
  const options = args.slice(2).join(' ');
  await pgCtl(cluster, 'start', '--wait', '--log', join(cluster.ownName, 'server.log'), '--options', options).catch(
    (error: unknown) => {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split(/\r?\n/) : [];
      throw new PostmasterFailedError(failureOf(lines) ?? (error as Error).message);
    },
  );
  const pid = readRunning(directory)?.pid ?? 0;
  return {
    ended: untilGone(pid).then(() => 'it ended'),
    stop: () => stopByPgCtl(cluster),
  };
}

async function stopByPgCtl(cluster: Cluster): Promise<void> {
  const stop = (mode: string, seconds: number): Promise<unknown> =>
    pgCtl(cluster, 'stop', '--wait', '--timeout', `${seconds}`, '--mode', mode);
  if (!readRunning(cluster.directory)) return;
  await stop('fast', FAST_STOP_MS / 1000).catch(() => stop('immediate', IMMEDIATE_STOP_MS / 1000));
}

function pgCtl({ binaries, directory, ownName, user }: Cluster, ...args: string[]): Promise<unknown> {
  const options = { cwd: directory, env: environment(), ...user };
  return promisify(execFile)(binaries.pgCtl, ['--pgdata', ownName, ...args], options);
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(LOOK_AT_OTHERS_EVERY_MS, undefined, { ref: false });
}

/** Tells whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the reason that PostgreSQL printed, if any. */
function failureOf(lines: readonly string[]): string | undefined {
  const fatal = lines.findLast((line) => /^(FATAL|PANIC):/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^[A-Z]+:\s+/, '');
}
