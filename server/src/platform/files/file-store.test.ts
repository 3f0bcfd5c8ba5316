import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openS3Stub, type S3Stub } from '../../../test/s3-stub.js';
import { createDiskStore, type FileStore } from './file-store.js';
import { createS3Store } from './s3-store.js';

const BYTES = Buffer.from('a picture');

let directory: string;
let s3: S3Stub;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'));
  s3 = await openS3Stub();
});

afterAll(async () => {
  s3.close();
  await rm(directory, { recursive: true, force: true });
});

beforeEach(() => {
  s3.objects.clear();
  s3.signed.length = 0;
});

const onDisk = (): FileStore => createDiskStore(join(directory, 'files'));
const inBucket = (): FileStore => createS3Store(s3.config);

describe.each([
  ['a directory', onDisk],
  ['an S3 bucket', inBucket],
])('files in %s', (_name, create) => {
  it('are found by a name derived from their content', async () => {
    const store = create();
    const name = await store.save('vehicules', BYTES, 'webp');
    expect(name).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(await store.save('vehicules', BYTES, 'webp')).toBe(name);
    const found = await store.open('vehicules', name);
    expect(found?.size).toBe(BYTES.length);
    expect(found && (await buffer(found.stream))).toEqual(BYTES);
    expect(await store.open('marques', name)).toBeUndefined();
  });

  it('are gone when removed, and removing twice is allowed', async () => {
    const store = create();
    const name = await store.save('images/homepage', BYTES, 'webp');
    await store.remove('images/homepage', name);
    await store.remove('images/homepage', name);
    expect(await store.open('images/homepage', name)).toBeUndefined();
  });

  it('are listed by folder', async () => {
    const store = create();
    const listed = async (folder: 'annonces' | 'avisClient'): Promise<string[]> => {
      const names: string[] = [];
      for await (const name of store.list(folder)) names.push(name);
      return names.sort();
    };
    expect(await listed('annonces')).toEqual([]);
    const names = [];
    for (const text of ['one', 'two', 'three', 'four', 'five'])
      names.push(await store.save('annonces', Buffer.from(text), 'webp'));
    expect(await listed('annonces')).toEqual(names.sort());
    expect(await listed('avisClient')).toEqual([]);
  });

  it.each(['../secret', '..', '.hidden', 'a/b', 'a\\b', '', '%2e%2e', 'x'.repeat(300)])(
    'are never outside of their folder: %p',
    async (name) => {
      const store = create();
      expect(await store.open('vehicules', name)).toBeUndefined();
      await store.remove('vehicules', name);
    },
  );
});

it('a directory never holds a partly written file', async () => {
  await onDisk().save('marques', BYTES, 'webp');
  expect(await readdir(join(directory, 'files/marques'))).toHaveLength(1);
});

it('a bucket is called with a signature and path-style addresses', async () => {
  await inBucket().save('factures', BYTES, 'pdf');
  expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^\/agency\/factures\/[0-9a-f]{32}\.pdf$/)]);
  expect(s3.signed).toEqual([true]);
});

it('an unreachable bucket is an error, not a missing file', async () => {
  const store = createS3Store({ ...s3.config, endpoint: 'http://127.0.0.1:9' });
  await expect(store.open('marques', 'a.webp')).rejects.toThrow();
});
