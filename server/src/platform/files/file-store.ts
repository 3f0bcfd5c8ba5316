import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** The folders of `/storage` whose files anybody may read (docs/rules/common.md#uploads). */
export const PUBLIC_FOLDERS = [
  'logos',
  'annonces',
  'avisClient',
  'marques',
  'vehicules',
  'options',
  'images/homepage',
] as const;
/**
 * The folders of `/storage` whose files only the staff may read, and customers if a rule opens a file to them
 * (docs/rules/common.md#uploads).
 */
export const STAFF_FOLDERS = ['factures', 'signatures', 'etats-des-lieux'] as const;
/** The names of all folders of `/storage`: the public ones and those of the staff. */
export const FILE_FOLDERS = [...PUBLIC_FOLDERS, ...STAFF_FOLDERS];
/** The name of a folder of `/storage`, one of FILE_FOLDERS. */
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** An opened file: a stream of its bytes, which can be read once, and its size in bytes. */
export interface StoredFile {
  readonly stream: Readable;
  readonly size: number;
}

/** Stores pictures and documents. Names are content hashes, so a stored file never changes. */
export interface FileStore {
  /** Stores the bytes and returns the file name within the folder. Equal bytes have equal names. */
  save(folder: FileFolder, bytes: Buffer, extension: string): Promise<string>;
  /** Returns undefined if there is no such file. */
  open(folder: FileFolder, name: string): Promise<StoredFile | undefined>;
  /** Returns when the file was last saved, counting identical bytes saved again; undefined if there is none, or the store does not say. */
  storedAt(folder: FileFolder, name: string): Promise<Date | undefined>;
  remove(folder: FileFolder, name: string): Promise<void>;
  /** Lists every name in a folder, in no order. */
  list(folder: FileFolder): AsyncIterable<string>;
}

const CONTENT_NAME = /^[0-9a-f]{32}\.[a-z0-9]{1,8}$/;
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/;

/** Creates a store in a directory of this machine. */
export function createDiskStore(root: string): FileStore {
  const base = resolve(root);
  const pathOf = (folder: FileFolder, name: string): string | undefined => {
    const path = join(base, folder, name);
    return isFileName(name) && path.startsWith(base + sep) ? path : undefined;
  };
  return {
    async save(folder, bytes, extension) {
      const name = contentName(bytes, extension);
      const path = pathOf(folder, name);
      if (!path) throw new Error(`unusable file name ${name}`);
      await mkdir(dirname(path), { recursive: true });
      // Written under another name and then renamed, so that a crash never leaves a partial file. The name is new each time, because the
      // same content may be saved twice at once.
      const draft = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        // On a full disk the partial file would keep taking space.
        await rm(draft, { force: true });
        throw error;
      }
      return name;
    },
    async open(folder, name) {
      const path = pathOf(folder, name);
      const found = path ? await stat(path).catch(() => undefined) : undefined;
      return path && found?.isFile() ? { stream: createReadStream(path), size: found.size } : undefined;
    },
    async storedAt(folder, name) {
      const path = pathOf(folder, name);
      return path ? (await stat(path).catch(() => undefined))?.mtime : undefined;
    },
    async remove(folder, name) {
      const path = pathOf(folder, name);
      if (path) await rm(path, { force: true });
    },
    async *list(folder) {
      const found = await opendir(join(base, folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for await (const entry of found) if (entry.isFile() && isContentName(entry.name)) yield entry.name;
    },
  };
}

/** Tells whether a text can be the name of a stored file. */
export function isFileName(name: string): boolean {
  return SAFE_NAME.test(name);
}

/** Tells whether a name is a content hash; a partial file left by a crash has another name. */
export function isContentName(name: string): boolean {
  return CONTENT_NAME.test(name);
}

/** Returns the name of a content: its hash and extension. */
export function contentName(bytes: Buffer, extension: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
}

/** Returns the public address of a stored file, or null if there is none. */
export function storageUrl(folder: FileFolder, name: string | null | undefined): string | null {
  return name ? `/storage/${folder}/${name}` : null;
}
