import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { sourcesSince } from './stale.mjs';

/**
 * Compiles `server/src` to plain JavaScript with source maps in `server/dist`, unless the sources are unchanged since the last time. Where
 * there are no sources, as in the container image, the compiled files are used as they are. Throws if a file cannot be compiled.
 */
export async function buildServerWhenStale() {
  if (!existsSync(join(root, 'server/src'))) return;
  const { stale, markBuilt } = sourcesSince('server-built', [
    'server/src',
    'server/tsconfig.json',
    'package-lock.json',
  ]);
  if (!stale && existsSync(join(root, 'server/dist/main.js'))) return;

  // In a process of its own, because the server, which runs in this one, would keep the 100 MB that the compiler takes.
  const { code } = await runNode([join(import.meta.dirname, 'compile-server.mjs')]);
  if (code !== 0) throw new Error('The server could not be compiled: see the message above.');
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
