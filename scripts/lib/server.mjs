import './thread-pool.mjs';
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir, root } from './root.mjs';
import { buildServerWhenStale } from './server-build.mjs';

/** What a child process that runs the server's TypeScript imports first. */
export const serverSources = new URL('./server-sources.mjs', import.meta.url).href;

/**
 * Imports a TypeScript module of the server in this process, decorator metadata included: for tests, tools and `npm run dev`.
 *
 * @param {string} path below `server/src`
 * @returns {Promise<Record<string, any>>} its exports
 */
export async function importServer(path) {
  await import(serverSources);
  return import(pathToFileURL(join(root, 'server/src', path)).href);
}

/**
 * Imports a module of the compiled server in this process, after compiling what is stale.
 *
 * @param {string} path below `server/dist`
 * @returns {Promise<Record<string, any>>} its exports
 */
export async function importCompiledServer(path) {
  await buildServerWhenStale();
  // Stack traces show our TypeScript; source maps of packages would be loaded for nothing.
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
  // A quarter of the start is compiling the same packages again. If the directory is not writable, this has no effect.
  enableCompileCache(join(cacheDir, 'compiled'));
  return import(pathToFileURL(join(root, 'server/dist', path)).href);
}
