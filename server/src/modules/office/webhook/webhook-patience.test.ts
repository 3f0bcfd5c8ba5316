import { Reader } from '../../../platform/database/reader.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import { makeReservation } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import { WEBHOOK_DELIVERY, type WebhookJob } from './webhook.jobs.js';
import type { JobHandler } from '../../../platform/jobs/job-queue.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookDeliverer } from './webhook-deliverer.js';
import { WebhookEvent, WebhookFailure } from './webhook.enums.js';
import { WebhookOutbox } from './webhook-outbox.js';
import { SlowReceivers } from './webhook-patience.js';
import { SecretBox } from '../../../kernel/secret-box.js';
import { WEBHOOK_SECRETS } from './webhook-secret.js';
import { WebhookService } from './webhook.service.js';
import { WebhookTargets } from './webhook-target.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';

const { TIMEOUT } = WebhookFailure;

describe('a receiver that lets an attempt time out', () => {
  it('is not called for half a minute, then with one event at a time, until it accepts one', () => {
    let now = 0;
    const receivers = new SlowReceivers(() => now);
    expect([receivers.mayTry(1), receivers.mayTry(1)]).toEqual([true, true]);
    receivers.report(1, TIMEOUT);
    expect([receivers.mayTry(1), receivers.mayTry(2)]).toEqual([false, true]);
    now = 30_000;
    expect([receivers.mayTry(1), receivers.mayTry(1)]).toEqual([true, false]);
    receivers.report(1, TIMEOUT);
    expect(receivers.mayTry(1)).toBe(false);
    now = 60_000;
    expect(receivers.mayTry(1)).toBe(true);
    receivers.report(1, WebhookFailure.REFUSED);
    expect([receivers.mayTry(1), receivers.mayTry(1)]).toEqual([true, false]);
    receivers.report(1, undefined);
    expect([receivers.mayTry(1), receivers.mayTry(1)]).toEqual([true, true]);
  });

  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it("keeps its events, delays nobody else's and is still called for a last attempt", async () => {
    const { em } = database.orm;
    let handler: JobHandler<WebhookJob> | undefined;
    const waiting: WebhookJob[] = [];
    const jobs = {
      enqueue: async (_kind: object, ...payloads: WebhookJob[]) => void waiting.push(...payloads),
      work: (kind: object, work: never) => {
        if (kind === WEBHOOK_DELIVERY) handler = work;
      },
      schedule: () => undefined,
    } as never;
    const called: string[] = [];
    const sender = {
      post: async (url: string) => {
        called.push(url);
        const failure = url.endsWith('/hangs') ? WebhookFailure.TIMEOUT : undefined;
        return { failure, statusCode: failure ? undefined : 204, answer: undefined, durationMs: 1 };
      },
    } as never;
    const secrets = new SecretBox('a secret of the installation, long enough', WEBHOOK_SECRETS);
    const targets = new WebhookTargets({ publicUrl: 'http://localhost:4000' });
    const notifications = { add: async () => undefined } as never;
    new WebhookDeliverer({ em, jobs, notifications, secrets, sender }).register();
    const service = new WebhookService({ em, reader: new Reader(database.orm), jobs, secrets, targets });
    const outbox = new WebhookOutbox({ domainEvents: new DomainEvents(), jobs });
    const inContext = <T>(work: () => Promise<T>): Promise<T> => inUnitOfWork(em, work);
    const reservation = await makeReservation(database);
    for (const name of ['hangs', 'answers'])
      await inContext(() =>
        service.create(
          { kind: 'admin', id: 1, sessionId: '-' },
          {
            name,
            url: `http://127.0.0.1:1/${name}`,
            events: [WebhookEvent.RESERVATION_CREATED],
            active: true,
          },
        ),
      );
    for (let event = 0; event < 3; event++)
      await inContext(() => inTransaction(em, (tx) => outbox.add(tx, WebhookEvent.RESERVATION_CREATED, reservation)));

    const attempts = (last: boolean) =>
      Promise.all(
        waiting.map(async (job) =>
          inContext(async () => handler?.(job, { id: 'job-1', first: false, last }).catch(() => 'again')),
        ),
      );
    // Sequential at first, because the others learn from the first one to time out.
    for (const job of waiting)
      await inContext(async () => handler?.(job, { id: 'job-1', first: true, last: false }).catch(() => undefined));
    const paths = (): string[] => called.splice(0).map((url) => new URL(url).pathname);
    expect(paths().sort()).toEqual(['/answers', '/answers', '/answers', '/hangs']);
    expect((await em.fork().find(WebhookDelivery, { status: 'PENDING' as never })).length).toBe(3);
    expect((await attempts(false)).filter((end) => end === 'again')).toHaveLength(3);
    expect(paths()).toEqual([]);
    await attempts(true);
    expect(paths()).toEqual(['/hangs', '/hangs', '/hangs']);
  });
});
