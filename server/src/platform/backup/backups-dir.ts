import { join } from 'node:path';

/** Where backups of a data directory lie, unless they are wanted elsewhere. */
export function backupsDir(dataDir: string): string {
  return join(dataDir, 'backups');
}
