import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config/config.js';
import { inWords } from '../platform/backup/make-backup.js';
import { restoreBackup } from '../platform/backup/restore-backup.js';
import { openFileStore } from '../platform/files/open-file-store.js';
import { runCommand } from './run-command.js';

const USAGE = `npm run restore -- shop.tar.gz             puts a backup into an empty database and its files beside it
npm run restore -- shop.tar.gz --force     replaces for good what stands there
The backup is checked whole before anything is touched. It may come from the embedded database or from a PostgreSQL server,
and go to either: DATA_DIR, DATABASE_URL and S3_… say where. Stop the server first.`;

async function run(): Promise<string> {
  const options = { force: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return USAGE;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Error('Which backup? npm run restore -- --help shows how it is called.');
  const config = readConfig(process.env);
  const files = openFileStore(config);
  const manifest = await restoreBackup(resolve(file), { config, files, force: values.force === true });
  const where = config.databaseUrl ? 'the database of DATABASE_URL' : `DATA_DIR ${config.dataDir}`;
  const restored = `Restored into ${where}: ${inWords(manifest)}. Every count was compared; the next start serves it.`;
  // The generated secret was restored with the data, unless a configured one overrides it.
  if (manifest.authSecret && !config.authSecret) return restored;
  return `${restored} AUTH_SECRET has to be the one it was made under: with another, logins end and webhooks cannot be signed.`;
}

await runCommand(run);
