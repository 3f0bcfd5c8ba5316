import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Em } from '../database/orm.js';

/** With less room than this nothing of size can be kept. */
const ROOM_BYTES = 1024 * 1024;
const PROBE = 'room.probe';
/** About as much in rows, which takes room where the database keeps its tables. */
const ROWS = `create temporary table room_probe on commit drop as select md5(n::text) as filling from generate_series(1, 16384) n`;

/** Whether the disk of a directory says that it is nearly full; a quota is not told. */
export async function looksFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < ROOM_BYTES;
}

/** Keeps something of size in the directory and in the database, and lets go of it. Rejects with what is in the way. */
export async function takeRoom(directory: string, em: Em): Promise<void> {
  const file = join(directory, PROBE);
  try {
    const handle = await open(file, 'w');
    try {
      await handle.writeFile(Buffer.alloc(ROOM_BYTES, 1));
      // Some file systems find out only then.
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
  await em.fork().transactional((tx) => tx.execute(ROWS));
}
