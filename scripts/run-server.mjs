/** `node scripts/run-server.mjs commands/x.js …`: runs one of the server's own commands with its arguments. */
import { importCompiledServer } from './lib/server.mjs';

const [command] = process.argv.splice(2, 1);
if (!command) throw new Error('Which file below server/dist?');
await importCompiledServer(command);
