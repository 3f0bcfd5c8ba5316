/** Writes the limits of inputs for the pages, to its file or to the one named as argument, from the server's classes. */
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { importServer } from '../lib/server.mjs';

const { emitLimits } = await importServer('schema.ts');
emitLimits(process.argv[2] ?? join(root, 'web/src/platform/graphql/limits.generated.ts'));
process.exit();
