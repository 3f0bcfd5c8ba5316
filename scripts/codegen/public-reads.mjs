/** Writes the list of the public reads for the pages, to its file or to the one named as argument, from the server's classes. */
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { importServer } from '../lib/server.mjs';

const { emitPublicReads } = await importServer('schema.ts');
emitPublicReads(process.argv[2] ?? join(root, 'web/src/platform/graphql/publicReads.generated.ts'));
process.exit();
