import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir, root } from '../../scripts/lib/root.mjs';
import { scratchDir } from '../../scripts/lib/scratch.mjs';
import { importServer, serverSources } from '../../scripts/lib/server.mjs';
import { buildServerWhenStale } from '../../scripts/lib/server-build.mjs';
import { createDatabase, onServer } from './on-server.ts';

/** @typedef {import('../src/platform/postgres/embedded-postgres.js').EmbeddedPostgres} EmbeddedPostgres */

const DAY_MS = 86_400_000;
/** Durability is turned off for speed, and each test file needs its own connections. */
const SETTINGS = {
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
};
const TEMPLATE = 'test_template';

/** @type {() => Promise<void>} */
let end = async () => undefined;

/**
 * Starts the tests' server, with a migrated database that each test file copies (see test-database.ts), and chooses where tests keep
 * temporary files.
 */
export async function setup() {
  process.env.TMPDIR = scratchDir();
  // For the tests that start a server process.
  await buildServerWhenStale();
  const { TEST_DATABASE_URL: given } = process.env;
  if (given) await useServer(given);
  else await useEmbedded();
}

/** Stops the PostgreSQL server that `setup` has started. */
export async function teardown() {
  await end();
}

/** @param {string} serverUrl */
async function useServer(serverUrl) {
  const name = `${TEMPLATE}_${process.pid}_${Date.now()}`;
  await migrate(await createDatabase(serverUrl, name));
  process.env.TEST_TEMPLATE = name;
  end = () => onServer(serverUrl, `drop database if exists ${name} with (force)`);
}

/** Starts the embedded PostgreSQL on a copy of a database directory that is made once per state of the schema. */
async function useEmbedded() {
  const image = await imageOfThisSchema();
  const directory = mkdtempSync(join(tmpdir(), 'test-server-'));
  const cluster = join(directory, 'postgres');
  cpSync(image, cluster, { recursive: true });
  const postgres = await startPostgres(cluster);
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_TEMPLATE = TEMPLATE;
  end = async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** Returns a database directory with the current schema; making it takes seconds, so it is cached until its sources change. */
async function imageOfThisSchema() {
  const image = join(cacheDir, `test-cluster-${hashOfSources()}`);
  if (existsSync(image)) return image;
  mkdirSync(cacheDir, { recursive: true });
  // Recent ones are kept, because another run may still be copying one.
  for (const old of globSync(join(cacheDir, 'test-cluster-*')))
    if (Date.now() - statSync(old).mtimeMs > DAY_MS) rmSync(old, { recursive: true });
  const draft = `${image}.${process.pid}`;
  const postgres = await startPostgres(draft);
  await migrate(await createDatabase(postgres.url, TEMPLATE));
  await postgres.stop();
  try {
    renameSync(draft, image);
  } catch (error) {
    // Another run was quicker.
    rmSync(draft, { recursive: true });
    if (!existsSync(image)) throw error;
  }
  return image;
}

/**
 * @param {string} directory
 * @returns {Promise<EmbeddedPostgres>}
 */
async function startPostgres(directory) {
  const { startEmbeddedPostgres } = await importServer('platform/postgres/embedded-postgres.ts');
  return startEmbeddedPostgres(directory, { settings: SETTINGS, sync: false });
}

function hashOfSources() {
  const hash = createHash('sha256');
  const sources = [
    'package-lock.json',
    'server/src/platform/{database/,database/migrations/,jobs/,postgres/}*.ts',
    'server/test/{make-template.ts,global-setup.mjs}',
  ];
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} url of an empty database */
async function migrate(url) {
  const script = join(import.meta.dirname, 'make-template.ts');
  await promisify(execFile)(process.execPath, ['--import', serverSources, script, url]);
}
