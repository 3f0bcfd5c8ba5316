import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStore, type FileStore } from './file-store.js';
import { PictureSizes } from './picture-sizes.js';

describe('PictureSizes', () => {
  let directory: string;
  let files: FileStore;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'picture-sizes-'));
    files = createDiskStore(directory);
  });

  afterAll(async () => {
    await rm(directory, { recursive: true, force: true });
  });

  it('reads a picture once', async () => {
    const bytes = await sharp({ create: { width: 120, height: 30, channels: 3, background: 'green' } })
      .webp()
      .toBuffer();
    const name = await files.save('annonces', bytes, 'webp');
    const sizes = new PictureSizes(files);
    expect(await sizes.of('annonces', name)).toEqual({ width: 120, height: 30 });
    await files.remove('annonces', name);
    expect(await sizes.of('annonces', name)).toEqual({ width: 120, height: 30 });
  });

  it('has no size for a file that is missing or no picture', async () => {
    const sizes = new PictureSizes(files);
    const name = await files.save('annonces', Buffer.from('no picture'), 'webp');
    expect(await sizes.of('annonces', name)).toBeUndefined();
    expect(await sizes.of('annonces', `${'0'.repeat(32)}.webp`)).toBeUndefined();
  });
});
