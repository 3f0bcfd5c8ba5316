import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** One file inside an archive; small enough to be held in memory. */
export interface Member {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Size and hash of a member, as listed in the manifest. */
export interface Seal {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** Thrown when the file cannot be read as an archive: missing, damaged or cut off. The message is one sentence. */
export class ArchiveUnreadableError extends Error {
  constructor(file: string, reason: string) {
    super(`${file} cannot be used: ${reason}.`);
    this.name = 'ArchiveUnreadableError';
  }
}

/** Far above the largest upload and the largest part of a table. */
const MEMBER_LIMIT_BYTES = 256 * 1024 * 1024;

/**
 * Writes a tar.gz through `fill`, which adds the members in order. The file gets its name only once it is complete and on the disk; until
 * then, and after any failure, an existing file of that name stays.
 */
export async function writeArchive(file: string, fill: (add: (member: Member) => Promise<void>) => Promise<void>) {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  const { pack } = await import('tar-stream');
  const tar = pack();
  const output = createWriteStream(draft, { mode: 0o600, flush: true });
  const writing = pipeline(tar, createGzip(), output);
  const failing = writing.then(() => new Promise<never>(() => undefined));
  failing.catch(() => undefined);
  const add = ({ name, bytes }: Member): Promise<void> => {
    const adding = new Promise<void>((resolve, reject) => {
      tar
        .entry({ name, size: bytes.length }, (error) => {
          if (error) reject(error);
          else resolve();
        })
        .end(bytes);
    });
    // When the disk is full the pipeline fails, but the member that waits to be written would never settle.
    return Promise.race([adding, failing]);
  };
  try {
    await fill(add);
    tar.finalize();
    await writing;
    await rename(draft, file);
  } catch (error) {
    tar.destroy();
    await writing.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Yields the members of a tar.gz in their order. Throws ArchiveUnreadableError. */
export async function* readArchive(file: string): AsyncGenerator<Member> {
  const { extract } = await import('tar-stream');
  const tar = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), tar);
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      if ((entry.header.size ?? 0) > MEMBER_LIMIT_BYTES) throw new Error(`${entry.header.name} is too large`);
      yield { name: entry.header.name, bytes: await buffer(entry) };
    }
    await reading;
  } catch (error) {
    throw new ArchiveUnreadableError(file, reasonOf(error));
  }
}

/** Returns the entry of a member in the manifest: its name, its size in bytes and its SHA-256 in hexadecimal. */
export function seal({ name, bytes }: Member): Seal {
  return { name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'Z_BUF_ERROR') return 'it was cut off';
  return `it is damaged or no backup (${message})`;
}
