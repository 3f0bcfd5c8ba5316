import { sql } from 'kysely';
import { makeCustomer, makeReservation, makeVehicle } from '../../../test/factories.js';
import { countStatements } from '../../../test/count-statements.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { Reservation } from '../../modules/booking/reservation/reservation.entity.js';
import { Vehicle } from '../../modules/fleet/vehicle/vehicle.entity.js';
import type { Database } from './orm.js';
import { Reader } from './reader.js';
import { type RecordOf, sourceOf } from './records.js';
import { inUnitOfWork } from './unit-of-work.js';

const RESERVATIONS = sourceOf(Reservation, 'r', { vehicle: { brand: true } });
const NEWEST = { where: [], orderBy: sql`r.id desc` };

let database: Database;
let reader: Reader;

beforeAll(async () => {
  database = await openTestDatabase();
  reader = new Reader(database.orm);
});
afterAll(() => database.close());

it('makes records with the same properties as the entities', async () => {
  const customer = await makeCustomer(database);
  const secondDriver = { lastName: 'Berrada', firstName: 'Salma' };
  const { id } = await makeReservation(database, { customer, secondDriver, total: '900.00', advance: '150.00' });
  const [record] = await reader.byIds(RESERVATIONS, [id]);
  const entity = await database.orm.em
    .fork()
    .findOneOrFail(Reservation, { id }, { populate: ['vehicle.brand', 'vehicle.agency', 'customer'] });
  const shown = (of: RecordOf<Reservation>) => {
    const { startsAt, endsAt, createdAt, status, number, days, balance, quotedTotal, reason, acceptedAt, driver } = of;
    const vehicle = of.vehicle.getEntity();
    return {
      ...{ startsAt, endsAt, createdAt, status, number, days, balance, quotedTotal, reason, acceptedAt },
      driver: { ...driver },
      second: of.secondDriver && { ...of.secondDriver },
      vehicle: { name: vehicle.name, day: vehicle.modelDate, tiers: vehicle.tiers, gallery: [...vehicle.galleryFiles] },
      insurance: { ...vehicle.insurance },
      brand: vehicle.brand.getEntity().name,
      keys: [of.customer?.id, vehicle.agency.id, of.requestedVehicle?.id],
    };
  };
  if (!record) throw new Error('no record');
  expect(shown(record)).toEqual(shown(entity));
  expect(record.createdAt).toBeInstanceOf(Date);
});

it('loads a related record that was not joined in one more statement for all rows', async () => {
  const customers = [await makeCustomer(database), await makeCustomer(database)];
  for (const customer of customers) await makeReservation(database, { customer });
  const records = await reader.list(RESERVATIONS, NEWEST, { limit: 2 });
  let names: unknown[] = [];
  const statements = await countStatements(async () => {
    names = await inUnitOfWork(database.orm.em, () =>
      Promise.all(records.map(async ({ customer }) => (await customer?.loadOrFail())?.email)),
    );
  });
  expect(names).toEqual([customers[1]?.email, customers[0]?.email]);
  expect(statements).toBe(1);
});

it('counts all rows, also for a page behind the last', async () => {
  const vehicle = await makeVehicle(database);
  for (let i = 0; i < 3; i += 1) await makeReservation(database, { vehicle });
  const mine = { ...NEWEST, where: [sql`r.vehicle_id = ${vehicle.id}`] };
  const first = await reader.page(RESERVATIONS, mine, { page: 1, size: 2 });
  expect([first.items.length, first.totalCount, first.pageCount]).toEqual([2, 3, 2]);
  const behind = await reader.page(RESERVATIONS, mine, { page: 9, size: 2 });
  expect([behind.items.length, behind.totalCount]).toEqual([0, 3]);
  const none = await reader.page(RESERVATIONS, { ...NEWEST, where: [sql`false`] }, { page: 1, size: 2 });
  expect([none.items.length, none.totalCount]).toEqual([0, 0]);
});

it('reads within a transaction what that has changed, and what is committed beside it', async () => {
  const { id } = await makeVehicle(database, { name: 'Clio' });
  const nameOf = async () => (await reader.byIds(sourceOf(Vehicle, 'v'), [id]))[0]?.name;
  await database.orm.em.fork().transactional(async (em) => {
    await em.nativeUpdate(Vehicle, { id }, { name: 'Duster' });
    expect(await nameOf()).toBe('Duster');
  });
  expect(await nameOf()).toBe('Duster');
});
