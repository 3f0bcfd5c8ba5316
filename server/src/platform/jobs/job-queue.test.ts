import { pino } from 'pino';
import { openTestDatabase } from '../../../test/test-database.js';
import type { Database } from '../database/orm.js';
import { jobKind } from './job-kind.js';
import { createJobQueue, ExpectedJobFailure, type JobQueue, type RetryPolicy } from './job-queue.js';
import { inUnitOfWork } from '../database/unit-of-work.js';

interface Payload {
  readonly id: number;
}

const LETTER = jobKind<Payload>('letter');
const NIGHTLY = jobKind('nightly');
const LONG = jobKind('long', 7200);

const AT_ONCE: RetryPolicy = { retryLimit: 2, retryDelay: 1, retryDelayMax: 1 };

let database: Database;
let jobs: JobQueue;
let log: Record<string, unknown>[];

beforeEach(async () => {
  database = await openTestDatabase();
  log = [];
});

afterEach(async () => {
  await jobs.stop();
  await database.close();
});

function create(retries: RetryPolicy = AT_ONCE): JobQueue {
  jobs = createJobQueue(
    database,
    [LETTER, NIGHTLY, LONG],
    pino({ level: 'debug' }, { write: (line: string) => log.push(JSON.parse(line)) }),
    retries,
  );
  return jobs;
}

const inContext = <T>(work: () => Promise<T>): Promise<T> => inUnitOfWork(database.orm.em, work);
const mail = (id: number): Payload => ({ id });

async function until(condition: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function states(): Promise<string[]> {
  const rows = await database.orm.em
    .fork()
    .execute<{ state: string }[]>(`select state from pgboss.job order by created_on`);
  return rows.map((row) => row.state);
}

describe('the job queue', () => {
  it('gives a job a minute, unless its kind has a limit of its own', async () => {
    await create().start();
    const rows = await database.orm.em
      .fork()
      .execute<{ name: string; expire_seconds: number }[]>(
        `select name, expire_seconds from pgboss.queue where name in ('long', ?) order by expire_seconds`,
        [LETTER.name],
      );
    expect(rows).toEqual([
      { name: LETTER.name, expire_seconds: 60 },
      { name: 'long', expire_seconds: 7200 },
    ]);
  });

  it('runs the jobs of a committed transaction, and none of one that was rolled back', async () => {
    const done: number[] = [];
    create().work(LETTER, async ({ id }) => void done.push(id));
    await jobs.start();

    await inContext(async () => {
      await expect(
        database.orm.em.transactional(async () => {
          await jobs.enqueue(LETTER, mail(1));
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back');
      await database.orm.em.transactional(() => jobs.enqueue(LETTER, mail(2)));
    });

    await until(() => done.length > 0);
    await until(async () => (await states()).every((state) => state === 'completed'));
    expect(done).toEqual([2]);
    expect(await states()).toEqual(['completed']);
  });

  it('runs many at once', async () => {
    const done = new Set<number>();
    create().work(LETTER, async ({ id }) => void done.add(id));
    await jobs.start();
    await inContext(() =>
      database.orm.em.transactional(async () => {
        for (let id = 1; id <= 35; id += 1) await jobs.enqueue(LETTER, mail(id));
      }),
    );
    await until(() => done.size === 35);
  });

  it('marks a job as done at once, although others that started with it still run', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    create().work(LETTER, ({ id }) => (id === 1 ? held : Promise.resolve()));
    await jobs.start();
    await inContext(() => jobs.enqueue(LETTER, mail(1), mail(2), mail(3)));
    await until(async () => (await states()).filter((state) => state === 'completed').length === 2);
    expect((await states()).sort()).toEqual(['active', 'completed', 'completed']);
    release();
    await until(async () => (await states()).every((state) => state === 'completed'));
  });

  it('lets a transaction stay open, and write jobs, while the worker asks for work', async () => {
    const done: number[] = [];
    create().work(LETTER, async ({ id }) => void done.push(id));
    await jobs.start();
    await inContext(() => jobs.enqueue(LETTER, mail(1)));
    await inContext(() =>
      database.orm.em.transactional(async (em) => {
        for (let round = 0; round < 3; round += 1) {
          await new Promise((resolve) => setTimeout(resolve, 900));
          await em.execute('select 1');
          await jobs.enqueue(LETTER, mail(10 + round));
        }
      }),
    );
    await until(() => done.length === 4);
    expect([...done].sort((a, b) => a - b)).toEqual([1, 10, 11, 12]);
  });

  it('gives a job its own unit of work, in which it may use transactions', async () => {
    let found: unknown;
    create().work(LETTER, async () => {
      await database.orm.em.transactional(async (em) => {
        found = await em.execute('select 1 as one');
      });
    });
    await jobs.start();
    await inContext(() => jobs.enqueue(LETTER, mail(1)));
    await until(() => found !== undefined);
    expect(found).toEqual([{ one: 1 }]);
  });

  it('tries again after a failure', async () => {
    let attempts = 0;
    create().work(LETTER, async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('mail server is away');
    });
    await jobs.start();
    await inContext(() => jobs.enqueue(LETTER, mail(1)));
    await until(async () => (await states())[0] === 'completed');
    expect(attempts).toBe(2);
    expect(log.filter((line) => line['msg'] === 'job failed and will be tried again')).toHaveLength(1);
  });

  it('gives up a job that always fails, logs it, and goes on with the others', async () => {
    const done: number[] = [];
    create({ retryLimit: 1, retryDelay: 1, retryDelayMax: 1 }).work(LETTER, async ({ id }) => {
      if (id === 13) throw new Error('poison');
      done.push(id);
    });
    await jobs.start();
    await inContext(async () => {
      for (const id of [12, 13, 14]) await jobs.enqueue(LETTER, mail(id));
    });
    await until(async () => (await states()).includes('failed'));
    expect(done.sort((a, b) => a - b)).toEqual([12, 14]);
    expect(log.filter((line) => line['msg'] === 'job is dead: it failed for the last time')).toMatchObject([
      { level: 50, job: 'letter', attempt: 2 },
    ]);
  });

  it('logs an expected failure in one line, without a stack', async () => {
    create({ retryLimit: 0, retryDelay: 1, retryDelayMax: 1 }).work(LETTER, () =>
      Promise.reject(new ExpectedJobFailure('the third party is away')),
    );
    await jobs.start();
    await inContext(() => jobs.enqueue(LETTER, mail(1)));
    await until(async () => (await states()).includes('failed'));
    const [line] = log.filter((each) => each['msg'] === 'job is dead: it failed for the last time');
    expect(line).toMatchObject({ reason: 'the third party is away' });
    expect(line).not.toHaveProperty('err');
  });

  it('resumes the waiting jobs at the next start', async () => {
    create();
    await jobs.start();
    await inContext(() => jobs.enqueue(LETTER, mail(7)));
    await jobs.stop();

    const done: number[] = [];
    create().work(LETTER, async ({ id }) => void done.push(id));
    await jobs.start();
    await until(() => done.length === 1);
    expect(done).toEqual([7]);
  });

  it('stops although a job hangs, and leaves that job for the next start', async () => {
    let begun = false;
    create().work(LETTER, () => {
      begun = true;
      return new Promise(() => undefined);
    });
    await jobs.start();
    await inContext(() => jobs.enqueue(LETTER, mail(1)));
    await until(() => begun);
    await jobs.stop();
    expect(await states()).toEqual(['retry']);
  });

  it('refuses jobs before it has been started', async () => {
    create();
    await expect(jobs.enqueue(LETTER, mail(1))).rejects.toThrow('not been started');
  });

  it('runs no job of a kind that it does not know', async () => {
    await create().start();
    const stranger = jobKind<Payload>('stranger');
    await expect(jobs.enqueue(stranger, mail(1))).rejects.toThrow('no manifest lists the kind of job stranger');
    expect(() => jobs.work(stranger, async () => undefined)).toThrow('no manifest lists');
  });

  it('stores the schedule of a recurring job in agency time, once however often it starts', async () => {
    for (const cron of ['5 * * * *', '0 6 * * *']) {
      create().schedule(NIGHTLY, cron);
      await jobs.start();
      await jobs.stop();
    }
    const rows = await database.orm.em.fork().execute(`select name, cron, timezone from pgboss.schedule`);
    expect(rows).toEqual([{ name: 'nightly', cron: '0 6 * * *', timezone: 'Africa/Casablanca' }]);
  });
});
