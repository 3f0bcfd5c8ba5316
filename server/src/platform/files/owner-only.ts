import { chmodSync, chownSync, statSync } from 'node:fs';

/** Permissions of other users, which new files never get. */
const OTHERS = 0o077;
/** The same, except that the group may pass through, as a database server with its own user needs (`letGroupPass`). */
const OTHERS_BUT_PASSAGE = 0o067;
const STICKY = 0o1000;

/** Access of other users to a directory that should be its owner's only. */
export interface Openness {
  /** Its mode before, e.g. `0755`. */
  readonly mode: string;
  /** False if it is still open: it belongs to another user, or is deliberately shared like `/tmp`. */
  readonly mended: boolean;
}

/**
 * Makes everything that this process and its children write (database, pictures, signatures, mails, backups) accessible to its user only.
 * The server and each command call it before anything else.
 */
export function writeForOwnerOnly(): void {
  process.umask(OTHERS);
}

/**
 * Removes the access of other users to a directory, which an earlier release or an administrator gave them; undefined if they had none.
 * Files inside are out of reach with it, so they are left unchanged.
 */
export function closeDirectory(directory: string): Openness | undefined {
  // Windows stores permissions elsewhere, and reports every directory as open.
  if (process.platform === 'win32') return undefined;
  const mode = statSync(directory).mode & 0o7777;
  if ((mode & OTHERS_BUT_PASSAGE) === 0) return undefined;
  return { mode: mode.toString(8).padStart(4, '0'), mended: (mode & STICKY) === 0 && close(directory) };
}

/** Lets the members of a group pass through a directory without listing it (0710). */
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
  // File systems without permissions, such as a mounted share, accept and ignore the change.
  return (statSync(directory).mode & OTHERS_BUT_PASSAGE) === 0;
}
