import type { DayTable } from '../database/day-partitions.js';
import { ArchiveUnreadableError, type Member, readArchive, type Seal, seal } from './archive.js';

/** A table of the backup: its rows are in the members below `tables/name/`, each with its values in the order of `columns`. */
export interface TableContents {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** A table that is partitioned by day, and the days of its partitions. */
export interface PartitionedTable {
  readonly name: DayTable;
  /** `YYYY-MM-DD`, UTC. */
  readonly days: readonly string[];
}

/** The position of a sequence in the database: its last value, and whether that value has been used already. */
export interface SequencePosition {
  readonly name: string;
  /** A whole number, as text because JavaScript numbers may be too small for it. */
  readonly lastValue: string;
  readonly called: boolean;
}

/** The last member of a backup: its contents, and the hash of every other member. */
export interface Manifest {
  /** The version of the archive's layout. */
  readonly format: typeof FORMAT;
  readonly release: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Names of the schema migrations that the database had, oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableContents[];
  /** Undefined in backups of releases that had no such table. */
  readonly partitions?: readonly PartitionedTable[];
  readonly sequences: readonly SequencePosition[];
  readonly files: number;
  /** How many jobs were waiting, most of them mails. */
  readonly jobs: number;
  /** Tells whether the generated secret of the logins is included; a configured AUTH_SECRET never is. */
  readonly authSecret: boolean;
  readonly members: readonly Seal[];
}

/** The version of the archive's layout. A restore refuses archives of any other version. */
export const FORMAT = 1;
/** The name of the archive's member with the manifest, which is always the last one. */
export const MANIFEST = 'manifest.json';
/** The name of the archive's member with the generated secret that signs logins. */
export const AUTH_SECRET = 'auth-secret';
/** The name of the archive's member with the jobs that had not been done yet. */
export const JOBS = 'jobs.json';
const TABLES = 'tables/';
const FILES = 'files/';

/**
 * Returns the name of the archive's member with a part of a table's rows, one JSON value per line. Sorting by name keeps the order of the
 * parts.
 */
export function tablePart(table: string, part: number): string {
  return `${TABLES}${table}/${String(part).padStart(6, '0')}.jsonl`;
}

/** Returns the table whose rows a member holds; undefined for any other member. */
export function tableOf(member: string): string | undefined {
  return member.startsWith(TABLES) ? member.slice(TABLES.length, member.lastIndexOf('/')) : undefined;
}

/** Returns the name of the archive's member with a stored file. */
export function fileMember(folder: string, name: string): string {
  return `${FILES}${folder}/${name}`;
}

/** Returns folder and name of the stored file that a member holds; undefined for any other member. */
export function fileOf(member: string): { folder: string; name: string } | undefined {
  if (!member.startsWith(FILES)) return undefined;
  const slash = member.lastIndexOf('/');
  return { folder: member.slice(FILES.length, slash), name: member.slice(slash + 1) };
}

/**
 * Reads a whole backup, compares every member with the manifest, and returns the manifest. Throws ArchiveUnreadableError, which names the
 * first member that differs.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, Seal>();
  let manifest: Manifest | undefined;
  for await (const member of readArchive(file)) {
    if (manifest || found.has(member.name))
      throw new ArchiveUnreadableError(file, 'it is not in the order of a backup');
    if (member.name === MANIFEST) manifest = parse(file, member);
    else found.set(member.name, seal(member));
  }
  if (!manifest) throw new ArchiveUnreadableError(file, 'it has no manifest, so it is no backup or was cut off');
  for (const { name, size, sha256 } of manifest.members) {
    const member = found.get(name);
    if (!member) throw new ArchiveUnreadableError(file, `${name} is missing in it`);
    if (member.size !== size || member.sha256 !== sha256)
      throw new ArchiveUnreadableError(file, `${name} in it is damaged`);
    found.delete(name);
  }
  const [stranger] = found.keys();
  if (stranger !== undefined) throw new ArchiveUnreadableError(file, `${stranger} in it is not in its manifest`);
  return manifest;
}

function parse(file: string, { bytes }: Member): Manifest {
  let read: Partial<Manifest>;
  try {
    read = JSON.parse(bytes.toString()) as Partial<Manifest>;
  } catch {
    throw new ArchiveUnreadableError(file, 'its manifest is damaged');
  }
  if (read.format !== FORMAT)
    throw new ArchiveUnreadableError(file, `it is of format ${read.format}, and this release reads ${FORMAT}`);
  if (!read.migrations || !read.tables || !read.sequences || !read.members)
    throw new ArchiveUnreadableError(file, 'its manifest is damaged');
  return read as Manifest;
}
