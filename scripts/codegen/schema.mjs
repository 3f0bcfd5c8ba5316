/** Writes `schema.graphql`, or the file named as argument, from the server's classes. */
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { importServer } from '../lib/server.mjs';

const { emitSchema } = await importServer('schema.ts');
emitSchema(process.argv[2] ?? join(root, 'schema.graphql'));
process.exit();
