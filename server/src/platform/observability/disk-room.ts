import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Em } from '../database/orm.js';

/** With less free space than this, nothing of any size can be stored. */
const ROOM_BYTES = 1024 * 1024;
const PROBE = 'room.probe';
/** Writes about as much in rows, which takes space where the database keeps its tables. */
const ROWS = `create temporary table room_probe on commit drop as select md5(n::text) as filling from generate_series(1, 16384) n`;

/** Tells whether the disk of a directory reports that it is nearly full; quotas are not reported. */
export async function looksFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < ROOM_BYTES;
}

/** Writes that much to the directory and to the database, and deletes it again. Rejects with the error that prevented it. */
export async function takeRoom(directory: string, em: Em): Promise<void> {
  const file = join(directory, PROBE);
  try {
    const handle = await open(file, 'w');
    try {
      await handle.writeFile(Buffer.alloc(ROOM_BYTES, 1));
      // Some file systems report a full disk only then.
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
  await em.fork().transactional((tx) => tx.execute(ROWS));
}
