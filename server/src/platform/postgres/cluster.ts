import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, findBinaries } from './postgres-binaries.js';
import { giveTo, postgresUser, type SystemUser } from './postgres-user.js';

/** A database directory and what is needed to run PostgreSQL on it. */
export interface Cluster {
  readonly directory: string;
  /** The same directory as PostgreSQL's own process names it. */
  readonly ownName: string;
  readonly binaries: Binaries;
  /** Who runs it; undefined when that is the user we are. */
  readonly user: SystemUser | undefined;
  /** Where it listens: a directory for its UNIX socket, or a port of this machine where there are no sockets (Windows). */
  readonly listens: Listening;
}

export type Listening = { readonly socketDirectory: string } | { readonly port: number };

/** The part of the directory's layout that this release can read. */
const MAJOR = '18';
const PORT_OF_SOCKET = 5432;
/** Shorter than what any system takes for a socket's path: 108 bytes on Linux, 104 on macOS, the last one a zero. */
const SOCKET_PATH_BYTES = 103;
const PASSWORD = 'password-of-this-machine';

export interface ClusterOptions {
  /** Over TCP with a password, as on Windows. */
  readonly loopback?: boolean;
}

/** Finds out how PostgreSQL can run on this directory. Throws NoEmbeddedPostgresError. */
export async function clusterAt(
  directory: string,
  { loopback = process.platform === 'win32' }: ClusterOptions = {},
): Promise<Cluster> {
  const user = postgresUser(directory);
  if (user) giveTo(user, directory);
  return {
    directory,
    // Started inside of its directory, another user needs no way through the directories above, which may all be private.
    ownName: user && process.platform === 'linux' ? '/proc/self/cwd' : directory,
    binaries: findBinaries(user !== undefined),
    user,
    listens: loopback ? { port: await freePort() } : { socketDirectory: socketDirectoryOf(directory, user) },
  };
}

/** The address of a cluster's database for clients. */
export function urlOf({ directory, listens }: Pick<Cluster, 'directory' | 'listens'>): string {
  if ('socketDirectory' in listens)
    return `postgres://postgres@${encodeURIComponent(listens.socketDirectory)}:${PORT_OF_SOCKET}/postgres`;
  const password = readFileSync(join(directory, PASSWORD), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${listens.port}/postgres`;
}

/** What tells PostgreSQL where it listens. */
export function listenArguments({ directory, ownName, listens }: Cluster): string[] {
  if ('port' in listens)
    return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-p', `${listens.port}`];
  const { socketDirectory } = listens;
  const named = socketDirectory === directory ? ownName : socketDirectory;
  return ['-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700', '-k', named, '-p', `${PORT_OF_SOCKET}`];
}

/** The database directory itself, which only PostgreSQL's user may enter, or a private one with a shorter name. */
function socketDirectoryOf(directory: string, user: SystemUser | undefined): string {
  if (Buffer.byteLength(join(directory, `.s.PGSQL.${PORT_OF_SOCKET}`)) <= SOCKET_PATH_BYTES) return directory;
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const short = join(tmpdir(), `postgres-${name}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(short);
  const us = process.getuid?.();
  // Anybody may make directories there, so one that somebody else made or may enter is not used.
  if ((uid !== us && uid !== user?.uid) || (mode & 0o077) !== 0) throw new Error(`${short} belongs to somebody else`);
  if (user) chownSync(short, user.uid, user.gid);
  return short;
}

/** Makes an empty database in a directory that does not exist yet. Whole or not at all. */
export async function initialise(cluster: Cluster, { sync = true } = {}): Promise<void> {
  const { directory, binaries, user, listens } = cluster;
  const draft = `${directory}.new`;
  const aside = mkdtempSync(join(tmpdir(), 'postgres-'));
  const passwordFile = join(aside, PASSWORD);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (user) chownSync(draft, user.uid, user.gid);
  const access =
    'port' in listens
      ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
      : ['--auth-local=trust', '--auth-host=reject'];
  try {
    if ('port' in listens) {
      writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
      if (user) for (const path of [aside, passwordFile]) chownSync(path, user.uid, user.gid);
    }
    await promisify(execFile)(
      binaries.initdb,
      // The plain C locale does not lower-case accents; this one is PostgreSQL's own and the same on every machine.
      [
        `--pgdata=${cluster.ownName === directory ? draft : cluster.ownName}`,
        '--username=postgres',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...access,
        ...(sync ? [] : ['--no-sync']),
      ],
      { cwd: draft, env: environment(), ...user },
    );
    if ('port' in listens) copyFileSync(passwordFile, join(draft, PASSWORD));
    renameSync(draft, directory);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(aside, { recursive: true });
  }
}

/** The database directory is no readable one of this release's PostgreSQL. */
export function layoutProblem(directory: string): string | undefined {
  const file = join(directory, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (version === MAJOR) return undefined;
  return version === undefined
    ? 'it is no PostgreSQL database'
    : `it was written by PostgreSQL ${version}, and this release runs PostgreSQL ${MAJOR}`;
}

/** Our own environment holds secrets that are none of PostgreSQL's business. */
export function environment(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'COMSPEC'];
  return {
    LC_ALL: 'C',
    TZ: 'UTC',
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  };
}

/** What a running PostgreSQL writes about itself. */
export interface RunningPostgres {
  readonly pid: number;
  readonly ready: boolean;
  readonly listens: Listening;
}

export const PID_FILE = 'postmaster.pid';

/** Reads who runs on the directory, or ran until something killed it; undefined when nobody does. */
export function readRunning(directory: string): RunningPostgres | undefined {
  const file = join(directory, PID_FILE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const [pid, , , port, socketDirectory, , , status] = lines.map((line) => line.trim());
  if (!Number(pid)) return undefined;
  return {
    pid: Number(pid),
    ready: status === 'ready',
    listens: socketDirectory
      ? { socketDirectory: socketDirectory.startsWith('/proc/') ? directory : socketDirectory }
      : { port: Number(port) },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
