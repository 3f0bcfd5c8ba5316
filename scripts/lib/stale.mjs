import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './root.mjs';

/**
 * Compares the sources of a build with those of its last run.
 *
 * @param {string} name of its mark in the cache
 * @param {string[]} sources files and directories below the root
 * @returns {{ stale: boolean, markBuilt: () => void }}
 */
export function sourcesSince(name, sources) {
  const stamp = join(cacheDir, name);
  const wanted = hashOf(sources);
  return {
    stale: !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted,
    markBuilt: () => {
      mkdirSync(cacheDir, { recursive: true });
      writeFileSync(stamp, wanted);
    },
  };
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
