import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NoEmbeddedPostgresError } from './no-embedded-postgres.js';

/** A user of the operating system, by ids. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** Users that exist on most systems, the most suitable one first. */
const CANDIDATES = ['postgres', 'nobody'];

/**
 * Chooses the user that PostgreSQL runs as, because it refuses to run as root: undefined (the current user) unless we are root; then the
 * owner of the database, and for a new one a system user. Throws NoEmbeddedPostgresError.
 */
export function postgresUser(database: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = statSync(database, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const [, , uid, gid] = known.find(([login]) => login === name) ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new NoEmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and there is no system user ${CANDIDATES.join(' or ')}; start the server as another user`,
  );
}

/** Gives PostgreSQL's user the ownership of a database that root has copied or moved here. */
export function giveTo({ uid, gid }: SystemUser, database: string): void {
  const owner = statSync(database, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === uid) return;
  for (const entry of readdirSync(database, { withFileTypes: true, recursive: true }))
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
  // Changed last, so that an interrupted run is repeated.
  lchownSync(database, uid, gid);
}
