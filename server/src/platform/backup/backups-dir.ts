import { join } from 'node:path';

/** Returns the default directory for backups of a data directory. */
export function backupsDir(dataDir: string): string {
  return join(dataDir, 'backups');
}
