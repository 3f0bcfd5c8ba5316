import { threadPoolSize } from './thread-pool.mjs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** Variables for a child process that runs the server's TypeScript with `--import @swc-node/register/esm-register`. */
export const serverEnvironment = {
  SWC_NODE_PROJECT: join(root, 'server/tsconfig.json'),
  UV_THREADPOOL_SIZE: threadPoolSize,
};

/**
 * Imports a TypeScript module of the server in this process, decorator metadata included.
 *
 * @param {string} path below `server/src`
 * @returns {Promise<Record<string, any>>} its exports
 */
export async function importServer(path) {
  Object.assign(process.env, serverEnvironment);
  register('@swc-node/register/esm', pathToFileURL(join(root, 'package.json')));
  return import(pathToFileURL(join(root, 'server/src', path)).href);
}
