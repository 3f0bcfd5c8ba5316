import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { jobKind } from '../jobs/job-kind.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { backupsDir } from './backups-dir.js';
import { type BackupSource, inWords, makeBackup } from './make-backup.js';

interface Deps {
  readonly source: BackupSource;
  readonly jobs: JobQueue;
  readonly logger: Logger;
}

/** Keeps a copy of the embedded database and of its files. */
export const NIGHTLY_BACKUP = jobKind('nightly-backup');
/** After the night's other work; made at the next start when the machine was off. */
const EVERY_NIGHT = '40 3 * * *';
/** Nights that are kept. */
const KEPT = 7;
/** A job that took long is handed out again: a backup that young was its work. */
const AGAIN_AFTER_MS = 3_600_000;
const PREFIX = 'nightly-';
const SUFFIX = '.tar.gz';

/**
 * Backups of an embedded database, which nobody else looks after: every night by itself, below DATA_DIR/backups.
 */
export class NightlyBackups {
  constructor(private readonly deps: Deps) {}

  register(): void {
    // Ours before `npm run backup` of another user, root for instance, makes it theirs, into which we could not write.
    mkdirSync(backupsDir(this.deps.source.dataDir), { recursive: true });
    this.deps.jobs.work(NIGHTLY_BACKUP, async () => this.makeNightly());
    this.deps.jobs.schedule(NIGHTLY_BACKUP, EVERY_NIGHT);
  }

  /** Makes the backup of this night unless it was just made, and lets go of those that are too old. */
  async makeNightly(now = new Date()): Promise<void> {
    const directory = backupsDir(this.deps.source.dataDir);
    const newest = nightlyIn(directory).at(-1);
    if (newest && now.getTime() - statSync(join(directory, newest)).mtimeMs < AGAIN_AFTER_MS) return;
    const file = join(directory, `${PREFIX}${now.toISOString().slice(0, 19).replaceAll(':', '')}Z${SUFFIX}`);
    const manifest = await makeBackup(this.deps.source, file);
    this.deps.logger.info({ file, holds: inWords(manifest) }, 'backup made');
    for (const old of nightlyIn(directory).slice(0, -KEPT)) rmSync(join(directory, old));
    // What a crash left half written.
    for (const draft of readdirSync(directory))
      if (draft.startsWith(PREFIX) && draft.endsWith('.part')) rmSync(join(directory, draft));
  }
}

/** The oldest first: their names begin with their moment. */
function nightlyIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX))
    .sort();
}
