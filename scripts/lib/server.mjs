import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** Variables a child process needs to run the server's TypeScript with `--import @swc-node/register/esm-register`. */
export const serverEnvironment = { SWC_NODE_PROJECT: join(root, 'server/tsconfig.json') };

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
