/** `npm start`: builds pages and server when needed, then is the server itself, so that signals reach it. */
import { importCompiledServer } from './lib/server.mjs';
import { buildWebWhenStale } from './lib/web-build.mjs';

await buildWebWhenStale();
if (process.env.npm_lifecycle_event === 'start') stopWithParent();
process.env.NODE_ENV ??= 'production';
await importCompiledServer('main.js');

/** A signal to npm ends its shell, which passes nothing on: an orphaned server then stops as if asked itself. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
