import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { JobQueue } from '../jobs/job-queue.js';
import { answerBackupRequests, backupsDir } from './backup-requests.js';
import { type BackupSource, inWords, makeBackup } from './make-backup.js';
import type { Manifest } from './manifest.js';

interface Deps {
  readonly source: BackupSource;
  readonly jobs: JobQueue;
  readonly logger: Logger;
}

/** After the night's other work; made at the next start when the machine was off. */
const EVERY_NIGHT = '40 3 * * *';
/** Nights that are kept. */
const KEPT = 7;
/** A job that took long is handed out again: a backup that young was its work. */
const AGAIN_AFTER_MS = 3_600_000;
const PREFIX = 'nightly-';
const SUFFIX = '.tar.gz';

/**
 * Backups of an embedded database, which nobody but its own server can read while it runs: every night by itself, below
 * DATA_DIR/backups, and whenever `npm run backup` asks.
 */
export class NightlyBackups {
  private running: Promise<Manifest> | undefined;
  private stopAnswering: () => void = () => undefined;

  constructor(private readonly deps: Deps) {}

  register(): void {
    this.deps.jobs.work('nightly-backup', async () => this.makeNightly());
    this.deps.jobs.schedule('nightly-backup', EVERY_NIGHT);
  }

  /** Answers requests of the command until it is closed. */
  open(): void {
    this.stopAnswering = answerBackupRequests(this.deps.source.dataDir, (file) => this.make(file));
  }

  /** What is being written is given up, without a trace. */
  close(): void {
    this.stopAnswering();
  }

  /** Makes the backup of this night unless it was just made, and lets go of those that are too old. */
  async makeNightly(now = new Date()): Promise<void> {
    const directory = backupsDir(this.deps.source.dataDir);
    const newest = nightlyIn(directory).at(-1);
    if (newest && now.getTime() - statSync(join(directory, newest)).mtimeMs < AGAIN_AFTER_MS) return;
    await this.make(join(directory, `${PREFIX}${now.toISOString().slice(0, 19).replaceAll(':', '')}Z${SUFFIX}`));
    for (const old of nightlyIn(directory).slice(0, -KEPT)) rmSync(join(directory, old));
    // What a crash left half written.
    for (const draft of namesIn(directory))
      if (draft.startsWith(PREFIX) && draft.endsWith('.part')) rmSync(join(directory, draft));
  }

  /** One at a time: each reads the whole database in the one session there is. */
  private async make(file: string): Promise<void> {
    while (this.running) await this.running.catch(() => undefined);
    this.running = makeBackup(this.deps.source, file);
    try {
      this.deps.logger.info({ file, holds: inWords(await this.running) }, 'backup made');
    } finally {
      this.running = undefined;
    }
  }
}

/** The oldest first: their names begin with their moment. */
function nightlyIn(directory: string): string[] {
  return namesIn(directory)
    .filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX))
    .sort();
}

function namesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory) : [];
}
