/** Writes the types of a REST client from the description of the calls, to its file or to the one named as argument. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { root } from '../lib/root.mjs';
import { importServer } from '../lib/server.mjs';

const { apiDescription } = await importServer('rest-routes.ts');
const types = astToString(await openapiTS(apiDescription(), { alphabetize: true }));
writeFileSync(process.argv[2] ?? join(root, 'server/test/rest-client.generated.ts'), types);
process.exit();
