import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FILE_FOLDERS, type FileStore } from '../files/file-store.js';
import { type Member, type Seal, seal, writeArchive } from './archive.js';
import { AUTH_SECRET, fileMember, FORMAT, MANIFEST, type Manifest } from './manifest.js';
import { readDatabase, type TakeSnapshot } from './read-database.js';

/** The sources of a backup: the database, the file store, and the data directory with the generated secret. */
export interface BackupSource {
  readonly snapshot: TakeSnapshot;
  readonly files: Pick<FileStore, 'list' | 'open'>;
  readonly dataDir: string;
  /** Tells whether logins are signed by the secret that was generated in the data directory, and not by a configured one. */
  readonly ownSecret: boolean;
}

const RELEASE_FILE = join(import.meta.dirname, '../../../package.json');

/**
 * Writes database and files to one archive, which gets its name once it is complete. Returns its manifest. Throws NothingToBackUpError, and
 * any error that prevents the file from being written.
 */
export async function makeBackup(
  { snapshot, files, dataDir, ownSecret }: BackupSource,
  file: string,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await writeArchive(file, async (write) => {
    const members: Seal[] = [];
    const add = async (member: Member): Promise<void> => {
      members.push(seal(member));
      await write(member);
    };
    const written = new Set<string>();
    // Files are added before the database and again after it, so that a picture stored meanwhile is not missed.
    await addFiles(files, written, add);
    const contents = await readDatabase(snapshot, add);
    await addFiles(files, written, add);
    const secret = join(dataDir, 'auth-secret');
    const authSecret = ownSecret && existsSync(secret);
    if (authSecret) await add({ name: AUTH_SECRET, bytes: readFileSync(secret) });
    const release = (JSON.parse(readFileSync(RELEASE_FILE, 'utf8')) as { version: string }).version;
    const madeAt = new Date().toISOString();
    manifest = { format: FORMAT, release, madeAt, ...contents, files: written.size, authSecret, members };
    await write({ name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) });
  });
  if (!manifest) throw new Error('the archive was written without its manifest');
  return manifest;
}

async function addFiles(
  files: BackupSource['files'],
  kept: Set<string>,
  add: (member: Member) => Promise<void>,
): Promise<void> {
  for (const folder of FILE_FOLDERS) {
    for await (const name of files.list(folder)) {
      const member = fileMember(folder, name);
      if (kept.has(member)) continue;
      const found = await files.open(folder, name);
      // It was removed since it was listed.
      if (!found) continue;
      await add({ name: member, bytes: await buffer(found.stream) });
      kept.add(member);
    }
  }
}

/** Describes the contents of a backup in one phrase: `412 rows and 96 files of 2026-11-21 03:40 UTC, 3 waiting mails and other jobs`. */
export function inWords({ tables, files, jobs, madeAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const at = `${madeAt.slice(0, 16).replace('T', ' ')} UTC`;
  return `${rows} rows, ${files} files and ${jobs} waiting jobs as of ${at}`;
}
