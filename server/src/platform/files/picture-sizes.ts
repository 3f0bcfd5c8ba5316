import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { FileFolder, FileStore } from './file-store.js';
import { loadSharp } from './load-sharp.js';

/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const KEPT = 100;

/** Reads the sizes of stored pictures, so that a page can keep their place free. A stored file never changes and is read once. */
export class PictureSizes {
  private readonly kept = new LRUCache<string, PictureSize>({ max: KEPT });

  constructor(private readonly files: FileStore) {}

  /** Returns the size of a picture; undefined if there is no such file, or if it is no picture. */
  async of(folder: FileFolder, name: string): Promise<PictureSize | undefined> {
    const key = `${folder}/${name}`;
    const known = this.kept.get(key);
    if (known) return known;
    const file = await this.files.open(folder, name);
    if (!file) return undefined;
    const bytes = await buffer(file.stream);
    const sharp = await loadSharp();
    const found = await sharp(bytes)
      .metadata()
      .catch(() => undefined);
    if (!found) return undefined;
    const size = { width: found.width, height: found.height };
    this.kept.set(key, size);
    return size;
  }
}
