import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './root.mjs';
import { sourcesSince } from './stale.mjs';

const from = join(root, 'server/src');
const to = join(root, 'server/dist');

/**
 * Compiles `server/src` to plain JavaScript with source maps in `server/dist`, unless the sources are unchanged since the last time. Where
 * there are no sources, as in the container image, the compiled files are used as they are. Throws if a file cannot be compiled.
 */
export async function buildServerWhenStale() {
  if (!existsSync(from)) return;
  const { stale, markBuilt } = sourcesSince('server-built', [
    'server/src',
    'server/tsconfig.json',
    'package-lock.json',
  ]);
  if (!stale && existsSync(join(to, 'main.js'))) return;

  const { transform } = await import('@swc/core');
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
  markBuilt();
}

/**
 * Returns the compiler options that say what `server/tsconfig.json` says.
 *
 * @param {string} source
 * @returns {import('@swc/core').Options}
 */
export function optionsFor(source) {
  return {
    swcrc: false,
    configFile: false,
    isModule: true,
    sourceMaps: true,
    inlineSourcesContent: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: source.endsWith('.tsx'), decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      experimental: { keepImportAttributes: true },
    },
  };
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
