import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { fewAtOnce } from '../../kernel/few-at-once.js';
import type { FileFolder, FileStore } from './file-store.js';
import { loadSharp } from './load-sharp.js';

/** The widths in pixels that pages ask for; any other one is refused, so that nobody can have pictures made without end. */
export const PICTURE_WIDTHS = [400, 600, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const WEBP_QUALITY = 76;
/** A picture takes a core for 20 to 80 ms. */
const AT_ONCE = 2;
/** Some 3,000 pictures of a phone's width. What was dropped is made again. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Smaller copies of stored pictures as WebP. They are made when they are first asked for and kept in memory. */
export class ScaledPictures {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
  });
  private readonly making = new Map<string, Promise<Buffer | undefined>>();
  private readonly inTurn = fewAtOnce(AT_ONCE);

  constructor(private readonly files: FileStore) {}

  /** The picture no wider than asked, never enlarged; undefined when there is no such file. */
  async open(folder: FileFolder, name: string, width: PictureWidth): Promise<Buffer | undefined> {
    const key = `${folder}/${name} ${width}`;
    const known = this.kept.get(key);
    if (known) return known;
    const made = this.making.get(key) ?? this.make(key, folder, name, width);
    this.making.set(key, made);
    return made;
  }

  private async make(key: string, folder: FileFolder, name: string, width: PictureWidth): Promise<Buffer | undefined> {
    try {
      const file = await this.files.open(folder, name);
      if (!file) return undefined;
      const bytes = await buffer(file.stream);
      const picture = await this.inTurn(() => scaled(bytes, width));
      this.kept.set(key, picture);
      return picture;
    } finally {
      this.making.delete(key);
    }
  }
}

async function scaled(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, { failOn: 'error', pages: 1 })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}
