import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config/config.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import { StartError } from '../../kernel/start-error.js';
import { cameFrom } from '../../kernel/unreachable.js';
import { contentName, type FileFolder, type FileStore, isContentName, isFileName } from './file-store.js';

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;
const NOT_THERE = new Set(['NoSuchKey', 'NotFound']);

/** Thrown when the file store cannot be reached or refuses the connection; the sentence names the variables and shows no key. */
export class S3UnreachableError extends StartError {
  constructor({ endpoint, bucket }: NonNullable<Config['s3']>, cause: unknown) {
    const { name, message } = (cause instanceof AggregateError ? cause.errors[0] : cause) as Error;
    super(
      `S3_ENDPOINT, S3_BUCKET: the file store at ${new URL(endpoint).host} with the bucket ${bucket} cannot be used: ${(message || name).split('\n')[0]?.replace(/\.$/, '')}.`,
    );
    this.name = 'S3UnreachableError';
  }
}

/**
 * Checks the connection once at start: losing the store later is tolerated, but a wrong address is a mistake. Throws S3UnreachableError.
 */
export async function checkS3(options: NonNullable<Config['s3']>): Promise<void> {
  const { client, ListObjectsV2Command } = await load(options);
  try {
    await client.send(new ListObjectsV2Command({ Bucket: options.bucket, MaxKeys: 1 }));
  } catch (error) {
    throw new S3UnreachableError(options, error);
  } finally {
    client.destroy();
  }
}

/** Creates a store in an S3-compatible bucket, under `folder/name`. The library is loaded at the first use. */
export function createS3Store(options: NonNullable<Config['s3']>): FileStore {
  const Bucket = options.bucket;
  let loaded: ReturnType<typeof load> | undefined;
  const s3 = () => (loaded ??= load(options));
  const keyOf = (folder: FileFolder, name: string): string => `${folder}/${name}`;
  return {
    async save(folder, bytes, extension) {
      const { client, PutObjectCommand } = await s3();
      const name = contentName(bytes, extension);
      const Key = keyOf(folder, name);
      const upload = new PutObjectCommand({ Bucket, Key, Body: bytes, ContentLength: bytes.length });
      await elsewhere(() => client.send(upload));
      return name;
    },
    async open(folder, name) {
      if (!isFileName(name)) return undefined;
      const { client, GetObjectCommand } = await s3();
      try {
        const wanted = new GetObjectCommand({ Bucket, Key: keyOf(folder, name) });
        const { Body, ContentLength } = await elsewhere(() => client.send(wanted));
        // In Node the body is always a Node stream.
        return Body ? { stream: Body as Readable, size: ContentLength ?? 0 } : undefined;
      } catch (error) {
        if (error instanceof Error && NOT_THERE.has(error.name)) return undefined;
        throw error;
      }
    },
    async storedAt(folder, name) {
      if (!isFileName(name)) return undefined;
      const { client, HeadObjectCommand } = await s3();
      try {
        const found = await elsewhere(() => client.send(new HeadObjectCommand({ Bucket, Key: keyOf(folder, name) })));
        return found.LastModified;
      } catch (error) {
        if (error instanceof Error && NOT_THERE.has(error.name)) return undefined;
        throw error;
      }
    },
    async remove(folder, name) {
      if (!isFileName(name)) return;
      const { client, DeleteObjectCommand } = await s3();
      await elsewhere(() => client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(folder, name) })));
    },
    async *list(folder) {
      const { client, ListObjectsV2Command } = await s3();
      const Prefix = `${folder}/`;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        for (const { Key = '' } of page.Contents ?? []) {
          const name = Key.slice(Prefix.length);
          if (isContentName(name)) yield name;
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

async function load({ endpoint, accessKey, secretKey }: NonNullable<Config['s3']>) {
  const { S3Client: Client, ...commands } = await import('@aws-sdk/client-s3');
  const client: S3Client = new Client({
    endpoint,
    // Compatible stores accept any region, need path-style addresses, and not all support the newer checksums.
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Otherwise the library only warns.
      throwOnRequestTimeout: true,
    },
  });
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        cameFrom('file store', error);
        throw error;
      }),
    { step: 'initialize', name: 'originOfErrors' },
  );
  return { client, ...commands };
}
