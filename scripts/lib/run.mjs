import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to our own
 * @property {boolean} [quiet] collect the output instead of showing it
 * @property {string} [cwd] the root by default
 *
 * @typedef {object} RunResult
 * @property {number} code exit code; 1 when a signal ended it
 * @property {string} output both streams, with `quiet` only
 */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a Node script to its end under the Node that runs us. A signal is passed on, and ends us once the script ended.
 *
 * @param {string[]} args script and arguments
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function runNode(args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ part) => {
        output += part.toString();
      });
    }
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, passOn);
      if (received) process.kill(process.pid, received);
      resolve({ code: code ?? 1, output });
    });
  });
}
