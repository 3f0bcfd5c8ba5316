import { join } from 'node:path';

/** Returns the directory where releases before the embedded PostgreSQL kept their database. */
export function pgliteDir(dataDir: string): string {
  return join(dataDir, 'database');
}
