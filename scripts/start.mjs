/** `npm start`: builds pages and server if needed, then runs the server in this process, so that signals reach it. */
import { startWithMemoryBounds } from './lib/memory-bounds.mjs';
import { importCompiledServer } from './lib/server.mjs';
import { buildWebWhenStale } from './lib/web-build.mjs';

await buildWebWhenStale();
// After the build, which may need more.
startWithMemoryBounds();
if (process.env.npm_lifecycle_event === 'start') stopWithParent();
process.env.NODE_ENV ??= 'production';
await importCompiledServer('main.js');

/** npm's shell does not pass signals on, so a server whose parent has ended stops as if it had received one. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
