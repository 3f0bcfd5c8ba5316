import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './root.mjs';
import { runNode } from './run.mjs';

const sources = [
  'web/src',
  'web/public',
  'web/vite',
  'web/vite.config.ts',
  'web/index.html',
  'web/graphiql.html',
  'package-lock.json',
];
const stamp = join(cacheDir, 'web-built');

/** Builds the pages into `web/dist` unless their sources are those of the last build. Ends the process when it fails. */
export async function buildWebWhenStale() {
  const wanted = hashOf(sources);
  const page = join(root, 'web/dist/index.html');
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const started = Date.now();
  console.log('Building the pages (half a minute) …');
  const { code } = await runNode(
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
    { env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) {
    console.error('The pages could not be built: see the message above.');
    process.exit(1);
  }
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`Pages built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** @param {string[]} paths files and directories below the root */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
