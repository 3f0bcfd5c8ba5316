/** `npm run dev`: the server restarted on change, and the pages with hot reload before it. Both stop together. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { serverSources } from './lib/server.mjs';

const server = ['--watch-path=server/src', '--watch-preserve-output', '--import', serverSources, 'server/src/main.ts'];
const web = [join(root, 'node_modules/vite/bin/vite.js'), '--config', 'web/vite.config.ts', '--clearScreen', 'false'];

const children = [server, web].map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  for (const child of children) child.kill(signal);
}
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop('SIGTERM');
  });
}
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
