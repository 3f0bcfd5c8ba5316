import { makeVehicle } from '../../../test/factories.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { Vehicle, type VehicleTable } from '../../modules/fleet/vehicle/vehicle.entity.js';
import type { Database } from './orm.js';
import { Reader } from './reader.js';

let database: Database;
let reader: Reader;

beforeAll(async () => {
  database = await openTestDatabase();
  reader = new Reader(database.orm);
});
afterAll(() => database.close());

it('makes rows whose dates, amounts and lists are those of the entities', async () => {
  const { id } = await makeVehicle(database, { tiers: [{ fromDays: 7, dailyPrice: '250.00' }] });
  const row = await reader
    .tables<VehicleTable>()
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const entity = await database.orm.em.fork().findOneOrFail(Vehicle, { id });
  const { createdAt, modelDate, dailyPrice, tiers, galleryFiles } = entity;
  expect(row).toMatchObject({ createdAt, modelDate, dailyPrice, tiers, galleryFiles });
  expect(row).toMatchObject({ brandId: entity.brand.id, agencyId: entity.agency.id, insuranceEndsOn: null });
});

it('reads within a transaction what that has changed, and what is committed beside it', async () => {
  const { id } = await makeVehicle(database, { name: 'Clio' });
  const nameOf = async () => {
    const vehicle = await reader
      .tables<VehicleTable>()
      .selectFrom('vehicle')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return vehicle.name;
  };
  await database.orm.em.fork().transactional(async (em) => {
    await em.nativeUpdate(Vehicle, { id }, { name: 'Duster' });
    expect(await nameOf()).toBe('Duster');
  });
  expect(await nameOf()).toBe('Duster');
});
