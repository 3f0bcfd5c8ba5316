/** `npm run build`: the pages alone, for the container image; `npm start` does it by itself. */
import { buildWebWhenStale } from './lib/web-build.mjs';

await buildWebWhenStale();
