import { Reader } from '../../../platform/database/reader.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { Webhook as StandardWebhook, WebhookVerificationError } from 'standardwebhooks';
import { makeReservation, makeVehicle } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import { until } from '../../../../test/until.js';
import { type ReceivedWebhook, startWebhookReceiver, type WebhookReceiver } from '../../../../test/webhook-receiver.js';
import type { Database } from '../../../platform/database/orm.js';
import { NIGHTLY } from '../../../platform/database/delete-in-batches.js';
import { WEBHOOK_DELIVERY, WEBHOOK_RETENTION } from './webhook.jobs.js';
import { createJobQueue, type JobQueue, type RetryPolicy } from '../../../platform/jobs/job-queue.js';
import type { Actor } from '../../../kernel/actor.js';
import { DAY_MS } from '../../../kernel/time.js';
import { NotificationService } from '../notification/notification.service.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookDeliverer } from './webhook-deliverer.js';
import { WebhookDeliveryStatus, WebhookEvent } from './webhook.enums.js';
import { WebhookOutbox } from './webhook-outbox.js';
import { SecretBox } from '../../../kernel/secret-box.js';
import { newSecret, WEBHOOK_SECRETS } from './webhook-secret.js';
import { ATTEMPT_LIMIT_MS, WebhookSender } from './webhook-sender.js';
import { WebhookService, type WebhookWithSecret } from './webhook.service.js';
import { WebhookTargets } from './webhook-target.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';

const ADMIN: Actor = { kind: 'admin', id: 1, sessionId: '-' };
const SOON: RetryPolicy = { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 };
const NEVER: RetryPolicy = { retryLimit: 0, retryDelay: 1, retryDelayMax: 1 };
const SECRET = 'a secret of the installation, long enough';

let database: Database;
let queues: JobQueue[];
let receivers: WebhookReceiver[];
let published: unknown[];
let service: WebhookService;
let outbox: WebhookOutbox;
let deliverer: WebhookDeliverer;

beforeEach(async () => {
  database = await openTestDatabase();
  queues = [];
  receivers = [];
  published = [];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await Promise.all(receivers.map((receiver) => receiver.close()));
  await database.close();
});

/** Starts the parts of a server instance that webhooks need. */
async function startInstance(
  retries = SOON,
  { authSecret = SECRET, working = true, limitMs = ATTEMPT_LIMIT_MS, bounds = NIGHTLY, onResend = async () => {} } = {},
): Promise<void> {
  const { em } = database.orm;
  const jobs = createJobQueue(database, [WEBHOOK_DELIVERY, WEBHOOK_RETENTION], pino({ level: 'silent' }), retries);
  queues.push(jobs);
  const secrets = new SecretBox(authSecret, WEBHOOK_SECRETS);
  const targets = new WebhookTargets({ publicUrl: 'http://localhost:4000' });
  const events = {
    publish: ({ name }: { name: string }, payload: object) => void published.push([name, payload]),
  } as never;
  service = new WebhookService({ em, reader: new Reader(database.orm), jobs, secrets, targets });
  outbox = new WebhookOutbox({ domainEvents: new DomainEvents(), jobs });
  const notifications = new NotificationService(em, events);
  const enqueue: JobQueue['enqueue'] = async (...jobsToAdd) => {
    await jobs.enqueue(...jobsToAdd);
    await onResend();
  };
  deliverer = new WebhookDeliverer({
    em,
    jobs: { ...jobs, enqueue },
    notifications,
    secrets,
    sender: new WebhookSender(targets, limitMs),
    bounds,
  });
  if (working) deliverer.register();
  await jobs.start();
}

async function receive(...args: Parameters<typeof startWebhookReceiver>): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver(...args);
  receivers.push(receiver);
  return receiver;
}

const inContext = <T>(work: () => Promise<T>): Promise<T> => inUnitOfWork(database.orm.em, work);
const register = (
  url: string,
  events = [WebhookEvent.RESERVATION_CREATED],
  active = true,
): Promise<WebhookWithSecret> => inContext(() => service.create(ADMIN, { name: 'CRM', url, events, active }));
/** Adds an event within the running transaction, as the services do. */
const write = async (tx: Transaction, { id }: Reservation): Promise<void> =>
  outbox.add(tx, WebhookEvent.RESERVATION_CREATED, await tx.em.findOneOrFail(Reservation, { id }));
const tell = (reservation: Reservation): Promise<void> =>
  inContext(() => inTransaction(database.orm.em, (tx) => write(tx, reservation)));
const deliveries = (): Promise<WebhookDelivery[]> =>
  database.orm.em.fork().find(WebhookDelivery, {}, { orderBy: { id: 'asc' } });
const count = async (sql: string): Promise<number> =>
  (await database.orm.em.fork().execute<{ n: number }[]>(`select count(*)::int as n from ${sql}`))[0]?.n ?? -1;

const settled = (status: WebhookDeliveryStatus): Promise<void> =>
  until(async () => (await deliveries()).every((delivery) => delivery.status === status));
const { DELIVERED, FAILED } = WebhookDeliveryStatus;

/** Tells whether the library named in docs/api.md accepts a delivery. */
function isGenuine(secret: string, { headers, body }: ReceivedWebhook): boolean {
  try {
    new StandardWebhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

describe('an event', () => {
  it('reaches every webhook that subscribes to it, signed, with the reservation as it was and no names', async () => {
    await startInstance();
    const receiver = await receive();
    const { secret } = await register(receiver.url);
    await register(`${receiver.url}/accepted`, [WebhookEvent.RESERVATION_ACCEPTED]);
    await register(`${receiver.url}/off`, [WebhookEvent.RESERVATION_CREATED], false);
    const vehicle = await makeVehicle(database, { name: 'Dacia Duster', plateNumber: '12345-A-6' });
    const reservation = await makeReservation(database, {
      vehicle,
      startsAt: new Date('2030-05-10T09:00:00Z'),
      endsAt: new Date('2030-05-13T09:00:00Z'),
      comment: 'Siège enfant',
    });
    await tell(reservation);
    await until(async () => receiver.received.length > 0);
    await settled(DELIVERED);

    expect(receiver.received).toHaveLength(1);
    const [request] = receiver.received as [ReceivedWebhook];
    const [delivery] = await deliveries();
    expect(request.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Location-Webhooks/1',
      'webhook-id': delivery?.eventId,
      'x-event-type': 'reservation.created',
    });
    expect(JSON.parse(request.body)).toEqual({
      id: delivery?.eventId,
      type: 'reservation.created',
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      data: {
        reservation: {
          id: String(reservation.id),
          number: reservation.number,
          status: 'PENDING',
          kind: 'QUICK',
          stage: null,
          startsAt: '2030-05-10T09:00:00.000+00:00',
          endsAt: '2030-05-13T09:00:00.000+00:00',
          pickupPlace: 'Casablanca',
          returnPlace: 'Rabat-Sale',
          vehicle: { id: String(vehicle.id), name: 'Dacia Duster', plateNumber: '12345-A-6' },
          customerId: null,
          quotedTotal: '900.00',
          total: null,
          paid: null,
          balance: null,
          version: 1,
        },
      },
    });
    expect(isGenuine(secret, request)).toBe(true);
    expect(isGenuine(secret, { ...request, body: request.body.replace('900.00', '1.00') })).toBe(false);
    expect(delivery).toMatchObject({ attempts: 1, statusCode: 204, failure: undefined, round: 1 });
  });

  it('is verified by the library of the Standard Webhooks specification', async () => {
    await startInstance();
    const receiver = await receive();
    const { webhook, secret: old } = await register(receiver.url);
    const { secret } = await inContext(() => service.rotateSecret(ADMIN, webhook.id));
    await tell(await makeReservation(database));
    await until(() => receiver.received.length > 0);
    const [delivery] = receiver.received as [ReceivedWebhook];
    const { headers, body } = delivery;
    const anHourAgo = String(Number(headers['webhook-timestamp']) - 3_600);
    expect(headers['webhook-id']).toBe((JSON.parse(body) as { id: string }).id);
    expect([
      isGenuine(secret, delivery),
      isGenuine(old, delivery),
      isGenuine(newSecret(), delivery),
      isGenuine(secret, { ...delivery, body: `${body} ` }),
      isGenuine(secret, { ...delivery, headers: { ...headers, 'webhook-id': 'other' } }),
      isGenuine(secret, { ...delivery, headers: { ...headers, 'webhook-timestamp': anHourAgo } }),
    ]).toEqual([true, true, false, false, false, false]);
  });

  it('of a rolled-back transaction is neither stored nor sent', async () => {
    await startInstance();
    const receiver = await receive();
    await register(receiver.url);
    const reservation = await makeReservation(database);
    const undone = inContext(() =>
      inTransaction(database.orm.em, async (tx) => {
        await write(tx, reservation);
        throw new Error('rolled back');
      }),
    );
    await expect(undone).rejects.toThrow('rolled back');
    await tell(reservation);
    await until(() => receiver.received.length > 0);
    await settled(DELIVERED);
    expect([receiver.received.length, (await deliveries()).length]).toEqual([1, 1]);
  });

  it('that waits when the server stops is sent by the next one', async () => {
    await startInstance(SOON, { working: false });
    const receiver = await receive();
    await register(receiver.url);
    await tell(await makeReservation(database));
    await queues.pop()?.stop();
    await startInstance();
    await until(() => receiver.received.length > 0);
    await settled(DELIVERED);
    expect(receiver.received).toHaveLength(1);
  });

  it('is sent once although two workers look for it', async () => {
    await startInstance();
    await startInstance();
    const receiver = await receive();
    await register(receiver.url);
    const reservation = await makeReservation(database);
    for (let n = 0; n < 12; n += 1) await tell(reservation);
    await settled(DELIVERED);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });
});

describe('a receiver that', () => {
  it('fails is called again with the same event', async () => {
    await startInstance();
    const receiver = await receive((response, n) => void response.writeHead(n === 1 ? 500 : 200).end('oh'));
    await register(receiver.url);
    await tell(await makeReservation(database));
    await until(() => receiver.received.length > 1);
    await settled(DELIVERED);
    const [first, second, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await deliveries()).toMatchObject([{ attempts: 2, statusCode: 200, failure: undefined, answer: 'oh' }]);
  });

  it('always fails is given up, and the staff notified once a day', async () => {
    await startInstance(NEVER);
    const receiver = await receive((response) => void response.writeHead(503).end('closed'));
    await register(receiver.url);
    const reservation = await makeReservation(database);
    await tell(reservation);
    await settled(FAILED);
    await tell(reservation);
    await settled(FAILED);
    expect(await deliveries()).toMatchObject([
      { attempts: 1, statusCode: 503, failure: 'REFUSED', answer: 'closed' },
      { attempts: 1, statusCode: 503, failure: 'REFUSED' },
    ]);
    expect(await count(`notification where title = 'Webhook en échec'`)).toBe(1);
    expect(published).toEqual([['notificationAdded', { notificationId: expect.any(Number) }]]);
  });

  it('does not answer is timed out', async () => {
    await startInstance(NEVER, { limitMs: 200 });
    const receiver = await receive(() => undefined);
    await register(receiver.url);
    await tell(await makeReservation(database));
    await settled(FAILED);
    expect(await deliveries()).toMatchObject([{ failure: 'TIMEOUT', statusCode: undefined }]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['does not end its answer', (response) => void response.writeHead(200).write('thanks')],
    ['breaks its answer off', (response) => response.writeHead(200, { 'content-length': 99 }).end('thanks')],
  ])('%s has received the event all the same', async (_does, answer) => {
    await startInstance(NEVER);
    const receiver = await receive(answer);
    await register(receiver.url);
    await tell(await makeReservation(database));
    await until(async () => (await deliveries())[0]?.status !== 'PENDING');
    expect(await deliveries()).toMatchObject([{ status: DELIVERED, statusCode: 200, answer: 'thanks' }]);
  });

  it('hung and works again gets the events kept from it at once, each event once', async () => {
    await startInstance({ retryLimit: 1, retryDelay: 60, retryDelayMax: 60 }, { limitMs: 2_000 });
    const receiver = await receive((response, n) => void (n > 1 && response.writeHead(204).end()));
    const { webhook } = await register(receiver.url);
    const reservation = await makeReservation(database);
    const waiting = (n: number) => until(async () => (await count(`pgboss.job where state = 'retry'`)) === n);
    await tell(reservation);
    await waiting(1);
    for (let n = 0; n < 3; n += 1) await tell(reservation);
    await waiting(4);
    expect(receiver.received).toHaveLength(1);
    // A test is always sent; otherwise this would be the first event after half a minute.
    await inContext(() => service.sendTest(ADMIN, webhook.id));
    await settled(DELIVERED);
    const ids = receiver.received.slice(1).map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  it('hung and works again is called for an event that comes while the kept ones are queued', async () => {
    const reservation = await makeReservation(database);
    const receiver = await receive((response, n) => void (n > 1 && response.writeHead(204).end()));
    let resending = false;
    const onResend = (): Promise<void> => {
      resending = true;
      return until(() => receiver.received.length > 2);
    };
    await startInstance({ retryLimit: 1, retryDelay: 60, retryDelayMax: 60 }, { limitMs: 2_000, onResend });
    const { webhook } = await register(receiver.url);
    await tell(reservation);
    await until(async () => (await count(`pgboss.job where state = 'retry'`)) === 1);
    await inContext(() => service.sendTest(ADMIN, webhook.id));
    await until(() => resending);
    await tell(reservation);
    await settled(DELIVERED);
    const ids = receiver.received.slice(1).map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  });

  it('switches to another protocol is timed out', async () => {
    await startInstance(NEVER, { limitMs: 200 });
    const receiver = await receive((response) =>
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
    await register(receiver.url);
    await tell(await makeReservation(database));
    await settled(FAILED);
    expect(await deliveries()).toMatchObject([{ failure: 'TIMEOUT' }]);
  });

  it('is switched off meanwhile is not called; a deleted one has no deliveries left', async () => {
    await startInstance(SOON);
    const receiver = await receive((response) => void response.writeHead(500).end());
    const { webhook } = await register(receiver.url);
    await tell(await makeReservation(database));
    await until(() => receiver.received.length > 0);
    await inContext(() => service.update(ADMIN, { id: webhook.id, version: 1, changes: { active: false } }));
    await settled(FAILED);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ attempts: 1, failure: 'SWITCHED_OFF' });
    await expect(inContext(() => service.replay(ADMIN, delivery?.id ?? 0))).rejects.toMatchObject({
      code: 'WEBHOOK.SWITCHED_OFF',
    });
    expect(receiver.received).toHaveLength(1);
    await inContext(() => service.delete(ADMIN, webhook.id));
    expect(await deliveries()).toEqual([]);
  });
});

describe('a delivery', () => {
  it('can be replayed as the same event, also while it waits for its next attempt', async () => {
    await startInstance({ retryLimit: 1, retryDelay: 60, retryDelayMax: 60 });
    const receiver = await receive((response, n) => void response.writeHead(n === 1 ? 500 : 200).end());
    await register(receiver.url);
    await tell(await makeReservation(database));
    await until(async () => (await deliveries())[0]?.attempts === 1);
    const [waiting] = await deliveries();
    await inContext(() => service.replay(ADMIN, waiting?.id ?? 0));
    await settled(DELIVERED);
    await inContext(() => service.replay(ADMIN, waiting?.id ?? 0));
    await until(() => receiver.received.length === 3);
    await settled(DELIVERED);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([waiting?.eventId]));
    expect(await deliveries()).toMatchObject([{ attempts: 3, round: 3 }]);
  });

  it('of a test is sent once, even to a webhook that is off, without notifying the staff', async () => {
    await startInstance(SOON);
    const receiver = await receive((response) => void response.writeHead(404).end());
    const { webhook } = await register(receiver.url, [WebhookEvent.RESERVATION_CREATED], false);
    await inContext(() => service.sendTest(ADMIN, webhook.id));
    await settled(FAILED);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
    expect(await deliveries()).toMatchObject([{ attempts: 1, statusCode: 404, eventType: 'webhook.test' }]);
    expect(published).toEqual([]);
  });

  it('is kept for thirty days; one that the queue has lost is still sent', async () => {
    await startInstance();
    const receiver = await receive();
    const { webhook } = await register(receiver.url);
    const row = (createdAt: Date, status: string): Promise<unknown> =>
      database.orm.em.fork().execute(
        `insert into webhook_delivery (created_at, updated_at, webhook_id, event_id, event_type, body, status)
         values (?, ?, ?, gen_random_uuid(), 'reservation.created', '{}', ?)`,
        [createdAt, createdAt, webhook.id, status],
      );
    const now = new Date();
    const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    await row(ago(31), 'DELIVERED');
    await row(ago(29), 'DELIVERED');
    await row(ago(3), 'PENDING');
    await row(ago(1), 'PENDING');
    expect(await inContext(() => deliverer.tidy(now))).toEqual({ deleted: 1, resumed: 1, more: false });
    await until(() => receiver.received.length > 0);
    await until(async () => (await deliveries())[1]?.status === DELIVERED);
    expect(receiver.received).toHaveLength(1);
    expect((await deliveries()).map(({ status, failure }) => [status, failure])).toEqual([
      ['DELIVERED', undefined],
      ['DELIVERED', undefined],
      ['PENDING', undefined],
    ]);
  });

  it('is deleted in batches, and a run that reached its bound says so', async () => {
    await startInstance(SOON, { working: false, bounds: { batch: 2, batches: 2 } });
    const { webhook } = await register((await receive()).url);
    const rows = (count: number, days: number, status: string) =>
      database.orm.em.fork().execute(
        `insert into webhook_delivery (created_at, updated_at, webhook_id, event_id, event_type, body, status)
         select ?, ?, ?, gen_random_uuid(), 'reservation.created', '{}', ? from generate_series(1, ?)`,
        [new Date(Date.now() - days * DAY_MS), new Date(Date.now() - days * DAY_MS), webhook.id, status, count],
      );
    await rows(5, 31, 'DELIVERED');
    await rows(3, 3, 'PENDING');
    const tidy = () => inContext(() => deliverer.tidy());
    expect(await tidy()).toEqual({ deleted: 4, resumed: 2, more: true });
    expect(await tidy()).toEqual({ deleted: 1, resumed: 1, more: false });
    expect(await tidy()).toEqual({ deleted: 0, resumed: 0, more: false });
  });
});

describe('a secret', () => {
  it('that was rotated signs together with the new one for a day', async () => {
    await startInstance();
    const receiver = await receive();
    const { webhook, secret: old } = await register(receiver.url);
    const { secret } = await inContext(() => service.rotateSecret(ADMIN, webhook.id));
    const reservation = await makeReservation(database);
    await tell(reservation);
    await settled(DELIVERED);
    const [both] = receiver.received as [ReceivedWebhook];
    expect([isGenuine(secret, both), isGenuine(old, both)]).toEqual([true, true]);

    const yesterday = new Date(Date.now() - DAY_MS - 1000);
    const { secret: newest } = await inContext(() => service.rotateSecret(ADMIN, webhook.id, yesterday));
    await tell(reservation);
    await settled(DELIVERED);
    const last = receiver.received.at(-1) as ReceivedWebhook;
    expect([isGenuine(newest, last), isGenuine(old, last)]).toEqual([true, false]);
  });

  it('is encrypted in the database, and unreadable without AUTH_SECRET', async () => {
    await startInstance();
    const receiver = await receive();
    const { secret } = await register(receiver.url);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await count(`webhook where strpos(webhook::text, '${secret.slice(6)}') > 0`)).toBe(0);
    await queues.pop()?.stop();
    await startInstance(NEVER, { authSecret: 'another secret of the installation, as long' });
    await tell(await makeReservation(database));
    await settled(FAILED);
    expect(await deliveries()).toMatchObject([{ failure: 'SECRET_UNREADABLE' }]);
    expect(receiver.received).toEqual([]);
  });
});
