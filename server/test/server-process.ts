import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '..');

/** A server of the application that runs as a separate process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Exit code, and all it wrote to standard output and standard error. */
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
  /** Resolves to the printed address once it serves; rejects if it ends before. */
  readonly ready: Promise<string>;
}

/** Starts the compiled server, which the set-up of the tests has rebuilt if needed, on a free port, with only these variables. */
export function startServerProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', join(SERVER, 'dist/main.js')], {
    cwd: SERVER,
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const address = /Ready at http:\/\/localhost:(\d+)/.exec(out)?.[1];
      if (address) resolve(`http://127.0.0.1:${address}`);
    });
    child.once('close', () => reject(new Error(`the server ended: ${err}`)));
  });
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  ready.catch(() => undefined);
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }));
  });
  return { child, ended, ready };
}
