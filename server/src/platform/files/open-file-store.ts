import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { createDiskStore, type FileStore } from './file-store.js';
import { createS3Store } from './s3-store.js';

/** Opens the configured store: the bucket of S3_BUCKET, or the data directory. */
export function openFileStore({ s3, dataDir }: Config): FileStore {
  return s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'files'));
}
