/** `node scripts/run-server.mjs commands/x.ts …`: runs one of the server's own commands with its arguments. */
import { importServer } from './lib/server.mjs';

const [command] = process.argv.splice(2, 1);
if (!command) throw new Error('Which file below server/src?');
await importServer(command);
