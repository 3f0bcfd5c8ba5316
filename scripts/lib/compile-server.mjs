/** Compiles `server/src` into `server/dist`: files that differ are replaced, and those without a source are deleted. */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transform } from '@swc/core';
import { root } from './root.mjs';
import { optionsFor } from './server-build.mjs';

const from = join(root, 'server/src');
const to = join(root, 'server/dist');

const sources = globSync('**/*.{ts,tsx}', { cwd: from }).filter((file) => !/\.test\.tsx?$/.test(file));
const written = await Promise.all(
  sources.map(async (source) => {
    const target = source.replace(/\.tsx?$/, '.js');
    const sourceFileName = relative(dirname(join(to, target)), join(from, source));
    const { code, map = '' } = await transform(readFileSync(join(from, source), 'utf8'), {
      ...optionsFor(source),
      filename: join(from, source),
      sourceFileName: sourceFileName.replaceAll('\\', '/'),
    });
    writeWhenNew(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
    writeWhenNew(`${target}.map`, map);
    return target;
  }),
);
const wanted = new Set(written);
for (const file of globSync('**/*.js', { cwd: to })) {
  if (wanted.has(file)) continue;
  rmSync(join(to, file));
  rmSync(join(to, `${file}.map`), { force: true });
}

/**
 * Replaces a file atomically and only if it differs, because another process may be reading or writing it.
 *
 * @param {string} file below `server/dist`
 * @param {string} content
 */
function writeWhenNew(file, content) {
  const path = join(to, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
