import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../platform/config/config.js';
import { backupsDir } from '../platform/backup/backups-dir.js';
import { inWords, makeBackup } from '../platform/backup/make-backup.js';
import type { Manifest } from '../platform/backup/manifest.js';
import { NothingToBackUpError, snapshotOf } from '../platform/backup/read-database.js';
import { clusterDir } from '../platform/database/embedded-cluster.js';
import { openDatabaseAsIs } from '../platform/startup/open-database.js';
import { openFileStore } from '../platform/files/open-file-store.js';
import { runCommand } from './run-command.js';

const USAGE = `npm run backup                     writes database and files to DATA_DIR/backups/backup-….tar.gz
npm run backup -- /safe/shop.tar.gz   writes them there
Of the running server too. The file holds personal data and password hashes: keep it where nobody else reads it.`;

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  if (values.help) return USAGE;
  if (positionals.length > 1) throw new Error('Only one file can be named; npm run backup -- --help shows how.');
  const config = readConfig(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = resolve(positionals[0] ?? join(backupsDir(config.dataDir), `backup-${stamp}Z.tar.gz`));
  const manifest = await backUp(config, file);
  const secret = manifest.authSecret ? '' : ' AUTH_SECRET is not inside: keep it too.';
  return `${file} holds ${inWords(manifest)}.${secret}`;
}

async function backUp(config: Config, file: string): Promise<Manifest> {
  const nothing = config.databaseUrl
    ? 'The database of DATABASE_URL is empty: there is nothing to back up.'
    : `DATA_DIR ${config.dataDir} holds no database: there is nothing to back up.`;
  if (!config.databaseUrl && !existsSync(clusterDir(config.dataDir))) throw new Error(nothing);
  try {
    const database = await openDatabaseAsIs(config);
    try {
      const { dataDir, authSecret } = config;
      const source = {
        snapshot: snapshotOf(database.orm.em),
        files: openFileStore(config),
        dataDir,
        ownSecret: !authSecret,
      };
      return await makeBackup(source, file);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof NothingToBackUpError) throw new Error(nothing, { cause: error });
    throw error;
  }
}

await runCommand(run);
