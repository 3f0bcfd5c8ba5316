import { inTransaction } from '../../../platform/database/transaction.js';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { makeCustomer, makeEmployee, makeReservation } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

let app: TestApp;
let staff: string;
let customer: string;
let reservation: Reservation;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
  customer = await app.tokenFor(await makeCustomer(app.database));
  reservation = await makeReservation(app.database);
});

afterAll(() => app.close());

beforeEach(() => app.database.orm.em.fork().execute('delete from notification'));

const add = (title: string) =>
  app.inContext(async () => {
    const em = app.database.orm.em;
    const notice = { title, description: 'détail', reservationId: reservation.id };
    await inTransaction(em, (tx) => app.services.notifications.add(tx, [notice]));
    const [row] = await em.fork().execute<{ id: number }[]>('select max(id) as id from notification');
    return String(row?.id);
  });

const LIST =
  '{ notifications(page: { size: 2 }) { totalCount unreadCount pageCount items { id title description reservationNumber reservationStatus read createdAt } } }';

describe('notifications over GraphQL', () => {
  it('are listed and marked read', async () => {
    const [first] = [await add('un'), await add('deux'), await add('trois')];
    expect((await app.graphql(LIST, {}, staff)).data).toMatchObject({
      notifications: {
        totalCount: 3,
        unreadCount: 3,
        pageCount: 2,
        items: [
          { title: 'trois', read: false, reservationNumber: reservation.number, reservationStatus: 'PENDING' },
          { title: 'deux' },
        ],
      },
    });
    const mark = 'mutation ($id: ID!) { markNotificationRead(input: { id: $id }) { id read reservationNumber } }';
    expect((await app.graphql(mark, { id: first }, staff)).data).toEqual({
      markNotificationRead: { id: first, read: true, reservationNumber: reservation.number },
    });
    expect((await app.graphql(mark, { id: '0' }, staff)).errors).toMatchObject([
      { message: "Cette notification n'existe pas.", extensions: { code: 'NOTIFICATION.UNKNOWN' } },
    ]);
    expect((await app.graphql('mutation { markAllNotificationsRead }', {}, staff)).data).toEqual({
      markAllNotificationsRead: true,
    });
    expect((await app.graphql(LIST, {}, staff)).data).toMatchObject({ notifications: { unreadCount: 0 } });
  });

  it('that are older than the account of the reader count as read', async () => {
    const older = await add('avant');
    // The account may be created within the same millisecond.
    await app.execute("update notification set created_at = created_at - interval '1 millisecond' where id = ?", [
      older,
    ]);
    const newcomer = await app.tokenFor(await makeEmployee(app.database));
    await add('après');
    expect((await app.graphql(LIST, {}, newcomer)).data).toMatchObject({
      notifications: {
        totalCount: 2,
        unreadCount: 1,
        items: [
          { title: 'après', read: false },
          { title: 'avant', read: true },
        ],
      },
    });
    expect((await app.rest('GET', '/Notification', undefined, newcomer)).json()).toMatchObject([{ titre: 'après' }]);
    const mark = 'mutation ($id: ID!) { markNotificationRead(input: { id: $id }) { read } }';
    expect((await app.graphql(mark, { id: older }, newcomer)).data).toEqual({ markNotificationRead: { read: true } });
    expect((await app.graphql(LIST, {}, staff)).data).toMatchObject({ notifications: { unreadCount: 2 } });
  });

  it('are refused to everyone else', async () => {
    expect((await app.graphql(LIST)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await app.graphql(LIST, {}, customer)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await app.graphql('mutation { markAllNotificationsRead }', {}, customer)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });
});

describe('live notifications', () => {
  const SUBSCRIPTION = 'subscription { notificationAdded { title read reservationNumber } }';
  let url: string;

  beforeAll(async () => {
    url = (await app.listen()).replace('http', 'ws');
  });

  /** Returns the first result of the subscription, after running `meanwhile`. */
  async function firstResult(token: string | undefined, meanwhile: () => Promise<unknown>): Promise<unknown> {
    const client = createClient({
      url: `${url}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      ...(token ? { connectionParams: { authorization: `Bearer ${token}` } } : {}),
    });
    try {
      const results = client.iterate({ query: SUBSCRIPTION });
      const first = results.next();
      // The server does not confirm a subscription.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await meanwhile();
      return (await first).value;
    } finally {
      await client.dispose();
    }
  }

  it('reach the staff', async () => {
    expect(await firstResult(staff, () => add('en direct'))).toEqual({
      data: { notificationAdded: { title: 'en direct', read: false, reservationNumber: reservation.number } },
    });
  });

  it.each([
    ['a visitor', () => undefined, 'UNAUTHENTICATED'],
    ['a customer', () => customer, 'FORBIDDEN'],
  ])('are refused to %s', async (_who, token, code) => {
    const refused = await firstResult(token(), () => add('en secret')).catch((error: unknown) => ({ errors: error }));
    expect(refused).toMatchObject({ errors: [{ extensions: { code } }] });
  });
});

describe('notifications over REST', () => {
  it('are a plain list of the unread ones, marked one at a time', async () => {
    const [first] = [await add('un'), await add('deux')];
    const list = async () => (await app.rest('GET', '/Notification', undefined, staff)).json<unknown[]>();
    expect(await list()).toEqual([
      {
        id: expect.any(Number) as number,
        titre: 'deux',
        description: 'détail',
        num_reservation: reservation.number,
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
      },
      expect.objectContaining({ id: Number(first), titre: 'un' }),
    ]);
    expect((await app.rest('POST', '/NotificationModifier', { id: Number(first) }, staff)).statusCode).toBe(200);
    expect((await app.rest('POST', '/NotificationModifier', { id: Number(first) }, staff)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ titre: 'deux' }]);
  });

  it.each([{ id: 'x' }, { id: 999_999 }])('refuse to mark %j', async (body) => {
    const reply = await app.rest('POST', '/NotificationModifier', body, staff);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ message: "Cette notification n'existe pas." });
  });

  it.each([
    ['/NotificationModifier', 'id'],
    ['/maintenanceModifier', 'id_maintenance'],
    ['/prestataireModifier', 'id_prestataire'],
    ['/marqueModifier', 'id'],
    ['/admin/vehiculeModifier', 'id'],
    ['/ClientModifier', 'id'],
    ['/UserModifier', 'id'],
  ])('and other records: %s wants an id, and answers 404 to one of none', async (path, field) => {
    for (const body of [{}, { [field]: null }, { [field]: '' }]) {
      const reply = await app.rest('POST', path, body, staff);
      expect([reply.statusCode, reply.json()]).toEqual([
        422,
        { message: "L'identifiant est obligatoire.", errors: { [field]: ["L'identifiant est obligatoire."] } },
      ]);
    }
    expect((await app.rest('POST', path, { [field]: '999999' }, staff)).statusCode).toBe(404);
  });

  it('are refused to everyone else', async () => {
    for (const [method, path] of [
      ['GET', '/Notification'],
      ['POST', '/NotificationModifier'],
    ] as const) {
      expect((await app.rest(method, path, method === 'POST' ? {} : undefined)).statusCode).toBe(401);
      expect((await app.rest(method, path, method === 'POST' ? {} : undefined, customer)).statusCode).toBe(403);
    }
  });
});
