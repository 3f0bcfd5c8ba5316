import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { jobKind, LONG_SECONDS } from '../jobs/job-kind.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { backupsDir } from './backups-dir.js';
import { type BackupSource, inWords, makeBackup } from './make-backup.js';

interface Deps {
  readonly source: BackupSource;
  readonly jobs: JobQueue;
  readonly logger: Logger;
}

/** Backs up the embedded database and its files. */
export const NIGHTLY_BACKUP = jobKind('nightly-backup', LONG_SECONDS);
/** After the other nightly jobs; made up for at the next start if the machine was off. */
const EVERY_NIGHT = '40 3 * * *';
/** How many nightly backups are kept. */
const KEPT = 7;
/** The queue repeats a job that took long. If the newest backup is younger than this, the repeated job makes none. */
const AGAIN_AFTER_MS = 3_600_000;
const PREFIX = 'nightly-';
const SUFFIX = '.tar.gz';

/** Makes backups of the embedded database, which nobody else backs up: every night, below DATA_DIR/backups. */
export class NightlyBackups {
  /** The run under way. The queue repeats a job that takes long while the first still writes; both wait for the same backup. */
  private running: Promise<void> | undefined;

  constructor(private readonly deps: Deps) {}

  /** Creates the directory of the backups and schedules the nightly job. Call it once, before the jobs start. */
  register(): void {
    // Created now by the server's user, because `npm run backup` run by another user, such as root, would create a directory that the
    // server cannot write.
    mkdirSync(backupsDir(this.deps.source.dataDir), { recursive: true });
    this.deps.jobs.work(NIGHTLY_BACKUP, async () => this.makeNightly());
    this.deps.jobs.schedule(NIGHTLY_BACKUP, EVERY_NIGHT);
  }

  /** Makes the backup of this night unless one is running or was just made, and deletes the oldest ones. */
  makeNightly(now = new Date()): Promise<void> {
    this.running ??= this.makeOnce(now).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async makeOnce(now: Date): Promise<void> {
    const directory = backupsDir(this.deps.source.dataDir);
    const newest = nightlyIn(directory).at(-1);
    if (newest && now.getTime() - statSync(join(directory, newest)).mtimeMs < AGAIN_AFTER_MS) return;
    const file = join(directory, `${PREFIX}${now.toISOString().slice(0, 19).replaceAll(':', '')}Z${SUFFIX}`);
    const manifest = await makeBackup(this.deps.source, file);
    this.deps.logger.info({ file, holds: inWords(manifest) }, 'backup made');
    for (const old of nightlyIn(directory).slice(0, -KEPT)) rmSync(join(directory, old));
    // Drafts that a crash left unfinished.
    for (const draft of readdirSync(directory))
      if (draft.startsWith(PREFIX) && draft.endsWith('.part')) rmSync(join(directory, draft));
  }
}

/** Lists the backups, oldest first: their names begin with their time. */
function nightlyIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX))
    .sort();
}
