import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** More than any suite needs at once, in bytes. */
const ENOUGH = 2 * 1024 ** 3;

/** Returns where suites keep temporary data: in memory if there is room, because databases are made and dropped all the time, else on disk. */
export function scratchDir() {
  if (process.platform !== 'linux') return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
