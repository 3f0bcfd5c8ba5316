/** One file of an archive. */
export interface ZipEntry {
  /** The path within the archive, with slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files that are already compressed, so that compressing again would only cost time. */
const PACKED = /\.(pdf|png|webp)$/;

/** Packs files into a ZIP archive as they come, so that only one of them is in memory beside the archive. Throws what `entries` throws. */
export async function makeZip(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    archive.add(file);
    file.push(bytes, true);
  }
  archive.end();
  return Buffer.concat(chunks);
}
