import {
  type ConstructorOptions,
  fromKysely,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type QueueOptions,
} from 'pg-boss';
import type { Logger } from 'pino';
import { AGENCY_ZONE } from '../../kernel/time.js';
import type { Database } from '../database/orm.js';
import { SILENT_MS } from '../database/silent-connections.js';
import { saidBy } from '../observability/logging.js';
import { cameFrom } from '../../kernel/unreachable.js';
import type { JobKind } from './job-kind.js';
import { inUnitOfWork, transactionEm } from '../database/unit-of-work.js';

/** Which attempt at a job a handler makes. */
export interface JobAttempt {
  /** Names the job, the same at every attempt. */
  readonly id: string;
  /** True at the first attempt. Handlers update counters only then, because a retry would count twice. */
  readonly first: boolean;
  /** True if no attempt follows a failure of this one. */
  readonly last: boolean;
}

/** The function that does a job. If it throws, the job is repeated later until its attempts are used up. */
export type JobHandler<Payload> = (payload: Payload, attempt: JobAttempt) => Promise<void>;

/** A failure that handlers expect, such as an unavailable third party: it is logged in one line, without a stack. */
export class ExpectedJobFailure extends Error {}

/**
 * Work that must happen, but not within a request. Jobs are stored in the database, so that they survive a crash; each is done at least
 * once.
 */
export interface JobQueue {
  /** Writes a job for each payload, within the caller's transaction if there is one, so that a rollback drops it. */
  enqueue<Payload extends object>(kind: JobKind<Payload>, ...payloads: Payload[]): Promise<void>;
  /**
   * Registers the handler of a kind of job, which runs in its own unit of work. Call it before start. Ten jobs start together, and the next
   * ten once all of them have ended: a kind whose jobs may wait for others needs several `workers` (default 1).
   */
  work<Payload extends object>(
    kind: JobKind<Payload>,
    handler: JobHandler<Payload>,
    options?: { readonly workers: number },
  ): void;
  /**
   * Schedules a job without payload by a cron expression in agency time. If runs were missed while the server was down, it runs once. Call
   * it before start.
   */
  schedule(kind: JobKind, cron: string): void;
  /** Prepares the queues and starts working. */
  start(): Promise<void>;
  /** Waits a few seconds at most for running jobs; those that do not end are run again at the next start. */
  stop(): Promise<void>;
}

/** How often and after what delays a failing job is tried again, in seconds. */
export type RetryPolicy = Pick<Required<QueueOptions>, 'retryLimit' | 'retryDelay' | 'retryDelayMax'>;

/** 10 s after the first failure, doubling up to an hour: half a day in all, longer than a mail server is usually down. */
const RETRIES: RetryPolicy = { retryLimit: 20, retryDelay: 10, retryDelayMax: 3600 };
/** A job that a crash interrupted is run again after this time; handlers must be quicker, unless their kind has its own limit. */
const EXPIRE_SECONDS = 60;
/** Finished jobs, including failed ones, are kept this long for inspection. */
const KEEP_ENDED_SECONDS = 30 * 86_400;
/** New jobs are announced at commit; polling finds retries and jobs whose announcement was lost. */
const WORK = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 10,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;
const STOP_TIMEOUT_MS = 3_000;
const ERROR_LOG_INTERVAL_MS = 60_000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Creates a queue for each of these kinds of job. `isShortage` is true of an error that is reported elsewhere, because it only says that
 * something the server depends on is unavailable.
 */
export function createJobQueue(
  { orm }: Pick<Database, 'orm'>,
  kinds: readonly JobKind<object>[],
  logger: Logger,
  retries: RetryPolicy = RETRIES,
  isShortage: (error: unknown) => boolean = () => false,
): JobQueue {
  const boss = new PgBoss({ connectionString: orm.config.get('clientUrl') ?? '', ...POOL, ...SETTINGS });
  const limits = new Map(kinds.map(({ name, limitSeconds = EXPIRE_SECONDS }) => [name, limitSeconds]));
  if (limits.size < kinds.length) throw new Error('two kinds of job have one name');
  const handlers = new Map<string, { handler: JobHandler<never>; workers: number }>();
  const schedules = new Map<string, string>();
  const nameOf = ({ name }: JobKind<object>): string => {
    if (!limits.has(name)) throw new Error(`no manifest lists the kind of job ${name}`);
    return name;
  };
  let started = false;
  boss.on(
    'error',
    limited(ERROR_LOG_INTERVAL_MS, (err: unknown) => {
      // It has its own connections, and their errors do not name the database.
      cameFrom('database', err);
      if (!isShortage(err)) logger.error({ err }, 'job queue: database trouble');
    }),
  );
  boss.on('warning', ({ message }) => logger.warn({ reason: message }, 'job queue: warning'));

  const run = async (name: string, handler: JobHandler<never>, job: JobWithMetadata): Promise<JobResult> => {
    const last = job.retryCount >= job.retryLimit;
    const about = { job: name, id: job.id, attempt: job.retryCount + 1 };
    try {
      const attempt = { id: job.id, first: job.retryCount === 0, last };
      await inUnitOfWork(orm.em, () => handler(job.data as never, attempt));
      // The library marks the jobs of a batch once all have ended; a process that is killed before would do those that were done again.
      await boss.complete(name, job.id);
      logger.debug(about, 'job done');
      return { id: job.id, status: 'completed' };
    } catch (err) {
      const expected = err instanceof ExpectedJobFailure || isShortage(err);
      const trouble = expected ? { ...about, reason: saidBy(err) } : { ...about, err };
      if (last) logger.error(trouble, 'job is dead: it failed for the last time');
      else logger.warn(trouble, 'job failed and will be tried again');
      return { id: job.id, status: 'failed', output: { message: saidBy(err) } };
    }
  };

  return {
    async enqueue(kind, ...payloads) {
      // Before start the queues are not loaded, and each caller would load them over another connection.
      if (!started) throw new Error('the job queue has not been started');
      if (payloads.length === 0) return;
      const jobs = payloads.map((data) => ({ data }));
      await boss.insert(nameOf(kind), jobs, { db: fromKysely((transactionEm() ?? orm.em).getKysely()) });
    },
    work(kind, handler, { workers } = { workers: 1 }) {
      handlers.set(nameOf(kind), { handler, workers });
    },
    schedule(kind, cron) {
      schedules.set(nameOf(kind), cron);
    },
    async start() {
      await boss.start();
      const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
      const optionsOf = (expireInSeconds: number) => ({
        ...retries,
        retryBackoff: true,
        expireInSeconds,
        deleteAfterSeconds: KEEP_ENDED_SECONDS,
        notify: true,
      });
      for (const [name, limitSeconds] of limits) {
        if (existing.has(name)) await boss.updateQueue(name, optionsOf(limitSeconds));
        else await boss.createQueue(name, optionsOf(limitSeconds));
        // Fills the library's cache of queues, so that enqueuing takes no statement but its insert.
        await boss.findJobs(name, { id: NO_JOB });
      }
      for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: AGENCY_ZONE, missed: 'once' });
      started = true;
      for (const [name, { handler, workers }] of handlers) {
        await boss.work(name, { ...WORK, localConcurrency: workers }, (jobs: JobWithMetadata[]) =>
          Promise.all(jobs.map((job) => run(name, handler, job))),
        );
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      started = false;
    },
  };
}

const SETTINGS: ConstructorOptions = {
  schema: 'pgboss',
  useListenNotify: true,
  // A lost job is found after this time and its expiry.
  monitorIntervalSeconds: 30,
  superviseIntervalSeconds: 30,
};

/** A statement without an answer after this time is given up with its connection, because the network may drop packets silently. */
const POOL = { max: 4, application_name: 'jobs', connectionTimeoutMillis: 10_000, query_timeout: SILENT_MS } as const;

/** Calls at most once per `interval` ms, because an unavailable database would fill the log. */
function limited<A>(interval: number, call: (argument: A) => void): (argument: A) => void {
  let last = -Infinity;
  return (argument) => {
    if (Date.now() - last < interval) return;
    last = Date.now();
    call(argument);
  };
}
