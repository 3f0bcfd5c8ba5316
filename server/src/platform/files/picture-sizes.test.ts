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

  const savePicture = async () =>
    files.save(
      'annonces',
      await sharp({ create: { width: 120, height: 30, channels: 3, background: 'green' } })
        .webp()
        .toBuffer(),
      'webp',
    );

  /** The store, but `open` answers in another way. */
  const opening = (open: FileStore['open']): FileStore => ({ ...files, open });

  it('reads a picture once, also for callers at the same time', async () => {
    const name = await savePicture();
    let opened = 0;
    const sizes = new PictureSizes(
      opening(async (...asked) => {
        opened += 1;
        return files.open(...asked);
      }),
    );
    const both = await Promise.all([sizes.of('annonces', name), sizes.of('annonces', name)]);
    expect(both).toEqual([
      { width: 120, height: 30 },
      { width: 120, height: 30 },
    ]);
    await files.remove('annonces', name);
    expect(await sizes.of('annonces', name)).toEqual({ width: 120, height: 30 });
    expect(opened).toBe(1);
  });

  it('has no size for a file that is missing or no picture', async () => {
    const sizes = new PictureSizes(files);
    const name = await files.save('annonces', Buffer.from('no picture'), 'webp');
    expect(await sizes.of('annonces', name)).toBeUndefined();
    expect(await sizes.of('annonces', `${'0'.repeat(32)}.webp`)).toBeUndefined();
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('unreachable'))],
    ['does not answer', async () => new Promise<never>(() => undefined)],
  ])('does without the size where the store %s', async (_how, open) => {
    const sizes = new PictureSizes(opening(open));
    expect(await sizes.of('annonces', await savePicture())).toBeUndefined();
  });
});
