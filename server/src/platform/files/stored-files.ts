import type { Logger } from 'pino';
import { DAY_MS } from '../../kernel/time.js';
import type { Em } from '../database/orm.js';
import { jobKind, LONG_SECONDS } from '../jobs/job-kind.js';
import type { JobQueue } from '../jobs/job-queue.js';
import type { FileFolder, FileStore } from './file-store.js';

/** A column whose rows name files of a folder. Each module lists its columns in its manifest. */
export interface FileColumn {
  readonly folder: FileFolder;
  readonly table: string;
  readonly column: string;
  /** One name, a list of names, or a JSON list of objects with the name as `imageFile`. */
  readonly holds: 'NAME' | 'NAMES' | 'BLOCKS';
}

interface Deps {
  readonly em: Em;
  readonly files: FileStore;
  readonly columns: readonly FileColumn[];
  readonly jobs: JobQueue;
  readonly logger: Logger;
}

/** The most that one run of the nightly job does, so that it ends before it counts as dead. */
export interface CollectionBounds {
  /** How many names are looked up in the database at once. */
  readonly batch: number;
  /** How many files are removed. */
  readonly removed: number;
}

/** The result of a run of the nightly job. */
export interface Collected {
  readonly removed: number;
  /** Tells whether the bound was reached, so that more may be left. */
  readonly more: boolean;
}

/** Removes files that no row names. */
export const FILE_COLLECTION = jobKind('file-collection', LONG_SECONDS);
/** After the deletions by retention period, before the nightly backup. */
const EVERY_NIGHT = '30 3 * * *';
const NIGHTLY: CollectionBounds = { batch: 500, removed: 500 };
/** A file is stored before the row that names it is committed; a command takes far less time than this. */
const YOUNG_MS = DAY_MS;

/**
 * Removes files that no row names: pictures that an edit replaced, and those of a command that failed after storing them
 * (docs/rules/common.md#files-that-nothing-names). Names are hashes of the content, so several rows may share a file.
 */
export class StoredFiles {
  constructor(private readonly deps: Deps) {}

  /** Registers the nightly job; a run that reached its bound queues another at once. */
  register(): void {
    const { jobs, logger } = this.deps;
    jobs.work(FILE_COLLECTION, async () => {
      const { removed, more } = await this.collect();
      if (removed > 0) logger.info({ removed }, 'files that nothing named are gone');
      if (more) await jobs.enqueue(FILE_COLLECTION, {});
    });
    jobs.schedule(FILE_COLLECTION, EVERY_NIGHT);
  }

  /**
   * Removes at once those of these files that no row names any more, whatever their age: for files that a command no longer needs. Call it
   * after the transaction.
   */
  async release(folder: FileFolder, names: Iterable<string | null | undefined>): Promise<void> {
    const given = [...new Set(names)].filter((name) => name != null);
    for (const name of await this.unnamed(folder, given)) await this.deps.files.remove(folder, name);
  }

  /** Removes the files that no row names and that are older than a day, up to the bounds. Must not be called within a transaction. */
  async collect(now = new Date(), bounds = NIGHTLY): Promise<Collected> {
    const { files, columns } = this.deps;
    const before = now.getTime() - YOUNG_MS;
    let removed = 0;
    for (const folder of new Set(columns.map((column) => column.folder))) {
      for await (const names of inGroups(files.list(folder), bounds.batch)) {
        for (const name of await this.unnamed(folder, names)) {
          // Read as late as possible: the same content may just have been stored again, which renews its time.
          const storedAt = await files.storedAt(folder, name);
          if (!storedAt || storedAt.getTime() > before) continue;
          await files.remove(folder, name);
          removed += 1;
          if (removed >= bounds.removed) return { removed, more: true };
        }
      }
    }
    return { removed, more: false };
  }

  /** Returns those of these names that no row holds; none for a folder without a declared column, because its use is unknown. */
  private async unnamed(folder: FileFolder, names: readonly string[]): Promise<string[]> {
    const columns = this.deps.columns.filter((column) => column.folder === folder);
    if (columns.length === 0 || names.length === 0) return [];
    const rows = await this.deps.em
      .fork()
      .execute<{ name: string }[]>(
        `select distinct name from (${columns.map(namesIn).join(' union all ')}) named where name in (?)`,
        [[...names]],
      );
    const named = new Set(rows.map(({ name }) => name));
    return names.filter((name) => !named.has(name));
  }
}

function namesIn({ table, column, holds }: FileColumn): string {
  if (holds === 'NAMES') return `select unnest("${column}") as name from "${table}"`;
  if (holds === 'BLOCKS')
    return `select block ->> 'imageFile' as name from "${table}", jsonb_array_elements("${column}") block`;
  return `select "${column}" as name from "${table}"`;
}

async function* inGroups(names: AsyncIterable<string>, size: number): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const name of names) {
    if (group.push(name) < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
