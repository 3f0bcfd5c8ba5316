import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../platform/config/config.js';
import { settleStage } from '../platform/backup/staged-restore.js';
import { lockDataDir } from '../platform/database/data-dir-lock.js';
import { DatabaseUnreachableError } from '../platform/database/database-unreachable.js';
import { openOrm } from '../platform/database/open-orm.js';
import { othersConnected } from '../platform/database/others-connected.js';
import { runCommand } from './run-command.js';

const USAGE = `npm run db:reset            empties the embedded database, files and mails of DATA_DIR
npm run db:reset -- --yes   does so for the database of DATABASE_URL too
The next start migrates anew and, with DEMO on, makes the demo agency again.`;

/** Thrown with the reason why the reset is refused, in one sentence. */
class RefusedError extends Error {}

async function run(): Promise<string> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return USAGE;
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    if (!values.yes) throw new RefusedError('DATABASE_URL is set: add "-- --yes" to empty that database for good.');
    await emptyServer(config.databaseUrl);
  }
  await emptyDataDir(config);
  return 'Emptied. The next start migrates anew.';
}

/** Empties the data directory under its lock, so never while a server runs. The secret of the tokens stays. */
async function emptyDataDir({ dataDir }: Config): Promise<void> {
  const unlock = lockDataDir(dataDir);
  try {
    await settleStage(dataDir);
    for (const part of ['postgres', 'database', 'files', 'mail'])
      rmSync(join(dataDir, part), { recursive: true, force: true });
  } finally {
    unlock();
  }
}

/** Drops all our schemas; refused while somebody else is connected. */
async function emptyServer(url: string): Promise<void> {
  const orm = await openOrm({ url });
  try {
    const em = orm.em.fork();
    const others = await othersConnected(em).catch((error: unknown) => {
      throw new DatabaseUnreachableError(url, error);
    });
    if (others) throw new RefusedError('The database of DATABASE_URL is in use: stop the server first.');
    await em.execute('drop schema if exists pgboss cascade');
    await em.execute('drop schema public cascade');
    await em.execute('create schema public');
  } finally {
    await orm.close(true);
  }
}

await runCommand(run);
