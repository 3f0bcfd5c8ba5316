/** Writes the types of a client of the documented calls, or the file named as argument, from their description. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { root } from '../lib/root.mjs';
import { importServer } from '../lib/server.mjs';

const { apiDescription } = await importServer('rest-routes.ts');
const types = astToString(await openapiTS(apiDescription(), { alphabetize: true }));
writeFileSync(process.argv[2] ?? join(root, 'server/test/rest-client.generated.ts'), types);
process.exit();
