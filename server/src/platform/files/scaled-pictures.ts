import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { fewAtOnce } from '../../kernel/few-at-once.js';
import type { FileFolder, FileStore } from './file-store.js';
import { loadSharp } from './load-sharp.js';

/** The widths in pixels that pages request; others are refused, so that nobody can request endless variants. */
export const PICTURE_WIDTHS = [400, 600, 800, 1200, 1600] as const;
/** The width of a scaled copy in pixels, one of PICTURE_WIDTHS. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The formats of the copies, by the type that a browser accepts them under; the first that it accepts is sent. */
export const PICTURE_FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const;
/** The file format of a scaled copy, a key of PICTURE_FORMATS. */
export type ScaledFormat = keyof typeof PICTURE_FORMATS;

const WEBP_QUALITY = 76;
/** Looks like the WebP copies with a fifth fewer bytes. More effort saves another tenth, but takes five times as long. */
const AVIF = { quality: 50, effort: 2 };
/** Scaling a picture takes a core for 20 to 130 ms. */
const AT_ONCE = 2;
/** Room for some 3,000 pictures of a phone's width. Dropped ones are made again. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Makes smaller copies of stored pictures as AVIF or WebP, when they are first requested, and caches them in memory. */
export class ScaledPictures {
  private readonly scaled = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
  });
  private readonly making = new Map<string, Promise<Buffer | undefined>>();
  private readonly inTurn = fewAtOnce(AT_ONCE);

  constructor(private readonly files: FileStore) {}

  /** Returns the picture no wider than requested, never enlarged; undefined if there is no such file. */
  async open(folder: FileFolder, name: string, width: PictureWidth, format: ScaledFormat): Promise<Buffer | undefined> {
    const key = `${folder}/${name} ${width} ${format}`;
    const cached = this.scaled.get(key);
    if (cached) return cached;
    const made = this.making.get(key) ?? this.make(key, folder, name, (bytes) => scaled(bytes, width, format));
    this.making.set(key, made);
    return made;
  }

  private async make(
    key: string,
    folder: FileFolder,
    name: string,
    scale: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | undefined> {
    try {
      const file = await this.files.open(folder, name);
      if (!file) return undefined;
      const bytes = await buffer(file.stream);
      const picture = await this.inTurn(() => scale(bytes));
      this.scaled.set(key, picture);
      return picture;
    } finally {
      this.making.delete(key);
    }
  }
}

async function scaled(bytes: Buffer, width: number, format: ScaledFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const smaller = sharp(bytes, { failOn: 'error', pages: 1 }).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? smaller.avif(AVIF) : smaller.webp({ quality: WEBP_QUALITY })).toBuffer();
}
