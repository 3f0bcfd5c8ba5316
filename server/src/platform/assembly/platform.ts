import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { NIGHTLY_BACKUP, NightlyBackups } from '../backup/nightly-backups.js';
import { snapshotOf } from '../backup/read-database.js';
import type { Config } from '../config/config.js';
import type { Database, Em } from '../database/orm.js';
import { IdempotencyKeys } from '../database/idempotency.js';
import { Reader } from '../database/reader.js';
import { DomainEvents } from '../events/domain-events.js';
import { createEventBus, type EventBus } from '../events/event-bus.js';
import { Snapshots } from '../events/snapshots.js';
import type { FileStore } from '../files/file-store.js';
import { openFileStore } from '../files/open-file-store.js';
import { FILE_COLLECTION, type FileColumn, StoredFiles } from '../files/stored-files.js';
import type { JobKind } from '../jobs/job-kind.js';
import { createJobQueue, type JobQueue } from '../jobs/job-queue.js';
import { createLeases, type Leases } from '../leases/leases.js';
import { createRateLimits, type RateLimits } from '../limits/rate-limits.js';
import { createFileMailer, createSmtpMailer, type Mailer } from '../mail/mailer.js';
import { cachePdfs } from '../pdf/pdf-cache.js';
import { createPdfRenderer, type PdfRenderer } from '../pdf/pdf-renderer.js';
import type { RedisPlace } from '../redis/redis.js';
import { createTracker } from '../tracker/create-tracker.js';
import type { TrackerClient } from '../tracker/tracker-client.js';

/** Kinds of job that belong to the platform itself. */
export const PLATFORM_JOBS = [FILE_COLLECTION, NIGHTLY_BACKUP];

/** The services that every module may use. Built once; they live as long as the server. */
export interface Platform {
  readonly em: Em;
  readonly reader: Reader;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly snapshots: Snapshots;
  readonly events: EventBus;
  readonly domainEvents: DomainEvents;
  readonly files: FileStore;
  readonly storedFiles: StoredFiles;
  readonly jobs: JobQueue;
  readonly leases: Leases;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  readonly pdf: PdfRenderer;
  readonly tracker: TrackerClient;
  readonly logger: Logger;
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** The secret that signs tokens and links, and from which encryption keys are derived. */
  readonly authSecret: string;
  /** Reports an error of the connections, unless a known shortage explains it. */
  readonly onError: (error: unknown) => void;
}

/** What `createPlatform` gets from the server besides the configuration: the database, the logger, and what the modules declare. */
export interface Surroundings {
  readonly database: Database;
  readonly logger: Logger;
  readonly authSecret: string;
  /** Tells whether an error only says that something the server depends on is unavailable; such a shortage is reported separately. */
  readonly isShortage: (error: unknown) => boolean;
  /** Every column, of all modules, whose rows name stored files. */
  readonly fileColumns: readonly FileColumn[];
  /** Every kind of job, including the platform's. */
  readonly jobKinds: readonly JobKind<object>[];
  /** Replaces the configured GPS service in tests. */
  readonly tracker?: TrackerClient;
}

/** Builds the platform from the configuration. */
export function createPlatform(config: Config, surroundings: Surroundings): Platform {
  const { database, logger, authSecret, isShortage, fileColumns: columns, jobKinds } = surroundings;
  const { dataDir, publicUrl } = config;
  const { em } = database.orm;
  // All instances of one installation share the secret, so its hash serves as their common namespace.
  const namespace = createHash('sha256').update(`namespace:${authSecret}`).digest('hex').slice(0, 12);
  const redisFor = (use: string): RedisPlace => ({
    redisUrl: config.redisUrl,
    namespace,
    onError: (err) => logger.error({ err, use }, 'Redis does not answer: this instance works for itself'),
    onBack: () => logger.info({ use }, 'Redis answers again'),
  });
  const events = createEventBus(redisFor('events'));
  const jobs = createJobQueue(database, jobKinds, logger, undefined, isShortage);
  const reader = new Reader(database.orm);
  const files = openFileStore(config);
  const storedFiles = new StoredFiles({ em, files, columns, jobs, logger });
  storedFiles.register();
  // A PostgreSQL server of its own is backed up by whoever runs it.
  if (!config.databaseUrl)
    new NightlyBackups({
      source: { snapshot: snapshotOf(em), files, dataDir, ownSecret: !config.authSecret },
      jobs,
      logger,
    }).register();
  return {
    ...{ em, events, jobs, files, storedFiles, logger, publicUrl, authSecret },
    reader,
    idempotencyKeys: new IdempotencyKeys(reader),
    snapshots: new Snapshots(events),
    domainEvents: new DomainEvents(),
    leases: createLeases(redisFor('leases')),
    limits: createRateLimits({ ...redisFor('limits'), factor: config.rateLimitFactor }),
    mailer: config.smtpUrl ? createSmtpMailer(config.smtpUrl, logger) : createFileMailer(join(dataDir, 'mail'), logger),
    pdf: cachePdfs(createPdfRenderer((error) => logger.error({ err: error }, 'a document could not be printed'))),
    tracker: surroundings.tracker ?? createTracker(config, logger),
    onError: (error) => {
      if (!isShortage(error)) logger.error({ err: error }, 'connection trouble');
    },
  };
}
