import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { FileFolder, FileStore } from './file-store.js';
import { loadSharp } from './load-sharp.js';

/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const KEPT = 100;
/** How long a page waits for the file store. */
const PATIENCE_MS = 1_000;
/** How long a failure is remembered before the file is read again. */
const AGAIN_MS = 60_000;

/** Reads the sizes of stored pictures, so that a page can keep their place free. A stored file never changes and is read once. */
export class PictureSizes {
  private readonly sizes = new LRUCache<string, Promise<PictureSize | undefined>>({ max: KEPT });

  constructor(private readonly files: FileStore) {}

  /**
   * Returns the size of a picture; undefined if there is no such file, if it is no picture, or if the file store fails or does not answer
   * within a second. Never rejects, because a page can do without the size.
   */
  async of(folder: FileFolder, name: string): Promise<PictureSize | undefined> {
    const key = `${folder}/${name}`;
    const cached = this.sizes.get(key);
    if (cached) return cached;
    const found = Promise.race([
      this.read(folder, name).catch(() => undefined),
      wait(PATIENCE_MS, undefined, { ref: false }),
    ]);
    this.sizes.set(key, found, { ttl: AGAIN_MS });
    if (await found) this.sizes.set(key, found);
    return found;
  }

  private async read(folder: FileFolder, name: string): Promise<PictureSize | undefined> {
    const file = await this.files.open(folder, name);
    if (!file) return undefined;
    const bytes = await buffer(file.stream);
    const sharp = await loadSharp();
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  }
}
