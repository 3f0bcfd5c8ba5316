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
import { SILENT_MS } from '../database/orm.js';
import { saidBy } from '../observability/logging.js';
import { cameFrom } from '../../kernel/unreachable.js';
import type { JobKind } from './job-kind.js';
import { inUnitOfWork } from '../database/unit-of-work.js';

/** Which attempt at a job a handler makes. */
export interface JobAttempt {
  /** No other one went before it: what a job counts is counted here alone, or a retry would count it again. */
  readonly first: boolean;
  /** When it fails, no other one follows. */
  readonly last: boolean;
}

export type JobHandler<Payload> = (payload: Payload, attempt: JobAttempt) => Promise<void>;

/** A failure that handlers reckon with, as when a third party is away: the log tells it in one line, without a stack. */
export class ExpectedJobFailure extends Error {}

/** Work that must happen, but not within a request. Kept in the database, so it outlives a crash; done at least once. */
export interface JobQueue {
  /** Writes a job for each payload within the caller's transaction, if there is one: what is rolled back is never done. */
  enqueue<Payload extends object>(kind: JobKind<Payload>, ...payloads: Payload[]): Promise<void>;
  /**
   * Registers who does a kind of job, in a unit of work of its own. Before start. Ten jobs are begun together and the next ten when
   * all of them have ended: a kind that may have to wait for others wants several `workers`, 1 else.
   */
  work<Payload extends object>(
    kind: JobKind<Payload>,
    handler: JobHandler<Payload>,
    options?: { readonly workers: number },
  ): void;
  /** A job without a payload that comes again and again, by a cron expression in agency time; once for all that was missed while the server was away. Before start. */
  schedule(kind: JobKind, cron: string): void;
  /** Prepares the queues and begins to work. */
  start(): Promise<void>;
  /** Lets what runs end, for a few seconds at most; what does not is done again at the next start. */
  stop(): Promise<void>;
}

/** How often and for how long a failing job is tried again. Seconds. */
export type RetryPolicy = Pick<Required<QueueOptions>, 'retryLimit' | 'retryDelay' | 'retryDelayMax'>;

/** 10 s after the first failure, doubling up to an hour: half a day in all, longer than a mail server is usually away. */
const RETRIES: RetryPolicy = { retryLimit: 20, retryDelay: 10, retryDelayMax: 3600 };
/** A job that a crash left half done is taken up again after this; handlers must be quicker. */
const EXPIRE_SECONDS = 60;
/** A job that failed for good stays to be looked at. */
const KEEP_ENDED_SECONDS = 30 * 86_400;
/** New jobs are announced at commit; polling is for retries and for announcements that were lost. */
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

/** Has a queue for each of these kinds of job. `isShortage` is true of an error that is told of elsewhere: it says no more than that something everything stands on is lacking. */
export function createJobQueue(
  { orm }: Pick<Database, 'orm'>,
  kinds: readonly JobKind<object>[],
  logger: Logger,
  retries: RetryPolicy = RETRIES,
  isShortage: (error: unknown) => boolean = () => false,
): JobQueue {
  const boss = new PgBoss({ connectionString: orm.config.get('clientUrl') ?? '', ...POOL, ...SETTINGS });
  const names = new Set(kinds.map(({ name }) => name));
  if (names.size < kinds.length) throw new Error('two kinds of job have one name');
  const handlers = new Map<string, { handler: JobHandler<never>; workers: number }>();
  const schedules = new Map<string, string>();
  const nameOf = ({ name }: JobKind<object>): string => {
    if (!names.has(name)) throw new Error(`no manifest lists the kind of job ${name}`);
    return name;
  };
  let started = false;
  boss.on(
    'error',
    limited(ERROR_LOG_INTERVAL_MS, (err: unknown) => {
      // It has connections of its own, and their errors do not say whose they are.
      cameFrom('database', err);
      if (!isShortage(err)) logger.error({ err }, 'job queue: database trouble');
    }),
  );
  boss.on('warning', ({ message }) => logger.warn({ reason: message }, 'job queue: warning'));

  const run = async (name: string, handler: JobHandler<never>, job: JobWithMetadata): Promise<JobResult> => {
    const last = job.retryCount >= job.retryLimit;
    const about = { job: name, id: job.id, attempt: job.retryCount + 1 };
    try {
      const attempt = { first: job.retryCount === 0, last };
      await inUnitOfWork(orm.em, () => handler(job.data as never, attempt));
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
      // Before start the queues are not known: each caller would ask for them, over a connection of its own.
      if (!started) throw new Error('the job queue has not been started');
      if (payloads.length === 0) return;
      const jobs = payloads.map((data) => ({ data }));
      await boss.insert(nameOf(kind), jobs, { db: fromKysely(orm.em.getKysely()) });
    },
    work(kind, handler, { workers } = { workers: 1 }) {
      handlers.set(nameOf(kind), { handler, workers });
    },
    schedule(kind, cron) {
      schedules.set(nameOf(kind), cron);
    },
    async start() {
      await boss.start();
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      const options = {
        ...retries,
        retryBackoff: true,
        expireInSeconds: EXPIRE_SECONDS,
        deleteAfterSeconds: KEEP_ENDED_SECONDS,
        notify: true,
      };
      for (const name of names) {
        if (known.has(name)) await boss.updateQueue(name, options);
        else await boss.createQueue(name, options);
        // Fills the library's cache of queues, so that enqueue needs no statement but its insert.
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
  // A lost job is found again within this and its expiry.
  monitorIntervalSeconds: 30,
  superviseIntervalSeconds: 30,
};

/** A statement that is not answered by then is given up with its connection: the network may swallow what is sent. */
const POOL = { max: 4, application_name: 'jobs', connectionTimeoutMillis: 10_000, query_timeout: SILENT_MS } as const;

/** Calls at most once in `interval` ms: a database that is away would fill the log. */
function limited<A>(interval: number, call: (argument: A) => void): (argument: A) => void {
  let last = -Infinity;
  return (argument) => {
    if (Date.now() - last < interval) return;
    last = Date.now();
    call(argument);
  };
}
