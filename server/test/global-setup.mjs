import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir, root } from '../../scripts/lib/root.mjs';
import { serverEnvironment } from '../../scripts/lib/server.mjs';
import { createDatabase, onServer } from './on-server.ts';

const DAY_MS = 86_400_000;

/** Makes the migrated database once; each test file opens a copy of it (see test-database.ts). */
export async function setup() {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) await makeTemplate(await newTemplate(serverUrl));
  else process.env.TEST_IMAGE = await imageOfThisSchema();
}

/** Removes the template that was made on a server. */
export async function teardown() {
  const { TEST_TEMPLATE: template, TEST_DATABASE_URL: serverUrl } = process.env;
  if (serverUrl && template) await onServer(serverUrl, `drop database if exists ${template} with (force)`);
}

/** The embedded database takes seconds to make, so its image is kept until what it is made from changes. */
async function imageOfThisSchema() {
  const image = join(cacheDir, `test-image-${hashOfSources()}.tar`);
  if (existsSync(image)) return image;
  mkdirSync(cacheDir, { recursive: true });
  // Another run may still read an image of late.
  for (const old of globSync(join(cacheDir, 'test-image-*')))
    if (Date.now() - statSync(old).mtimeMs > DAY_MS) rmSync(old);
  const draft = `${image}.${process.pid}`;
  await makeTemplate(draft);
  renameSync(draft, image);
  return image;
}

function hashOfSources() {
  const hash = createHash('sha256');
  const sources = [
    'package-lock.json',
    'server/src/infra/database/{migrations/,}*.ts',
    'server/src/infra/jobs/*.ts',
    'server/test/make-template.ts',
  ];
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} target an image file, or the address of an empty database */
async function makeTemplate(target) {
  const script = join(import.meta.dirname, 'make-template.ts');
  const args = ['--import', '@swc-node/register/esm-register', script, target];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...serverEnvironment } });
}

/** @param {string} serverUrl */
async function newTemplate(serverUrl) {
  const name = `test_template_${process.pid}_${Date.now()}`;
  const url = await createDatabase(serverUrl, name);
  process.env.TEST_TEMPLATE = name;
  return url;
}
