import { makeVehicle } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import { createEventBus } from '../../../platform/events/event-bus.js';
import { DueNoticeService } from '../../upkeep/maintenance/maintenance.notices.js';
import { NOTIFICATION_ADDED } from './notification.events.js';
import { NotificationService } from './notification.service.js';
import { tellOfVehicles } from './vehicle.notices.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';

let database: Database;
let published: number[];
let service: DueNoticeService;

const NOW = new Date('2026-11-20T08:00:00Z');
const inDays = (days: number): string => agencyDay(new Date(NOW.getTime() + days * DAY_MS));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  published = [];
  const { em } = database.orm;
  const events = createEventBus({ redisUrl: undefined, namespace: 'test', onError: () => undefined });
  events.listen(NOTIFICATION_ADDED, ({ notificationId }) => published.push(notificationId));
  const domainEvents = new DomainEvents();
  tellOfVehicles(domainEvents, new NotificationService(em, events));
  service = new DueNoticeService({ em, domainEvents, jobs: undefined } as never);
  await execute('delete from notification');
  await execute('delete from maintenance');
  await execute('update vehicle set insurance_ends_on = null');
});

const execute = <T = unknown>(sql: string, params: unknown[] = []): Promise<T> =>
  database.orm.em.fork().execute(sql, params) as Promise<T>;
/** Runs the check for due work; returns the notifications that live pages were told of. */
async function check(now = NOW): Promise<number[]> {
  await inUnitOfWork(database.orm.em, () => service.check(now));
  return published.splice(0);
}

async function work(vehicle: Vehicle, next: { on?: string; km?: number }, nature = 'OIL_CHANGE'): Promise<number> {
  const [row] = await execute<{ id: number }[]>(
    `insert into maintenance (created_at, updated_at, vehicle_id, nature, performed_on, next_on, next_odometer_km)
     values (now(), now(), ?, ?, '2026-01-01', ?, ?) returning id`,
    [vehicle.id, nature, next.on ?? null, next.km ?? null],
  );
  return row?.id ?? 0;
}

const notices = () =>
  execute<object[]>('select title, description, maintenance_id, vehicle_id from notification order by id');

describe('notices of due work', () => {
  it('are made once each, and again when near becomes overdue', async () => {
    const car = await makeVehicle(database, { name: 'Renault Clio', plateNumber: '777-A-6' });
    const id = await work(car, { on: inDays(10) });
    await work(car, { on: inDays(100) }, 'SERVICING');
    expect(await check()).toHaveLength(1);
    expect(await notices()).toEqual([
      {
        title: 'Entretien à prévoir',
        description: 'Renault Clio (777-A-6) · Vidange : à faire avant le 30-11-2026.',
        maintenance_id: id,
        vehicle_id: car.id,
      },
    ]);
    expect(await check(new Date(NOW.getTime() + DAY_MS))).toEqual([]);
    expect(await check(new Date(NOW.getTime() + 11 * DAY_MS))).toHaveLength(1);
    expect(await notices()).toMatchObject([{}, { title: 'Entretien en retard', maintenance_id: id }]);
  });

  it('also follow the odometer', async () => {
    const car = await makeVehicle(database, { odometerKm: 49_000 });
    await work(car, { km: 50_000 });
    expect(await check()).toEqual([]);
    await execute('update vehicle set odometer_km = 49600 where id = ?', [car.id]);
    expect(await check()).toHaveLength(1);
    await execute('update vehicle set odometer_km = 50001 where id = ?', [car.id]);
    expect(await check()).toHaveLength(1);
    expect(await check()).toEqual([]);
  });

  it('are made again for a new date, and removed with the work', async () => {
    const car = await makeVehicle(database);
    const id = await work(car, { on: inDays(3) });
    expect(await check()).toHaveLength(1);
    await execute('update maintenance set next_on = ? where id = ?', [inDays(5), id]);
    expect(await check()).toHaveLength(1);
    await execute('delete from maintenance where id = ?', [id]);
    expect(await notices()).toEqual([]);
  });

  it('include insurances', async () => {
    const car = await makeVehicle(database, { name: 'Dacia Logan', plateNumber: '1-A-1' });
    await execute('update vehicle set insurance_ends_on = ? where id = ?', [inDays(-1), car.id]);
    await check();
    expect(await notices()).toEqual([
      {
        title: 'Assurance expirée',
        description: 'Dacia Logan (1-A-1) · Assurance : expirée depuis le 19-11-2026.',
        maintenance_id: null,
        vehicle_id: car.id,
      },
    ]);
  });

  it('leave out work that was done again, and work that is only planned', async () => {
    const car = await makeVehicle(database);
    await work(car, { on: inDays(-3) });
    await execute(
      `insert into maintenance (created_at, updated_at, vehicle_id, nature, performed_on)
       values (now(), now(), ?, 'OIL_CHANGE', ?)`,
      [car.id, inDays(2)],
    );
    expect(await check()).toHaveLength(1);
    await execute('delete from notification');
    await execute('update maintenance set performed_on = ? where next_on is null', [inDays(0)]);
    expect(await check()).toEqual([]);
  });

  it('are made once when many servers check at the same moment', async () => {
    const car = await makeVehicle(database);
    await work(car, { on: inDays(1) });
    const made = await Promise.all(Array.from({ length: 8 }, () => check()));
    expect(made.flat()).toHaveLength(1);
  });
});
