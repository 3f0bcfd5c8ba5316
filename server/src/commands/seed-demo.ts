import 'reflect-metadata';
import { seedDemo } from '../demo/seed.js';
import { ENTITIES } from '../modules.js';
import { readConfig } from '../platform/config/config.js';
import { openFileStore } from '../platform/files/open-file-store.js';
import { openDatabaseBeside } from '../platform/startup/open-database.js';
import { runCommand } from './run-command.js';

/** Fills the database of the server that starts this process with the demo agency. */
async function run(): Promise<undefined> {
  const config = readConfig(process.env);
  const database = await openDatabaseBeside(config, ENTITIES);
  try {
    await seedDemo({ orm: database.orm, files: openFileStore(config), log: console.log });
  } finally {
    await database.close();
  }
}

/** The server has ended, and its database with it. */
const endWithServer = (): never => process.exit(1);
process.once('disconnect', endWithServer);
await runCommand(run);
process.off('disconnect', endWithServer).disconnect();
