import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDiskStore, type FileStore } from './file-store.js';
import { createS3Store } from './s3-store.js';

const BYTES = Buffer.from('a picture');

let directory: string;
let fake: Server;
let objects: Map<string, Buffer>;
let signed: boolean[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'));
  fake = createServer((request, response) => {
    const key = decodeURIComponent(request.url?.split('?')[0] ?? '');
    signed.push(/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''));
    void (async () => {
      if (request.method === 'PUT') objects.set(key, await buffer(request));
      if (request.method === 'DELETE') objects.delete(key);
      const found = objects.get(key);
      if (request.method !== 'GET') return response.writeHead(200).end();
      if (request.url?.includes('list-type=2')) return response.end(page(new URL(request.url, 'http://fake')));
      if (found) return response.writeHead(200, { 'Content-Length': found.length }).end(found);
      return response
        .writeHead(404, { 'Content-Type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
    })();
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  fake.closeAllConnections();
  fake.close();
  await rm(directory, { recursive: true, force: true });
});

beforeEach(() => {
  objects = new Map();
  signed = [];
});

/** Two keys a page, as a store with more than a page holds would answer. */
function page({ searchParams }: URL): string {
  const prefix = `/agency/${searchParams.get('prefix') ?? ''}`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const from = Number(searchParams.get('continuation-token') ?? 0);
  const more = from + 2 < keys.length;
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${keys
    .slice(from, from + 2)
    .map((key) => `<Contents><Key>${key.slice('/agency/'.length)}</Key></Contents>`)
    .join('')}${more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}</ListBucketResult>`;
}

const onDisk = (): FileStore => createDiskStore(join(directory, 'files'));
const inBucket = (): FileStore =>
  createS3Store({
    endpoint: `http://127.0.0.1:${(fake.address() as AddressInfo).port}`,
    bucket: 'agency',
    accessKey: 'key',
    secretKey: 'secret',
  });

describe.each([
  ['a directory', onDisk],
  ['an S3 bucket', inBucket],
])('files in %s', (_name, create) => {
  it('are found again under a name their content gives', async () => {
    const store = create();
    const name = await store.save('vehicules', BYTES, 'webp');
    expect(name).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(await store.save('vehicules', BYTES, 'webp')).toBe(name);
    const found = await store.open('vehicules', name);
    expect(found?.size).toBe(BYTES.length);
    expect(found && (await buffer(found.stream))).toEqual(BYTES);
    expect(await store.open('marques', name)).toBeUndefined();
  });

  it('are gone when removed, which may be done twice', async () => {
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

it('a directory holds no half of a file', async () => {
  await onDisk().save('marques', BYTES, 'webp');
  expect(await readdir(join(directory, 'files/marques'))).toHaveLength(1);
});

it('a bucket is asked with a signature, by path', async () => {
  await inBucket().save('factures', BYTES, 'pdf');
  expect([...objects.keys()]).toEqual([expect.stringMatching(/^\/agency\/factures\/[0-9a-f]{32}\.pdf$/)]);
  expect(signed).toEqual([true]);
});

it('a bucket that cannot be reached is a fault, not a missing file', async () => {
  const store = createS3Store({
    endpoint: 'http://127.0.0.1:9',
    bucket: 'agency',
    accessKey: 'key',
    secretKey: 'secret',
  });
  await expect(store.open('marques', 'a.webp')).rejects.toThrow();
});
