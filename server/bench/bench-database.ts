import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../src/platform/config/config.js';
import { clusterDir } from '../src/platform/database/embedded-cluster.js';
import { urlOfRunning } from '../src/platform/postgres/embedded-postgres.js';
import { createDatabase, onServer } from '../test/on-server.js';

/** The configuration and the database of a run of the benchmarks. Its data is deleted at the end. */
export interface BenchPlace {
  readonly config: Config;
  /** The same as environment for another process. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the address of the database; the embedded one has it only while a server runs on it. */
  databaseUrl(): string;
  close(): Promise<void>;
}

const SECRET = 'a secret of the bench, for what it makes alone';

/** Creates a new database: on the server of DATABASE_URL if set, else an embedded one in a temporary directory. */
export async function openPlace(): Promise<BenchPlace> {
  const { DATABASE_URL: serverUrl, REDIS_URL: redisUrl } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const name = `bench_${process.pid}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'off',
    AUTH_SECRET: SECRET + process.pid,
    RATE_LIMIT_FACTOR: '10000',
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...(serverUrl ? { DATABASE_URL: await createDatabase(serverUrl, name) } : {}),
  };
  return {
    env,
    config: readConfig(env),
    databaseUrl: () => {
      const url = readConfig(env).databaseUrl ?? urlOfRunning(clusterDir(dataDir));
      if (!url) throw new Error('no server runs on the database of the bench');
      return url;
    },
    close: async () => {
      if (serverUrl) await onServer(serverUrl, `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
