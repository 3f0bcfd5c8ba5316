/** `npm run bench`: measures the compiled server. The bench itself is TypeScript, as the helpers of the tests that it uses. */
import { withMemoryBounds } from './lib/memory-bounds.mjs';
import { buildServerWhenStale } from './lib/server-build.mjs';
import { importServer } from './lib/server.mjs';
import { buildWebWhenStale } from './lib/web-build.mjs';

await buildServerWhenStale();
await buildWebWhenStale();
// The measured processes inherit them.
Object.assign(process.env, withMemoryBounds(process.env));
await importServer('../bench/main.ts');
