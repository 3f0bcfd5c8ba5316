import { idOf } from '../../../kernel/ids.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { countStatements } from '../../../../test/count-statements.js';
import { makeEmployee, makeReservation } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import type { Actor } from '../../../kernel/actor.js';
import { NotificationService } from './notification.service.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';
import { createEventBus } from '../../../platform/events/event-bus.js';

const events = createEventBus({ redisUrl: undefined, namespace: 'test', onError: () => undefined });

let database: Database;
let service: NotificationService;
let reader: Actor;
let otherReader: Actor;

const asStaff = (id: number): Actor => ({ kind: 'employee', id, sessionId: 'session' });
const run = <T>(work: () => Promise<T>): Promise<T> => inUnitOfWork(database.orm.em, work);
const FIRST_PAGE = { page: 1, size: 20 };

beforeAll(async () => {
  database = await openTestDatabase();
  service = new NotificationService(database.orm.em, events);
  reader = asStaff((await makeEmployee(database)).id);
  otherReader = asStaff((await makeEmployee(database)).id);
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.orm.em.fork().execute('delete from notification');
});

async function add(title: string): Promise<{ id: number }> {
  const news = { title, description: 'Ce qui est arrivé' };
  await run(() => inTransaction(database.orm.em, (tx) => service.add(tx, [news])));
  const [row] = await database.orm.em.fork().execute<{ id: number }[]>('select max(id) as id from notification');
  return { id: row?.id ?? 0 };
}

describe('notifications', () => {
  it('are stored with the transaction that adds them, and rolled back with it', async () => {
    const reservation = await makeReservation(database);
    await run(() =>
      inTransaction(database.orm.em, async (tx) => {
        const about = { reservationId: reservation.id };
        await service.add(tx, [{ title: 'Nouvelle réservation', description: 'de Casablanca', ...about }]);
      }),
    );
    await expect(
      run(() =>
        inTransaction(database.orm.em, async (tx) => {
          await service.add(tx, [{ title: 'Perdue', description: '' }]);
          throw new Error('rolled back');
        }),
      ),
    ).rejects.toThrow('rolled back');

    const page = await run(() => service.list(reader, FIRST_PAGE));
    expect(page).toMatchObject({
      totalCount: 1,
      unreadCount: 1,
      items: [
        {
          title: 'Nouvelle réservation',
          description: 'de Casablanca',
          reservationNumber: reservation.number,
          read: false,
        },
      ],
    });
    expect(page.items[0]?.createdAt).toBeInstanceOf(Date);
  });

  it('are listed newest first, in pages', async () => {
    for (const title of ['un', 'deux', 'trois']) await add(title);
    const titles = async (page: number) =>
      (await run(() => service.list(reader, { page, size: 2 }))).items.map((item) => item.title);
    expect(await titles(1)).toEqual(['trois', 'deux']);
    expect(await titles(2)).toEqual(['un']);
  });

  it('are marked as read per reader', async () => {
    const { id } = await add('un');
    await add('deux');
    expect(await run(() => service.markRead(reader, idOf(String(id))))).toMatchObject({ id, read: true });
    expect(await run(() => service.list(reader, FIRST_PAGE))).toMatchObject({
      unreadCount: 1,
      items: [{ read: false }, { read: true }],
    });
    expect(await run(() => service.list(otherReader, FIRST_PAGE))).toMatchObject({
      unreadCount: 2,
      items: [{ read: false }, { read: false }],
    });
    expect((await run(() => service.unread(reader))).map((item) => item.title)).toEqual(['deux']);
  });

  it('may be marked again, at the same time or all at once', async () => {
    const { id } = await add('un');
    await add('deux');
    await Promise.all(Array.from({ length: 8 }, () => run(() => service.markRead(reader, id))));
    await Promise.all(Array.from({ length: 4 }, () => run(() => service.markAllRead(reader))));
    expect(await run(() => service.list(reader, FIRST_PAGE))).toMatchObject({ unreadCount: 0 });
  });

  it.each([undefined, 'x', '0', '999999', '99999999999', {}])('refuses to mark %j', async (id) => {
    await expect(run(() => service.markRead(reader, idOf(id)))).rejects.toMatchObject({
      kind: 'not_found',
      code: 'NOTIFICATION.UNKNOWN',
    });
  });

  it('are for staff only', async () => {
    const customer: Actor = { kind: 'customer', id: 1, sessionId: 'session' };
    for (const call of [
      () => service.list(customer, FIRST_PAGE),
      () => service.unread(customer),
      () => service.markAllRead(customer),
    ]) {
      await expect(run<unknown>(call)).rejects.toMatchObject({ kind: 'forbidden' });
    }
    await expect(run(() => service.markRead({ kind: 'visitor' }, 1))).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('take the same number of statements however many there are', async () => {
    const counts: number[] = [];
    for (const size of [1, 20, 100]) {
      for (let n = 0; n < size; n += 1) await database.orm.em.fork().execute(INSERT);
      counts.push(await countStatements(() => run(() => service.list(reader, { page: 1, size: 100 }))));
    }
    expect(counts).toEqual([2, 2, 2]);
  });
});

const INSERT = `insert into notification (created_at, updated_at, title, description) values (now(), now(), 'une', 'de plus')`;
