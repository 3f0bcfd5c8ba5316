/** `npm run build`: the pages and the compiled server, for the container image; `npm start` does both by itself. */
import { buildServerWhenStale } from './lib/server-build.mjs';
import { buildWebWhenStale } from './lib/web-build.mjs';

await buildServerWhenStale();
await buildWebWhenStale();
