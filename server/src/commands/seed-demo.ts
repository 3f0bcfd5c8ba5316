import 'reflect-metadata';
import { seedDemo } from '../demo/seed.js';
import { ENTITIES } from '../modules.js';
import { readConfig } from '../platform/config/config.js';
import { openFileStore } from '../platform/files/open-file-store.js';
import { openDatabaseBeside } from '../platform/startup/open-database.js';
import { messageOf } from './run-command.js';

/** Started by the server: fills its database with the demo agency, and ends when the server ends. */
const abandoned = (): never => process.exit(1);
process.once('disconnect', abandoned);

try {
  const config = readConfig(process.env);
  const database = await openDatabaseBeside(config, ENTITIES);
  await seedDemo({ orm: database.orm, files: openFileStore(config), log: console.log });
  await database.close();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
process.off('disconnect', abandoned).disconnect();
