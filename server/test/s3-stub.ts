import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../src/platform/config/config.js';

/** The parts of an S3-compatible store that files need, in memory. */
export interface S3Stub {
  readonly config: NonNullable<Config['s3']>;
  /** Stored objects, by `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** When each was put. */
  readonly times: Map<string, Date>;
  /** Tells for each call whether it had a valid signature. */
  readonly signed: boolean[];
  close(): void;
}

/** Starts an S3 store in memory on a free port of this machine, with one empty bucket. */
export async function openS3Stub(): Promise<S3Stub> {
  const objects = new Map<string, Buffer>();
  const times = new Map<string, Date>();
  const signed: boolean[] = [];
  const server = createServer((request, response) => {
    const key = decodeURIComponent(request.url?.split('?')[0] ?? '');
    signed.push(/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''));
    void (async () => {
      if (request.method === 'PUT') {
        objects.set(key, await buffer(request));
        times.set(key, new Date());
      }
      if (request.method === 'DELETE') objects.delete(key);
      const found = objects.get(key);
      if (request.method === 'HEAD')
        return response.writeHead(found ? 200 : 404, { 'Last-Modified': times.get(key)?.toUTCString() ?? '' }).end();
      if (request.method !== 'GET') return response.writeHead(200).end();
      if (request.url?.includes('list-type=2'))
        return response.end(pageOf(objects, new URL(request.url, 'http://stub')));
      if (found) return response.writeHead(200, { 'Content-Length': found.length }).end(found);
      return response
        .writeHead(404, { 'Content-Type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    config: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'agency',
      accessKey: 'key',
      secretKey: 'secret',
    },
    objects,
    times,
    signed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns two keys per page, to test paging. */
function pageOf(objects: ReadonlyMap<string, Buffer>, { pathname, searchParams }: URL): string {
  const bucket = `/${pathname.split('/')[1]}/`;
  const prefix = `${bucket}${searchParams.get('prefix') ?? ''}`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const from = Number(searchParams.get('continuation-token') ?? 0);
  const more = from + 2 < keys.length;
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${keys
    .slice(from, from + 2)
    .map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key></Contents>`)
    .join('')}${more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}</ListBucketResult>`;
}
