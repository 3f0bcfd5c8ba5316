import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { lockDataDir } from '../database/data-dir-lock.js';
import { DatabaseUnreachableError } from '../database/database-unreachable.js';
import { clusterDir, openCluster } from '../database/embedded-cluster.js';
import { openOrm } from '../database/open-orm.js';
import type { Em, Orm } from '../database/orm.js';
import { othersConnected } from '../database/others-connected.js';
import { FILE_FOLDERS, type FileFolder, type FileStore } from '../files/file-store.js';
import { ArchiveUnreadableError, type Member, readArchive, type Seal, seal } from './archive.js';
import { loadDatabase, unknownMigrations, withQueues } from './load-database.js';
import { AUTH_SECRET, fileMember, fileOf, type Manifest, verifyArchive } from './manifest.js';
import { quoted } from './read-database.js';
import { commitStage, openStage, settleStage } from './staged-restore.js';
import { inUnitOfWork } from '../database/unit-of-work.js';

/** Thrown when a restore is refused; nothing was changed. */
export class RestoreRefusedError extends Error {}

/** Options of a restore: the configuration that names the database, the store for the files, and whether existing data may be replaced. */
export interface RestoreOptions {
  readonly config: Config;
  readonly files: FileStore;
  /** Allows existing data to be replaced for good. */
  readonly force: boolean;
}

/**
 * Replaces database and files of an installation by those of a backup, whether either is embedded or a server. The whole archive is checked
 * before anything is changed, and the old database stays until the new one is complete. Returns the manifest. Throws
 * ArchiveUnreadableError, RestoreRefusedError, DataDirInUseError, DatabaseUnreachableError, CountDiffersError.
 */
export async function restoreBackup(file: string, { config, files, force }: RestoreOptions): Promise<Manifest> {
  const manifest = await verifyArchive(file);
  const [unknown] = unknownMigrations(manifest);
  if (unknown !== undefined)
    throw new RestoreRefusedError(
      `${file} was made by a newer release (its schema has ${unknown}): install that release, or a later one, first.`,
    );
  const keepFiles = (member: Member): Promise<void> => keepFile(files, member);
  const restoring = { file, manifest, force, keepFiles };
  if (config.databaseUrl) await restoreToServer(config.databaseUrl, restoring);
  else await restoreToDataDir(config.dataDir, restoring);
  await removeOthers(files, manifest);
  return manifest;
}

interface Restoring {
  readonly file: string;
  readonly manifest: Manifest;
  readonly force: boolean;
  readonly keepFiles: (member: Member) => Promise<void>;
}

async function restoreToServer(url: string, { file, manifest, force, keepFiles }: Restoring): Promise<void> {
  const orm = await openOrm({ url });
  try {
    const em = orm.em.fork();
    const others = await othersConnected(em).catch((error: unknown) => {
      throw new DatabaseUnreachableError(url, error);
    });
    if (others) throw new RestoreRefusedError('The database of DATABASE_URL is in use: stop the server first.');
    if (!force && (await holdsRows(em)))
      throw new RestoreRefusedError(
        'The database of DATABASE_URL holds data already: add "-- --force" to replace it for good.',
      );
    await load(orm, manifest, checkedMembers(file, manifest), keepFiles);
  } finally {
    await orm.close(true);
  }
}

async function restoreToDataDir(dataDir: string, { file, manifest, force, keepFiles }: Restoring): Promise<void> {
  const unlock = lockDataDir(dataDir);
  try {
    await settleStage(dataDir);
    if (!force && (await dataDirHoldsRows(dataDir)))
      throw new RestoreRefusedError(`DATA_DIR ${dataDir} holds data already: add "-- --force" to replace it for good.`);
    await replaceDatabase(dataDir, file, manifest, keepFiles);
  } finally {
    unlock();
  }
}

/**
 * Replaces the database and secret of a data directory by those of a verified backup, in one step at the end. Other members go to `keep`.
 * The caller holds the lock.
 */
async function replaceDatabase(
  dataDir: string,
  file: string,
  manifest: Manifest,
  keep: (member: Member) => Promise<void>,
): Promise<void> {
  const stage = openStage(dataDir);
  const database = await openCluster(clusterDir(stage));
  try {
    await load(database.orm, manifest, checkedMembers(file, manifest), async (member) => {
      if (member.name === AUTH_SECRET) writeFileSync(join(stage, AUTH_SECRET), member.bytes, { mode: 0o600 });
      else await keep(member);
    });
  } finally {
    await database.close();
  }
  await commitStage(dataDir);
}

async function load(
  orm: Orm,
  manifest: Manifest,
  members: AsyncIterable<Member>,
  other: (member: Member) => Promise<void>,
): Promise<void> {
  // Creates the tables of the job queue, which migrations do not create.
  await withQueues(orm, [], async () => undefined);
  await inUnitOfWork(orm.em, () => loadDatabase(orm, manifest, members, other));
}

/** Reads the members again and checks each one again, because the file may have changed since it was verified. */
async function* checkedMembers(file: string, manifest: Manifest): AsyncGenerator<Member> {
  const seals = new Map<string, Seal>(manifest.members.map((one) => [one.name, one]));
  for await (const member of readArchive(file)) {
    const expected = seals.get(member.name);
    if (expected && expected.sha256 !== seal(member).sha256)
      throw new ArchiveUnreadableError(file, `${member.name} in it changed while it was read`);
    if (expected) yield member;
  }
}

/** Stores a file. Its name is the hash of its content, so a file of that name is already the same. */
async function keepFile(files: FileStore, { name: member, bytes }: Member): Promise<void> {
  const found = fileOf(member);
  const folder = FILE_FOLDERS.find((known) => known === found?.folder);
  if (!found || !folder) return;
  const extension = found.name.slice(found.name.lastIndexOf('.') + 1);
  const fileName = await files.save(folder, bytes, extension);
  if (fileName !== found.name)
    throw new RestoreRefusedError(`${member} in the backup does not have its content's name.`);
}

/** Deletes the files that only the replaced data named; last, because the replaced data is needed if the restore fails. */
async function removeOthers(files: FileStore, { members }: Manifest): Promise<void> {
  const wanted = new Set(members.map(({ name }) => name));
  for (const folder of FILE_FOLDERS) {
    const strangers: [FileFolder, string][] = [];
    for await (const name of files.list(folder))
      if (!wanted.has(fileMember(folder, name))) strangers.push([folder, name]);
    for (const [where, name] of strangers) await files.remove(where, name);
  }
}

async function dataDirHoldsRows(dataDir: string): Promise<boolean> {
  if (!existsSync(clusterDir(dataDir))) return false;
  const database = await openCluster(clusterDir(dataDir));
  try {
    return await holdsRows(database.orm.em.fork());
  } finally {
    await database.close();
  }
}

const TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'`;

/** Tells whether any table has a row; a database that was only migrated has none. */
async function holdsRows(em: Em): Promise<boolean> {
  for (const { name } of await em.execute<{ name: string }[]>(TABLES)) {
    const rows = await em.execute(`select 1 from public.${quoted(name)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}
