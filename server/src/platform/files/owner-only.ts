import { chmodSync, chownSync, statSync } from 'node:fs';

/** Rights of others than the owner that a new file never grants. */
const OTHERS = 0o077;
/** The same, but for passing through by a group: what a database server with a user of its own needs (`letGroupPass`). */
const OTHERS_BUT_PASSAGE = 0o067;
const STICKY = 0o1000;

/** How others stood to a directory that is to be its owner's alone. */
export interface Openness {
  /** Its mode before, e.g. `0755`. */
  readonly mode: string;
  /** False where it still is open: it belongs to another user, or is shared by intent like `/tmp`. */
  readonly mended: boolean;
}

/**
 * From now on whatever this process and its children write (database, pictures, signatures, mails, backups) belongs to its
 * user alone. The server and each command call it before anything else.
 */
export function writeForOwnerOnly(): void {
  process.umask(OTHERS);
}

/**
 * Takes from other users of the machine what an earlier release or an administrator gave them on a directory; undefined when
 * there was nothing to take. What lies inside is out of reach with it, so its old files are left as they are.
 */
export function closeDirectory(directory: string): Openness | undefined {
  // Windows keeps rights elsewhere, and shows every directory as open.
  if (process.platform === 'win32') return undefined;
  const mode = statSync(directory).mode & 0o7777;
  if ((mode & OTHERS_BUT_PASSAGE) === 0) return undefined;
  return { mode: mode.toString(8).padStart(4, '0'), mended: (mode & STICKY) === 0 && close(directory) };
}

/** Lets the members of a group pass through a directory without listing it: 0710. */
export function letGroupPass(directory: string, gid: number): void {
  chownSync(directory, statSync(directory).uid, gid);
  chmodSync(directory, 0o710);
}

function close(directory: string): boolean {
  try {
    chmodSync(directory, 0o700);
  } catch {
    return false;
  }
  // File systems without rights of their own, such as a mounted share, accept and ignore it.
  return (statSync(directory).mode & OTHERS_BUT_PASSAGE) === 0;
}
