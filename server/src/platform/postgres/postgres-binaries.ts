import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { NoEmbeddedPostgresError } from './no-embedded-postgres.js';
import type { SystemUser } from './postgres-user.js';

/** The absolute paths of the embedded PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/** Holds copies for a system user who cannot reach the project's own files. Only root writes there. */
const COPIES = '/var/cache/location-voitures';

/**
 * Finds the binaries that npm installed for this platform. With `forOtherUser` any user of the machine can run them: if the project is in a
 * private directory, such as /root, they are copied. Throws NoEmbeddedPostgresError.
 */
export function findBinaries(forOtherUser: boolean): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  const native = join(dirname(locate(name)), '../native');
  layLinks(native);
  return inDirectory(forOtherUser && !isOpenToAll(native) ? copyOf(native) : native);
}

function locate(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new NoEmbeddedPostgresError(`the package ${name} is not installed`);
  }
}

/** Throws NoEmbeddedPostgresError if the binaries do not run on this machine, as on Alpine, which has another C library. */
export async function checkBinaries({ postgres }: Binaries, user: SystemUser | undefined): Promise<void> {
  await promisify(execFile)(postgres, ['--version'], { ...user }).catch((error: Error) => {
    throw new NoEmbeddedPostgresError(error.message.split('\n').filter(Boolean).join(': '));
  });
}

function inDirectory(native: string): Binaries {
  const program = (name: string): string => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * Creates the symbolic links of the libraries. npm packages contain none; the package's install script creates them, but it may not have
 * run.
 */
function layLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') throw new NoEmbeddedPostgresError(message);
    }
  }
}

/** Tells whether every user of the machine may enter the directory and all those above it. */
function isOpenToAll(directory: string): boolean {
  const everybodyEnters = (statSync(directory).mode & 0o001) !== 0;
  const above = dirname(directory);
  return everybodyEnters && (above === directory || isOpenToAll(above));
}

function copyOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = join(COPIES, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  try {
    mkdirSync(COPIES, { recursive: true });
    chmodSync(COPIES, 0o755);
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') });
    openToAll(draft);
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw new NoEmbeddedPostgresError(`as root, ${(error as Error).message}`);
  }
  return copy;
}

/** Makes the files readable for all, whatever the umask was when npm wrote them. */
function openToAll(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
}
