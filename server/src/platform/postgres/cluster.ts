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
  /** The same directory as PostgreSQL's own process sees it. */
  readonly ownName: string;
  readonly binaries: Binaries;
  /** The user that runs it; undefined for the current one. */
  readonly user: SystemUser | undefined;
  /** Where it listens: a directory for its UNIX socket, or a local port where there are no sockets (Windows). */
  readonly listens: Listening;
}

/** Where PostgreSQL accepts connections: at a UNIX socket in a directory, or at a local TCP port. */
export type Listening = { readonly socketDirectory: string } | { readonly port: number };

/** The major version of the database directory that this release can read. */
const MAJOR = '18';
const PORT_OF_SOCKET = 5432;
/** Below the limit of a socket's path on any system: 108 bytes on Linux, 104 on macOS, including the final zero. */
const SOCKET_PATH_BYTES = 103;
const PASSWORD = 'password-of-this-machine';

/** Whether PostgreSQL listens on TCP; by default only on Windows. */
export interface ClusterOptions {
  /** Listens on TCP with a password, as on Windows. */
  readonly loopback?: boolean;
}

/** Determines how PostgreSQL can run on this directory. Throws NoEmbeddedPostgresError. */
export async function clusterAt(
  directory: string,
  { loopback = process.platform === 'win32' }: ClusterOptions = {},
): Promise<Cluster> {
  const user = postgresUser(directory);
  if (user) giveTo(user, directory);
  return {
    directory,
    // Another user is started inside the directory, because it may have no access to the directories above.
    ownName: user && process.platform === 'linux' ? '/proc/self/cwd' : directory,
    binaries: findBinaries(user !== undefined),
    user,
    listens: loopback ? { port: await freePort() } : { socketDirectory: socketDirectoryOf(directory, user) },
  };
}

/** Returns the address of a cluster's database for clients. */
export function urlOf({ directory, listens }: Pick<Cluster, 'directory' | 'listens'>): string {
  if ('socketDirectory' in listens)
    return `postgres://postgres@${encodeURIComponent(listens.socketDirectory)}:${PORT_OF_SOCKET}/postgres`;
  const password = readFileSync(join(directory, PASSWORD), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${listens.port}/postgres`;
}

/** Returns the arguments that tell PostgreSQL where to listen. */
export function listenArguments({ directory, ownName, listens }: Cluster): string[] {
  if ('port' in listens)
    return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-p', `${listens.port}`];
  const { socketDirectory } = listens;
  const named = socketDirectory === directory ? ownName : socketDirectory;
  return ['-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700', '-k', named, '-p', `${PORT_OF_SOCKET}`];
}

/** Returns the database directory itself, which only PostgreSQL's user may enter, or a private directory with a shorter name. */
function socketDirectoryOf(directory: string, user: SystemUser | undefined): string {
  if (Buffer.byteLength(join(directory, SOCKET_NAME)) <= SOCKET_PATH_BYTES) return directory;
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const short = join(tmpdir(), `postgres-${name}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(short);
  const us = process.getuid?.();
  // Anybody may create directories there, so one that another user owns or may enter is not used.
  if ((uid !== us && uid !== user?.uid) || (mode & 0o077) !== 0) throw new Error(`${short} belongs to somebody else`);
  if (user) chownSync(short, user.uid, user.gid);
  return short;
}

/** Creates an empty database in a directory that does not exist yet, completely or not at all. */
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

/** Returns why this release cannot read the database directory; undefined if it can. */
export function layoutProblem(directory: string): string | undefined {
  const file = join(directory, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (version === MAJOR) return undefined;
  return version === undefined
    ? 'it is no PostgreSQL database'
    : `it was written by PostgreSQL ${version}, and this release runs PostgreSQL ${MAJOR}`;
}

/** Returns the environment for PostgreSQL, without our own secrets. */
export function environment(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'COMSPEC'];
  return {
    LC_ALL: 'C',
    TZ: 'UTC',
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  };
}

/** The contents of the lock file of a running PostgreSQL. */
export interface RunningPostgres {
  readonly pid: number;
  readonly ready: boolean;
  readonly listens: Listening;
}

/** The name of PostgreSQL's lock file in the database directory. It contains the id of the running process. */
export const PID_FILE = 'postmaster.pid';

/** The name of its socket in the socket directory. */
export const SOCKET_NAME = `.s.PGSQL.${PORT_OF_SOCKET}`;
/** The name of the lock file of the socket, which contains the process id, too. */
export const SOCKET_LOCK = `${SOCKET_NAME}.lock`;

/** Reads which PostgreSQL runs on the directory, or ran until it was killed; undefined if there is none. */
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
